import type { ImpactBoard } from '@soundleaf/construction'
import type { ResilientLayer } from '../input/assembly'
import { m, Npm3 } from './si'

/** An impact sound insulation board as a resilient layer. */
export function resilientLayer(board: ImpactBoard): ResilientLayer {
  return {
    part: 'resilient layer',
    componentId: board.id,
    thickness_m: m(board.thickness_mm),
    density_kgm3: board.density_kgm3,
    dynamicStiffness_Npm3: Npm3(board.dynamicStiffness_MNm3),
  }
}
