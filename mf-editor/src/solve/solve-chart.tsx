import type { SolvePoint } from '@soundleaf/contracts'
import { formatNumber, formatPlain, unitName, unitSize } from '@soundleaf/texts'
import { chakra } from '@soundleaf/ui'
import { Axes } from '../sweep/axes'
import { axis } from '../sweep/axis'
import { t } from '../texts/solve'
import type { Askable } from './solve-form'

interface Props {
  /** All that was tried; those without a result are not drawn. */
  readonly points: readonly SolvePoint[]
  readonly front: readonly SolvePoint[]
  readonly fits: (point: SolvePoint) => boolean
  /** What the first requirement asks for: it is drawn upwards. */
  readonly asked: Askable
  readonly required: number
  /** mm; 0 where there is none. */
  readonly limit: number
  readonly chosen: SolvePoint | null
  readonly onChoose: (point: SolvePoint) => void
}

const WIDTH = 640
const HEIGHT = 280
const PLOT = { left: 44, right: 16, top: 20, bottom: 40 } as const
/** Radii of the lightest and the heaviest. */
const RADII = { least: 3, most: 8 } as const
/** Points nearer than this are drawn once. */
const GRID_PX = 4

/** What was tried, over thickness: area is mass, filled is what fits, the front is numbered. The list says the same. */
export function SolveChart({ points, front, fits, asked, required, limit, chosen, onChoose }: Props) {
  const known = points.filter(({ numbers }) => numbers.length > 0)
  if (known.length === 0) return null
  const valueOf = ({ numbers: [number] }: SolvePoint) => number?.tenths ?? Number.NaN
  const across = axis(
    [...known.map(({ thickness }) => thickness), ...(limit > 0 ? [limit] : [])],
    [PLOT.left, WIDTH - PLOT.right],
    unitSize('mm'),
  )
  const up = axis([...known.map(valueOf), required], [HEIGHT - PLOT.bottom, PLOT.top])
  const masses = known.map(({ mass }) => mass)
  const [lightest, heaviest] = [Math.min(...masses), Math.max(...masses)]
  const radius = ({ mass }: SolvePoint) =>
    RADII.least +
    (RADII.most - RADII.least) * Math.sqrt((mass - lightest) / Math.max(heaviest - lightest, 1e-9))
  const place = (point: SolvePoint) => ({ x: across.at(point.thickness), y: up.at(valueOf(point)) })
  const drawn = new Map(
    known.map((point) => {
      const { x, y } = place(point)
      return [`${Math.round(x / GRID_PX)},${Math.round(y / GRID_PX)},${fits(point)}`, point]
    }),
  )
  const fitting = known.filter(fits).length
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="full"
      role="img"
      aria-label={t('solve.chart', {
        rating: asked.name,
        fitting: formatNumber(fitting),
        tried: formatNumber(known.length),
      })}
      fontSize="12px"
      fill="fg.muted"
    >
      <Axes
        {...{ up, across, height: HEIGHT }}
        label={t('solve.property', { property: t('solve.thickness'), unit: unitName('mm') })}
        unit="mm"
        plot={{ left: PLOT.left, right: WIDTH - PLOT.right, bottom: HEIGHT - PLOT.bottom }}
      />
      <chakra.line
        x1={PLOT.left}
        x2={WIDTH - PLOT.right}
        y1={up.at(required)}
        y2={up.at(required)}
        stroke="fg"
        strokeDasharray="2 3"
      />
      {limit > 0 && (
        <chakra.line
          x1={across.at(limit)}
          x2={across.at(limit)}
          y1={PLOT.top}
          y2={HEIGHT - PLOT.bottom}
          stroke="fg"
          strokeDasharray="2 3"
        />
      )}
      {[...drawn.values()].map((point) => (
        <chakra.circle
          key={point.choice.join()}
          cx={place(point).x}
          cy={place(point).y}
          r={radius(point)}
          fill={fits(point) ? 'fg.muted' : 'transparent'}
          fillOpacity="0.25"
          stroke="fg.muted"
          strokeDasharray={fits(point) ? undefined : '2 2'}
          opacity={fits(point) ? 1 : 0.6}
        />
      ))}
      <chakra.polyline
        points={rising(front, valueOf)
          .map((point) => `${place(point).x},${place(point).y}`)
          .join(' ')}
        fill="none"
        stroke="accent.fg"
      />
      {front.map((point, at) => {
        const { x, y } = place(point)
        const isChosen = point.choice.join() === chosen?.choice.join()
        return (
          <g key={point.choice.join()}>
            <chakra.circle
              cx={x}
              cy={y}
              r={radius(point) + 1}
              fill={isChosen ? 'accent.fg' : 'bg.panel'}
              stroke="accent.fg"
              strokeWidth="2"
              cursor="pointer"
              onClick={() => onChoose(point)}
            />
            <chakra.text
              x={x}
              y={y - radius(point) - 5}
              textAnchor="middle"
              fill="accent.fg"
              fontWeight="semibold"
            >
              {formatPlain(at + 1)}
            </chakra.text>
          </g>
        )
      })}
    </chakra.svg>
  )
}

/** Those of a front that are better than all thinner ones; the others are there for being lighter. */
function rising(front: readonly SolvePoint[], valueOf: (point: SolvePoint) => number): readonly SolvePoint[] {
  let best = -Infinity
  return front
    .toSorted((a, b) => a.thickness - b.thickness)
    .filter((point) => {
      const isBetter = valueOf(point) > best
      best = Math.max(best, valueOf(point))
      return isBetter
    })
}
