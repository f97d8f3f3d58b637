import type { SweepPoint } from '@soundleaf/contracts'
import { unitSize } from '@soundleaf/texts'
import { chakra } from '@soundleaf/ui'
import { t } from '../texts/sweep'
import { Axes } from './axes'
import { axis } from './axis'
import { plain } from './plain'
import type { SweptRating } from './swept-ratings'

interface SweepChartProps {
  readonly points: readonly SweepPoint[]
  readonly rating: SweptRating
  /** What the values are: a property with its unit. */
  readonly property: string
  /** In which the values are, one of SI. */
  readonly unit: string
  readonly chosen: number | null
  /** The value that the component has now. */
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

/** The curve of a rating over the values of a property, in the band of its uncertainty. The table says the same. */
export function SweepChart(props: SweepChartProps) {
  const { points, rating, property, unit, chosen, now, onChoose } = props
  const known = points.flatMap((point) => {
    const number = rating.valueAt(point)
    return number === null ? [] : [{ value: point.value, number, u: rating.uncertaintyAt(point) ?? 0 }]
  })
  if (known.length === 0) return null
  const across = axis(
    known.map(({ value }) => value),
    [PLOT.left, WIDTH - PLOT.right],
    unitSize(unit),
  )
  const up = axis(
    known.flatMap(({ number, u }) => [number - u, number + u]),
    [HEIGHT - PLOT.bottom, PLOT.top],
  )
  const drawn: readonly Drawn[] = known.map(({ value, number, u }) => ({
    value,
    x: across.at(value),
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
        unit={unit}
        plot={{ left: PLOT.left, right: WIDTH - PLOT.right, bottom: HEIGHT - PLOT.bottom }}
      />
      <chakra.polygon
        points={band.map((corner) => corner.join()).join(' ')}
        fill="accent.fg"
        opacity="0.14"
      />
      {across.holds(now) && (
        <chakra.line
          x1={across.at(now)}
          x2={across.at(now)}
          y1={PLOT.top}
          y2={HEIGHT - PLOT.bottom}
          stroke="fg.muted"
          strokeDasharray="3 3"
        />
      )}
      <chakra.polyline
        points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="accent.fg"
        strokeWidth="2"
      />
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
