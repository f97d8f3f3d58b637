import type { Construction } from '@soundleaf/construction'
import { useId, useMemo } from 'react'
import { hatchFill, SectionDefs } from '../hatch/hatch-pattern'
import { usedHatches } from '../hatch/used-hatches'
import { boardSides, layerRect, planSection } from '../layout/section-plan'
import { LayerGraphic } from './layer-graphic'

interface Props {
  readonly construction: Construction
  readonly scale_pxmm: number
  /** Extent along itself: the height of a wall, the width of a floor. */
  readonly length_px: number
}

/** So much larger it is planned than shown: lines and hatches become finer, and thin layers keep their scale. */
const FINER = 3

/** The layers alone as a small picture, without keys and dimensions: sketches of one scale compare. Its text says the rest. */
export function SectionSketch({ construction, scale_pxmm, length_px }: Props) {
  const scope = useId()
  const plan = useMemo(
    () =>
      planSection({
        construction,
        scale_pxmm: scale_pxmm * FINER,
        drawnLength_px: length_px * FINER,
        labels: 'fitting',
      }),
    [construction, scale_pxmm, length_px],
  )
  const { places, orientation, section } = plan
  const sides = boardSides(construction.components)
  return (
    <svg
      width={section.width / FINER}
      height={section.height / FINER}
      viewBox={`${section.x} ${section.y} ${section.width} ${section.height}`}
      aria-hidden
    >
      <SectionDefs scope={scope} hatches={usedHatches(places, orientation)} />
      {places.map((place, index) => {
        const { x, y, width, height } = layerRect(plan, place)
        return (
          <g key={place.component.id} transform={`translate(${x} ${y})`}>
            <LayerGraphic
              component={place.component}
              depth_px={place.size_px}
              length_px={orientation === 'wall' ? height : width}
              orientation={orientation}
              scale_pxmm={plan.scale_pxmm}
              hatch={place.hatch.kind}
              fill={hatchFill(scope, place.hatch)}
              boardSide={sides[index] ?? 'end'}
              scope={scope}
            />
          </g>
        )
      })}
    </svg>
  )
}
