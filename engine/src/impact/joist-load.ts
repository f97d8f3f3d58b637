import { crossSectionRatio } from '../physics/connection/structural-path'
import { atFrequencies } from '../physics/frequency'
import { dynamicStiffnessInSeries } from '../physics/stack/resonance'
import type { StackModel } from '../physics/stack/stack-model'

/**
 * Factor by which the mass of joists reduces the energy of the leaves on them, by frequency: m/(m + m_joist/spacing [+
 * m_ceiling]), with the ceiling where it is fixed rigidly to them. The deck's m includes what it supports: a floating
 * floor in full at low frequencies, and not at all where its resilient layer decouples it.
 */
export function joistLoadFactor(stack: StackModel): Float64Array {
  const at = stack.gaps.length - 1
  const gap = stack.gaps[at]
  const frames = gap?.type === 'cavity' ? gap.frames : []
  const carried = frames.flatMap((frame) => {
    const { type, spacing_m } = frame
    if (type.joistMass_kgpm === undefined) return []
    const ceiling =
      type.couplings[0].type === 'line' && type.rigidMass_kgpm !== null ? stack.leaves[at + 1].mass_kgm2 : 0
    return [(type.joistMass_kgpm * crossSectionRatio(frame)) / spacing_m + ceiling]
  })
  return atFrequencies((frequency) => {
    const mass_kgm2 = carried.length === 0 ? 0 : supportedMass(stack, at, frequency)
    return carried.reduce((load, on) => (load * mass_kgm2) / (mass_kgm2 + on), 1)
  })
}

/**
 * Mass per area of a leaf and of the floating layers on it, kg/m², each by m/(1 + w^2 m/s'): the magnitude of a mass on
 * a spring without the pole at resonance.
 */
function supportedMass({ leaves, gaps }: StackModel, at: number, frequency_hz: number): number {
  const omega2 = (2 * Math.PI * frequency_hz) ** 2
  return leaves.slice(0, at + 1).reduce((riding, { mass_kgm2 }, leaf) => {
    const gap = gaps[leaf - 1]
    if (gap?.type !== 'springs') return mass_kgm2
    return mass_kgm2 + riding / (1 + (omega2 * riding) / dynamicStiffnessInSeries(gap))
  }, 0)
}
