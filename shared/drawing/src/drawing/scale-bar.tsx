import { formatQuantity, unitName } from '@soundleaf/texts'
import { roundPx } from '../layout/numbers'
import { t } from '../texts'
import { TEXT_STYLES } from './text-styles'

/** Lengths a scale bar may stand for, each round in its unit; mm. */
const MILLIMETRES = [10, 20, 50, 100, 200, 500, 1000]
const INCHES = [0.5, 1, 2, 4, 8, 20, 40].map((length_in) => length_in * 25.4)
const SHORTEST_PX = 60

/** A bar that says how long a round length is drawn, and that length in words beside it. */
export function ScaleBar({ scale_pxmm }: { scale_pxmm: number }) {
  const lengths = unitName('mm') === 'in' ? INCHES : MILLIMETRES
  const length_mm = lengths.find((mm) => mm * scale_pxmm >= SHORTEST_PX) ?? 1000
  const width = roundPx(length_mm * scale_pxmm)
  const length = formatQuantity(length_mm, 'mm')
  return (
    <svg
      width={width + 56}
      height={16}
      viewBox={`0 0 ${width + 56} 16`}
      role="img"
      aria-label={t('scale', { length })}
    >
      <path
        d={`M1 6v6h${width}V6M${roundPx(1 + width / 2)} 12V9`}
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="var(--lw-dim)"
      />
      <text x={width + 8} y={13} style={TEXT_STYLES.dimension} fill="var(--ink-3)">
        {length}
      </text>
    </svg>
  )
}
