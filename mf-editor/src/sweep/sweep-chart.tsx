import type { SweepPoint } from '@soundleaf/contracts'
import { formatPlain, unitSize } from '@soundleaf/texts'
import { chakra } from '@soundleaf/ui'
import { t } from '../texts/sweep'
import { Axes } from './axes'
import { axis, type Axis } from './axis'
import { plain } from './plain'
import type { SweptRating } from './swept-ratings'

interface SweepChartProps {
  readonly points: readonly SweepPoint[]
  readonly rating: SweptRating
  /** Drawn as a line; 0 where nothing is required. */
  readonly required: number
  /** What the values are: a property with its unit. */
  readonly property: string
  /** In which the values are, one of SI; null where they are the places of products, which no curve joins. */
  readonly unit: string | null
  readonly chosen: number | null
  /** The value that is there now. */
  readonly now: number
  readonly onChoose: (value: number) => void
}

interface Drawn {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly low: number
  readonly high: number
}

const WIDTH = 640
const HEIGHT = 240
const PLOT = { left: 44, right: 12, top: 12, bottom: 40 } as const

/**
 * The curve of a rating over the values of a property, in the band of its uncertainty; of products a point for each, by its
 * number in the table. The table says the same.
 */
export function SweepChart(props: SweepChartProps) {
  const { points, rating, required, property, unit, chosen, now, onChoose } = props
  const known = points.flatMap((point) => {
    const number = rating.valueAt(point)
    return number === null ? [] : [{ value: point.value, number, u: rating.uncertaintyAt(point) ?? 0 }]
  })
  if (known.length === 0) return null
  const across = acrossOf(
    points.map(({ value }) => value),
    unit,
  )
  const up = axis(
    [...known.flatMap(({ number, u }) => [number - u, number + u]), ...(required > 0 ? [required] : [])],
    [HEIGHT - PLOT.bottom, PLOT.top],
  )
  const first = unit === null ? 1 : 0
  const drawn: readonly Drawn[] = known.map(({ value, number, u }) => ({
    value,
    x: across.at(value + first),
    y: up.at(number),
    low: up.at(number - u),
    high: up.at(number + u),
  }))
  const band = [...drawn.map(({ x, high }) => [x, high]), ...drawn.map(({ x, low }) => [x, low]).reverse()]
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="full"
      role="img"
      aria-label={t('sweep.chart', { rating: plain(rating.notation), property })}
      fontSize="12px"
      fill="fg.muted"
    >
      <Axes
        {...{ up, across, height: HEIGHT }}
        label={property}
        unit={unit ?? ''}
        plot={{ left: PLOT.left, right: WIDTH - PLOT.right, bottom: HEIGHT - PLOT.bottom }}
      />
      {unit === null ? (
        drawn.map(({ value, x, low, high }) => (
          <chakra.line key={value} x1={x} x2={x} y1={low} y2={high} stroke="accent.fg" opacity="0.4" />
        ))
      ) : (
        <chakra.polygon
          points={band.map((corner) => corner.join()).join(' ')}
          fill="accent.fg"
          opacity="0.14"
        />
      )}
      {required > 0 && (
        <>
          <chakra.line
            x1={PLOT.left}
            x2={WIDTH - PLOT.right}
            y1={up.at(required)}
            y2={up.at(required)}
            stroke="fg"
            strokeDasharray="6 3"
          />
          <chakra.text x={WIDTH - PLOT.right} y={up.at(required) - 4} textAnchor="end" fill="fg">
            {t('sweep.requiredLine', { number: formatPlain(required) })}
          </chakra.text>
        </>
      )}
      {across.holds(now + first) && (
        <chakra.line
          x1={across.at(now + first)}
          x2={across.at(now + first)}
          y1={PLOT.top}
          y2={HEIGHT - PLOT.bottom}
          stroke="fg.muted"
          strokeDasharray="3 3"
        />
      )}
      {unit !== null && (
        <chakra.polyline
          points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="accent.fg"
          strokeWidth="2"
        />
      )}
      {drawn.map(({ value, x, y }) => (
        <chakra.circle
          key={value}
          cx={x}
          cy={y}
          r={value === chosen ? 6 : 3.5}
          fill="accent.fg"
          stroke="bg"
          cursor="pointer"
          onClick={() => onChoose(value)}
        />
      ))}
    </chakra.svg>
  )
}

/** Products stand side by side, and are counted from 1. */
function acrossOf(values: readonly number[], unit: string | null): Axis {
  const span = [PLOT.left, WIDTH - PLOT.right] as const
  if (unit !== null) return axis(values, span, unitSize(unit))
  const places = values.map((value) => value + 1)
  return { ...axis([0.5, values.length + 0.5], span), ticks: places }
}
