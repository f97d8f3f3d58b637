import { innerDepths_mm, type BoardSide } from '../frame/frame-parts'
import type { LayerPlace } from '../layout/layer-places'

/** A chain of dimensions within one layer. */
export interface Chain {
  readonly depths_mm: readonly number[]
  readonly stops_px: readonly number[]
}

/** The parts of a frame from face to face; null where they would only repeat the layer's own dimension. */
export function innerChain(place: LayerPlace, boardSide: BoardSide, scale_pxmm: number): Chain | null {
  if (place.component.kind !== 'frame' || place.isBroken) return null
  const depths_mm = innerDepths_mm(place.component, place.thickness_mm, boardSide)
  if (depths_mm.length < 2) return null
  const stops_px = [place.start_px]
  for (const depth of depths_mm) stops_px.push((stops_px.at(-1) ?? 0) + depth * scale_pxmm)
  return { depths_mm, stops_px }
}
