import { px } from '../layout/px'
import type { SectionPlan } from '../layout/section-plan'
import { LETTERING } from './lettering'

/** How far the lines run past the faces. */
const OVERRUN_PX = 12
/** Where along the line the break is. */
const BREAK_AT = 0.5

/** The lines at both ends of the drawn length: the construction goes on behind them. */
export function Ends({ plan }: { plan: SectionPlan }) {
  const { section, orientation } = plan
  const lines =
    orientation === 'wall'
      ? [section.y, section.y + section.height].map((y) => {
          const middle = px(section.x + section.width * BREAK_AT - 7)
          return `M${px(section.x - OVERRUN_PX)} ${px(y)}H${middle}l4 -6l6 12l4 -6H${px(section.x + section.width + OVERRUN_PX)}`
        })
      : [section.x, section.x + section.width].map((x) => {
          const middle = px(section.y + section.height * BREAK_AT - 7)
          return `M${px(x)} ${px(section.y - OVERRUN_PX + 2)}V${middle}l-6 4l12 6l-6 4V${px(section.y + section.height + OVERRUN_PX - 2)}`
        })
  return (
    <path
      d={lines.join('')}
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="var(--lw-dim)"
      pointerEvents="none"
    />
  )
}

/** Left and Right of a wall, Above and Below of a floor. */
export function SideLabels({ plan, hasSlots }: { plan: SectionPlan; hasSlots: boolean }) {
  const { section, orientation } = plan
  const [right, bottom] = [section.x + section.width, section.y + section.height]
  const [above, below] = hasSlots ? [54, 62] : [12, 20]
  return (
    <g fill="var(--ink-2)" pointerEvents="none">
      {orientation === 'wall' ? (
        <>
          <text style={LETTERING.side} x={section.x} y={section.y - 52}>
            Left
          </text>
          <text
            style={LETTERING.side}
            x={px(Math.max(right, section.x + 56))}
            y={section.y - 52}
            textAnchor="end"
          >
            Right
          </text>
        </>
      ) : (
        <>
          <text style={LETTERING.side} x={section.x} y={px(section.y - above)}>
            Above
          </text>
          <text style={LETTERING.side} x={section.x} y={px(bottom + below)}>
            Below
          </text>
        </>
      )}
    </g>
  )
}
