import type { FloorCovering as ConstructionCovering } from '@soundleaf/construction'
import { surfaceModulus } from '../impact/hammer'
import type { FloorCovering, Sheet } from '../input/assembly'
import { m, Npm } from './si'

export function floorCovering(covering: ConstructionCovering): FloorCovering {
  return {
    componentId: covering.id,
    thickness_m: m(covering.thickness_mm),
    contactStiffness_Npm: Npm(covering.contactStiffness_MNm),
  }
}

/** Usual densities, for which a covering has no key: parquet, else linoleum, vinyl or rubber. */
const WOODEN_KGM3 = 700
const OTHER_KGM3 = 1200

/**
 * A covering on an impact board is a plate that floats on it. Its modulus is the one whose contact with a hammer has
 * the covering's stiffness, so the plate is as soft to the hammer as the covering is.
 */
export function coveringSheet(covering: ConstructionCovering): Sheet {
  return {
    componentId: covering.id,
    role: 'board',
    material: 'other',
    thickness_m: m(covering.thickness_mm),
    density_kgm3: covering.material === 'Wood' ? WOODEN_KGM3 : OTHER_KGM3,
    modulus_Pa: surfaceModulus(Npm(covering.contactStiffness_MNm)),
  }
}
