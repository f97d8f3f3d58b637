import { atFrequencies } from '../physics/frequency'
import type { StackModel } from '../physics/stack/stack-model'
import { laboratoryLimit } from './laboratory-limit'

/**
 * How far under the laboratory's limit sound passes by the ends of joists, past whatever lies on the deck, dB: into a
 * ceiling that is screwed to the joists, and into one that hangs on them resiliently. No joist floor measures what its
 * leaves promise. DIN 4109-33:2016 has a screed on joists with a ceiling on battens at Rw 63 (table 17), with fill under the
 * screed no higher than 65 to 67 (table 18); with resilient ceilings 69 and 70 (table 20), with fill 68 and more, it states
 * none over 70 (table 21). The first puts those of table 18 at 67 to 69; the second, Rw 75, is assumed.
 */
const UNDER_LIMIT_DB = { rigid: 20, resilient: 14 } as const

/** What passes by the ends of the joists of each gap, as a transmission factor; null where a gap has none. */
export function joistEndTransmission({ gaps }: StackModel): readonly (Float64Array | null)[] {
  return gaps.map((gap) => {
    const joists =
      gap.type === 'cavity' ? gap.frames.find(({ type }) => type.joistMass_kgpm !== undefined) : undefined
    if (joists === undefined) return null
    const under_dB = UNDER_LIMIT_DB[joists.type.rigidMass_kgpm === null ? 'resilient' : 'rigid']
    const limit = laboratoryLimit()
    return atFrequencies((_, at) => limit[at] * 10 ** (under_dB / 10))
  })
}
