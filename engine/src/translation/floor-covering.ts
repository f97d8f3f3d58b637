import type { FloorCovering as ConstructionCovering } from '@soundleaf/construction'
import { surfaceModulus } from '../impact/hammer'
import type { FloorCovering, Sheet } from '../input/assembly'
import { m, Npm } from './si'

/** A covering that lies on the top leaf: its contact stiffness softens the impact. */
export function floorCovering(covering: ConstructionCovering): FloorCovering {
  return {
    componentId: covering.id,
    thickness_m: m(covering.thickness_mm),
    contactStiffness_Npm: Npm(covering.contactStiffness_MNm),
  }
}

/** Usual densities of coverings, which constructions do not state, kg/m³: parquet; linoleum, vinyl or rubber. */
const WOODEN_KGM3 = 700
const OTHER_KGM3 = 1200

/**
 * A covering on an impact sound insulation board, as a floating plate. Its modulus is chosen so that a hammer finds the
 * contact stiffness of the covering on it.
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
