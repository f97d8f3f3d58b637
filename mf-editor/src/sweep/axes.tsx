import { formatPlain, numberIn } from '@soundleaf/texts'
import { chakra } from '@soundleaf/ui'
import type { Axis } from './axis'

interface AxesProps {
  readonly up: Axis
  readonly across: Axis
  /** What lies along the horizontal one, and in which unit of SI. */
  readonly label: string
  readonly unit: string
  /** px: where the plot is in the drawing. */
  readonly plot: {
    readonly left: number
    readonly right: number
    readonly bottom: number
  }
  readonly height: number
}

/** The ticks of a drawing with a line at each one upwards, and the label below. */
export function Axes({ up, across, label, unit, plot, height }: AxesProps) {
  return (
    <>
      {up.ticks.map((tick) => (
        <g key={tick}>
          <chakra.line x1={plot.left} x2={plot.right} y1={up.at(tick)} y2={up.at(tick)} stroke="border" />
          <text x={plot.left - 6} y={up.at(tick) + 4} textAnchor="end">
            {formatPlain(tick)}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <text key={tick} x={across.at(tick)} y={plot.bottom + 16} textAnchor="middle">
          {numberIn(unit, tick)}
        </text>
      ))}
      <text x={(plot.left + plot.right) / 2} y={height - 6} textAnchor="middle">
        {label}
      </text>
    </>
  )
}
