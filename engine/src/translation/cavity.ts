import type { Cavity as ConstructionCavity } from '@soundleaf/construction'
import type { Cavity } from '../input/assembly'
import { fillsOf } from './fill'
import { m } from './si'

/** A cavity without a frame. */
export function openCavity(cavity: ConstructionCavity): Cavity {
  return {
    part: 'cavity',
    componentId: cavity.id,
    depth_m: m(cavity.totalCavityDepth_mm),
    fills: fillsOf(cavity.id, cavity.insulation),
    connections: [],
  }
}
