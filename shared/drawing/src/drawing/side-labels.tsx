import { roundPx } from '../layout/numbers'
import type { SectionPlan } from '../layout/section-plan'
import { t } from '../texts'
import { TEXT_STYLES } from './text-styles'

/** Left and Right of a wall, Above and Below of a floor. */
export function SideLabels({ plan, hasSlots }: { plan: SectionPlan; hasSlots: boolean }) {
  const { section, orientation } = plan
  const [right, bottom] = [section.x + section.width, section.y + section.height]
  const [above, below] = hasSlots ? [54, 62] : [12, 20]
  return (
    <g fill="var(--ink-2)" pointerEvents="none">
      {orientation === 'wall' ? (
        <>
          <text style={TEXT_STYLES.side} x={section.x} y={section.y - 52}>
            {t('left')}
          </text>
          <text
            style={TEXT_STYLES.side}
            x={roundPx(Math.max(right, section.x + 56))}
            y={section.y - 52}
            textAnchor="end"
          >
            {t('right')}
          </text>
        </>
      ) : (
        <>
          <text style={TEXT_STYLES.side} x={section.x} y={roundPx(section.y - above)}>
            {t('above')}
          </text>
          <text style={TEXT_STYLES.side} x={section.x} y={roundPx(bottom + below)}>
            {t('below')}
          </text>
        </>
      )}
    </g>
  )
}
