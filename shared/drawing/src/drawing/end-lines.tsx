import { roundPx } from '../layout/numbers'
import type { SectionPlan } from '../layout/section-plan'

/** How far the lines run past the faces. */
const OVERRUN_PX = 12
/** Where along the line the break is. */
const BREAK_AT = 0.5

/** The lines at both ends of the drawn length: the construction goes on behind them. */
export function EndLines({ plan }: { plan: SectionPlan }) {
  const { section, orientation } = plan
  const lines =
    orientation === 'wall'
      ? [section.y, section.y + section.height].map((y) => {
          const middle = roundPx(section.x + section.width * BREAK_AT - 7)
          return `M${roundPx(section.x - OVERRUN_PX)} ${roundPx(y)}H${middle}l4 -6l6 12l4 -6H${roundPx(section.x + section.width + OVERRUN_PX)}`
        })
      : [section.x, section.x + section.width].map((x) => {
          const middle = roundPx(section.y + section.height * BREAK_AT - 7)
          return `M${roundPx(x)} ${roundPx(section.y - OVERRUN_PX + 2)}V${middle}l-6 4l12 6l-6 4V${roundPx(section.y + section.height + OVERRUN_PX - 2)}`
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
