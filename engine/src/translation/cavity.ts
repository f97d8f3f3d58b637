import { gasField, type Cavity as ConstructionCavity } from '@soundleaf/construction'
import type { CavityGas } from '@soundleaf/contracts'
import type { Cavity } from '../input/assembly'
import { fillsOf } from './fill'
import { m } from './si'

const GASES: Readonly<Record<CavityGas, Pick<Cavity, 'gas'>>> = {
  Air: {},
  Argon: { gas: 'argon' },
  Krypton: { gas: 'krypton' },
}

/** A cavity without a frame. */
export function openCavity(cavity: ConstructionCavity): Cavity {
  return {
    ...GASES[gasField.read(cavity) ?? 'Air'],
    part: 'cavity',
    componentId: cavity.id,
    depth_m: m(cavity.totalCavityDepth_mm),
    fills: fillsOf(cavity.id, cavity.insulation),
    connections: [],
  }
}
