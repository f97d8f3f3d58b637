import type { FloorCovering as ConstructionCovering } from '@soundleaf/construction'
import type { FloorCovering } from '@soundleaf/engine'
import { m, Npm } from './si'

export function floorCovering(covering: ConstructionCovering): FloorCovering {
  return {
    componentId: covering.id,
    thickness_m: m(covering.thickness_mm),
    contactStiffness_Npm: Npm(covering.contactStiffness_MNm),
  }
}
