import type { SectionPlan } from '../layout/section-plan'
import type { LayerMarks } from './layer-mark'
import { roundPx } from '../layout/numbers'
import { KEY_RADIUS_PX } from '../layout/key-centres'
import { TEXT_STYLES } from './text-styles'

/** Distances from the section: centre of the key, ends of its lead. */
const WALL = { key: 24, leadFrom: 15, leadTo: 3 }
const FLOOR = { key: 40, leadFrom: 31, leadTo: 8 }

interface Props {
  readonly plan: SectionPlan
  readonly selectedId: string | null
  readonly marks: LayerMarks
}

/** The letters A, B, C in circles, each led to its layer; an erroneous layer's key shows `!`, one with a notice a dot. */
export function LayerKeys({ plan, selectedId, marks }: Props) {
  const { orientation, places, section, keys_px } = plan
  const isWall = orientation === 'wall'
  const start = isWall ? section.x : section.y
  const centres = places.map((place) => start + place.start_px + place.size_px / 2)
  const at = isWall ? WALL : FLOOR
  const edge = isWall ? section.y : section.x
  const point = (along: number, distance: number) =>
    isWall ? `${roundPx(along)} ${roundPx(edge - distance)}` : `${roundPx(edge - distance)} ${roundPx(along)}`
  return (
    <g pointerEvents="none" aria-hidden="true">
      {places.map((place, index) => {
        const centre = centres[index] ?? 0
        const key = keys_px[index] ?? null
        if (key === null) return null
        const position = start + key
        const [cx, cy] = isWall ? [position, edge - at.key] : [edge - at.key, position]
        const mark = marks.get(place.component.id)?.kind
        const isErroneous = mark === 'error'
        const look = isErroneous
          ? LOOKS.erroneous
          : place.component.id === selectedId
            ? LOOKS.selected
            : LOOKS.plain
        return (
          <g key={place.component.id}>
            <path
              d={`M${point(position, at.leadFrom)}L${point(centre, at.leadTo)}`}
              fill="none"
              stroke="var(--line-2)"
              strokeWidth="var(--lw-dim)"
            />
            <circle
              cx={roundPx(cx)}
              cy={roundPx(cy)}
              r={KEY_RADIUS_PX}
              fill={look.fill}
              stroke={look.stroke}
            />
            <text
              x={roundPx(cx)}
              y={roundPx(cy + 4)}
              textAnchor="middle"
              style={look.lettering}
              fill={look.text}
            >
              {isErroneous ? '!' : place.letter}
            </text>
            {mark === 'notice' ? (
              <circle
                data-notice=""
                cx={roundPx(cx + BADGE.off)}
                cy={roundPx(cy - BADGE.off)}
                r={BADGE.radius}
                fill="var(--near)"
                stroke="var(--paper)"
              />
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

/** The dot of a notice, at the upper right of its key. */
const BADGE = { off: KEY_RADIUS_PX * 0.75, radius: 4 }

const LOOKS = {
  plain: {
    fill: 'var(--paper)',
    stroke: 'var(--line-2)',
    text: 'var(--ink-2)',
    lettering: TEXT_STYLES.dimension,
  },
  selected: {
    fill: 'var(--accent)',
    stroke: 'var(--accent)',
    text: 'var(--on-accent)',
    lettering: TEXT_STYLES.selected,
  },
  erroneous: {
    fill: 'var(--bad-soft)',
    stroke: 'var(--bad-line)',
    text: 'var(--bad)',
    lettering: TEXT_STYLES.selected,
  },
} as const
