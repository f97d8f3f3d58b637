import { totalThickness_mm, type Construction } from '@soundleaf/construction'
import { useId, useMemo } from 'react'
import { hatchFill, SectionDefs } from '../hatch/hatch-pattern'
import { usedHatches } from '../hatch/used-hatches'
import { boundedLength_mm } from '../layout/numbers'
import { boardSides, layerRect, planSection } from '../layout/section-plan'
import { LayerGraphic } from './layer-graphic'

interface Props {
  readonly construction: Construction
  readonly scale_pxmm: number
  /** Extent along itself: the height of a wall, the width of a floor. */
  readonly length_px: number
  /** Layers with a bar beside them, by their ids; given, there is room for it whether or not any is. */
  readonly markedIds?: ReadonlySet<string>
}

/** So much larger it is planned than shown: lines and hatches become finer, and thin layers keep their scale. */
const FINER = 3
/** A mark and its distance from the layers, px. */
const MARK = { size_px: 2.5, gap_px: 2.5 }

/** The one scale at which every one of the constructions has room across; at most `most_pxmm`. */
export function sketchScale_pxmm(
  constructions: readonly (Construction | null)[],
  { most_pxmm, room_px }: { readonly most_pxmm: number; readonly room_px: number },
): number {
  const thickest_mm = Math.max(
    0,
    ...constructions.map((one) => (one === null ? 0 : boundedLength_mm(totalThickness_mm(one)))),
  )
  return thickest_mm === 0 ? most_pxmm : Math.min(most_pxmm, room_px / thickest_mm)
}

/** The layers alone as a small picture, without keys and dimensions: sketches of one scale compare. Its text says the rest. */
export function SectionSketch({ construction, scale_pxmm, length_px, markedIds }: Props) {
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
  const isWall = orientation === 'wall'
  const room = markedIds === undefined ? 0 : (MARK.gap_px + MARK.size_px) * FINER
  const width = section.width + (isWall ? 0 : room)
  const height = section.height + (isWall ? room : 0)
  const mark = { size: MARK.size_px * FINER, gap: MARK.gap_px * FINER }
  return (
    <svg
      width={width / FINER}
      height={height / FINER}
      viewBox={`${section.x} ${section.y} ${width} ${height}`}
      aria-hidden
    >
      <SectionDefs scope={scope} hatches={usedHatches(places, orientation)} />
      {places.map((place, index) => {
        const rect = layerRect(plan, place)
        return (
          <g key={place.component.id} transform={`translate(${rect.x} ${rect.y})`}>
            <LayerGraphic
              component={place.component}
              depth_px={place.size_px}
              length_px={isWall ? rect.height : rect.width}
              orientation={orientation}
              scale_pxmm={plan.scale_pxmm}
              hatch={place.hatch.kind}
              fill={hatchFill(scope, place.hatch)}
              boardSide={sides[index] ?? 'end'}
              scope={scope}
            />
            {markedIds?.has(place.component.id) && (
              <rect
                x={isWall ? 0 : rect.width + mark.gap}
                y={isWall ? rect.height + mark.gap : 0}
                width={isWall ? rect.width : mark.size}
                height={isWall ? mark.size : rect.height}
                fill="var(--accent)"
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
