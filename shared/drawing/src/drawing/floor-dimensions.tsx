import { fittingLabels } from '../layout/fitting-labels'
import { thicknessText } from '../layout/dimension-levels'
import { px } from '../layout/px'
import type { SectionPlan } from '../layout/section-plan'
import { spread } from '../layout/spread'
import { DimensionLine } from './dimension-line'
import { LETTERING } from './lettering'

/** Distances right of the section of the two chains. */
const LAYERS_PX = 22
const TOTAL_PX = 60
const LINE_PX = 13

/** Right of a floor: every layer, the whole. */
export function FloorDimensions({ plan, total_mm }: { plan: SectionPlan; total_mm: number }) {
  const { section, places, labels } = plan
  const right = section.x + section.width
  const bottom = section.y + section.height
  const stops = [...places.map((place) => section.y + place.start_px), bottom]
  const centres = places.map((place) => section.y + place.start_px + place.size_px / 2)
  const lines = labels === 'all' ? spread(centres, LINE_PX) : centres
  const fits = fittingLabels(places, () => LINE_PX)
  return (
    <g fill="var(--ink)" pointerEvents="none">
      <DimensionLine orientation="floor" at={right + LAYERS_PX} stops={stops} />
      {places.map((place, index) =>
        labels === 'fitting' && fits[index] !== true ? null : (
          <text
            key={place.component.id}
            style={LETTERING.dimension}
            x={px(right + LAYERS_PX + 8)}
            y={px((lines[index] ?? 0) + 4)}
          >
            {thicknessText(place.thickness_mm)}
          </text>
        ),
      )}
      <DimensionLine orientation="floor" at={right + TOTAL_PX} stops={[section.y, bottom]} />
      <text x={px(right + TOTAL_PX + 8)} y={px(section.y + section.height / 2 + 4)} style={LETTERING.total}>
        {thicknessText(total_mm)}
        <tspan dx={3} style={LETTERING.dimension} fill="var(--ink-3)">
          mm
        </tspan>
      </text>
    </g>
  )
}
