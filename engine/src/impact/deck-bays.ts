import { ON_JOISTS } from '../physics/leaf/bay-resonance'
import { atFrequencies } from '../physics/frequency'
import { dynamicStiffnessInSeries } from '../physics/stack/resonance'
import { RESILIENT_LOSS } from '../physics/stack/stack-layers'
import type { StackModel } from '../physics/stack/stack-model'

/** Loss factor of a deck between its joists, from nails, dry joints and what the neighbouring bays take up. */
const DECK_LOSS = 0.45

/**
 * Factor on the impact energy of a floor on joists about the first resonance of its deck between them, 70 to 170 Hz: there
 * the bay swings farther than the infinite plate of the wavenumber integral. Open box elements with ribs every 0.6 m under
 * 31 mm of laminated veneer have their largest levels at 100 to 160 Hz (tuas-f146), 10 to 13 dB over a plate without ribs.
 * What lies on the deck rides along as mass where its layer is stiff, and holds and damps the bay where it is soft. Far
 * below and above the resonance the factor is 1. Null without joists.
 *
 * By air the same resonance is part of the deck's inertia (`leafInertia`).
 */
export function deckBays({ kind, leaves, gaps }: StackModel): Float64Array | null {
  const at = gaps.findIndex(
    (gap) => gap.type === 'cavity' && gap.frames.some(({ type }) => type.joistMass_kgpm !== undefined),
  )
  const gap = gaps[at]
  if (kind === 'wall' || gap?.type !== 'cavity') return null
  const deck = leaves[at]
  const above = gaps[at - 1]
  const [{ spacing_m }] = gap.frames
  const bending_Nm = deck.plates.reduce((sum, plate) => sum + plate.bendingMajor_Nm, 0)
  const stiffness_Npm3 = (2 * Math.PI * (ON_JOISTS / spacing_m ** 2)) ** 2 * bending_Nm
  const bed_Npm3 = above?.type === 'springs' ? dynamicStiffnessInSeries(above) : 0
  const onTop_kgm2 = leaves.slice(0, at).reduce((sum, { mass_kgm2 }) => sum + mass_kgm2, 0)
  // 1 on a layer that is stiff against the inertia of what lies on it, 0 on a soft one.
  const rides = bed_Npm3 / (bed_Npm3 + (onTop_kgm2 * stiffness_Npm3) / deck.mass_kgm2)
  const mass_kgm2 = deck.mass_kgm2 + (at === 0 ? 0 : onTop_kgm2 * rides)
  const held_Npm3 = at === 0 ? 0 : bed_Npm3 * (1 - rides) ** 2
  const own = stiffness_Npm3 / (stiffness_Npm3 + held_Npm3)
  const loss = DECK_LOSS * own + RESILIENT_LOSS * (1 - own)
  const resonance2 = (stiffness_Npm3 + held_Npm3) / mass_kgm2
  return atFrequencies((frequency) => {
    const ratio2 = (2 * Math.PI * frequency) ** 2 / resonance2
    return 1 + own / ((1 - 1 / ratio2) ** 2 + (loss / ratio2) ** 2) / (1 + ratio2 ** 2)
  })
}
