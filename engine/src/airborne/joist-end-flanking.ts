import { atFrequencies } from '../physics/frequency'
import type { StackModel } from '../physics/stack/stack-model'
import { laboratoryLimit } from './laboratory-limit'

/**
 * Flanking transmission past the ends of the joists, dB below the maximum sound reduction index of the laboratory,
 * whatever lies on the deck: for a ceiling fixed rigidly to the joists, and for a resiliently suspended one. Without it
 * joist floors would come out better than any that is published. DIN 4109-33:2016 gives a screed on joists with a
 * ceiling on battens Rw 63 (table 17), with fill under the screed 65 to 67 (table 18); with resilient ceilings 69 and
 * 70 (table 20), with fill 68 and more, none over 70 (table 21). The first value gives the floors of table 18 Rw 67 to
 * 69; the second, Rw 75, is an assumption.
 */
const BELOW_LIMIT_DB = { rigid: 20, resilient: 14 } as const

/** Transmission coefficient of the flanking path past the joist ends of each gap; null where a gap has no joists. */
export function joistEndTransmission({ gaps }: StackModel): readonly (Float64Array | null)[] {
  return gaps.map((gap) => {
    const joists =
      gap.type === 'cavity' ? gap.frames.find(({ type }) => type.joistMass_kgpm !== undefined) : undefined
    if (joists === undefined) return null
    const below_dB = BELOW_LIMIT_DB[joists.type.rigidMass_kgpm === null ? 'resilient' : 'rigid']
    const limit = laboratoryLimit()
    return atFrequencies((_, at) => limit[at] * 10 ** (below_dB / 10))
  })
}
