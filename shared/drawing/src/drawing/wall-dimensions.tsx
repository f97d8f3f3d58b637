import {
  chainLevels,
  DIMENSION_LEVEL_PX,
  dimensionLevels,
  thicknessText,
  thicknessWithUnit,
} from '../layout/dimension-levels'
import { roundPx } from '../layout/numbers'
import type { SectionPlan } from '../layout/section-plan'
import { DimensionLine } from './dimension-line'
import type { Chain } from './inner-chain'
import { TEXT_STYLES } from './text-styles'

/** Distances below the section of the three chains. */
const INNER_PX = 34
const LAYERS_PX = 66
const TOTAL_PX = 98

/** Below a wall: the parts of the selected frame, every layer, the whole. */
export function WallDimensions({
  plan,
  total_mm,
  inner,
}: {
  plan: SectionPlan
  total_mm: number
  inner: Chain | null
}) {
  const { section, places, labels } = plan
  const levels = dimensionLevels(places, labels)
  const raised = Math.max(0, chainLevels(places, labels) - 2) * DIMENSION_LEVEL_PX
  const bottom = section.y + section.height
  const [layersAt, totalAt] = [bottom + LAYERS_PX + raised, bottom + TOTAL_PX + raised]
  const end = section.x + section.width
  const stops = [...places.map((place) => section.x + place.start_px), end]
  return (
    <g textAnchor="middle" fill="var(--ink)" pointerEvents="none">
      {inner === null ? null : <InnerChain chain={inner} at={bottom + INNER_PX} origin={section.x} />}
      <DimensionLine orientation="wall" at={layersAt} stops={stops} />
      {places.map((place, index) => {
        const x = roundPx(section.x + place.start_px + place.size_px / 2)
        const level = levels[index] ?? null
        if (level === null) return null
        const lift = level * DIMENSION_LEVEL_PX
        return (
          <g key={place.component.id}>
            {lift === 0 ? null : (
              <path
                d={`M${x} ${roundPx(layersAt - 3)}V${roundPx(layersAt - 4 - lift)}`}
                stroke="var(--line-2)"
                strokeWidth="var(--lw-dim)"
              />
            )}
            <text x={x} y={roundPx(layersAt - 6 - lift)} style={TEXT_STYLES.dimension}>
              {thicknessText(place.thickness_mm)}
            </text>
          </g>
        )
      })}
      <DimensionLine orientation="wall" at={totalAt} stops={[section.x, end]} />
      <text x={roundPx(section.x + section.width / 2)} y={roundPx(totalAt - 6)} style={TEXT_STYLES.total}>
        {thicknessWithUnit(total_mm)}
      </text>
    </g>
  )
}

function InnerChain({ chain, at, origin }: { chain: Chain; at: number; origin: number }) {
  return (
    <g fill="var(--accent)">
      <DimensionLine
        orientation="wall"
        at={at}
        stops={chain.stops_px.map((stop) => origin + stop)}
        stroke="var(--accent)"
      />
      {chain.depths_mm.map((depth, index) => {
        const [from, to] = [chain.stops_px[index] ?? 0, chain.stops_px[index + 1] ?? 0]
        return (
          <text
            key={index}
            x={roundPx(origin + (from + to) / 2)}
            y={roundPx(at - 6)}
            style={TEXT_STYLES.dimension}
          >
            {thicknessText(depth)}
          </text>
        )
      })}
    </g>
  )
}
