import { unitName } from '@soundleaf/texts'
import { fittingLabels } from '../layout/fitting-labels'
import { floorChains, thicknessText } from '../layout/dimension-levels'
import { roundPx } from '../layout/numbers'
import type { SectionPlan } from '../layout/section-plan'
import { spreadLabels } from '../layout/spread-labels'
import { DimensionLine } from './dimension-line'
import { TEXT_STYLES } from './text-styles'

const LINE_PX = 13

/** Right of a floor: every layer, the whole. */
export function FloorDimensions({ plan, total_mm }: { plan: SectionPlan; total_mm: number }) {
  const { section, places, labels } = plan
  const { layers_px, total_px } = floorChains()
  const right = section.x + section.width
  const bottom = section.y + section.height
  const stops = [...places.map((place) => section.y + place.start_px), bottom]
  const centres = places.map((place) => section.y + place.start_px + place.size_px / 2)
  const lines = labels === 'all' ? spreadLabels(centres, LINE_PX) : centres
  const fits = fittingLabels(places, () => LINE_PX)
  return (
    <g fill="var(--ink)" pointerEvents="none">
      <DimensionLine orientation="floor" at={right + layers_px} stops={stops} />
      {places.map((place, index) =>
        labels === 'fitting' && fits[index] !== true ? null : (
          <text
            key={place.component.id}
            style={TEXT_STYLES.dimension}
            x={roundPx(right + layers_px + 8)}
            y={roundPx((lines[index] ?? 0) + 4)}
          >
            {thicknessText(place.thickness_mm)}
          </text>
        ),
      )}
      <DimensionLine orientation="floor" at={right + total_px} stops={[section.y, bottom]} />
      <text
        x={roundPx(right + total_px + 8)}
        y={roundPx(section.y + section.height / 2 + 4)}
        style={TEXT_STYLES.total}
      >
        {thicknessText(total_mm)}
        <tspan dx={3} style={TEXT_STYLES.dimension} fill="var(--ink-3)">
          {unitName('mm')}
        </tspan>
      </text>
    </g>
  )
}
