import type { StackModel } from '../physics/stack/stack-model'
import { laboratoryLimit } from './laboratory-limit'

/**
 * Flanking transmission past the ends of the joists into a ceiling that is fixed rigidly to them, dB below the limit of the
 * laboratory for light floors, whatever lies on the deck. Without it such floors would come out better than any that is
 * published: DIN 4109-33:2016 gives a screed on joists with a ceiling on battens Rw 63 (table 17), with fill under the
 * screed 65 to 67 (table 18). This value, Rw 67, is the most of them.
 */
const BELOW_LIMIT_DB = 8

/**
 * Transmission coefficient of the flanking path past the joist ends of each gap; null where a gap has no joists, or where
 * they carry the ceiling resiliently.
 */
export function joistEndTransmission(stack: StackModel): readonly (Float64Array | null)[] {
  return stack.gaps.map((gap) => {
    const isRigid =
      gap.type === 'cavity' &&
      gap.frames.some(({ type }) => type.joistMass_kgpm !== undefined && type.rigidMass_kgpm !== null)
    return isRigid ? laboratoryLimit(stack).map((tau) => tau * 10 ** (BELOW_LIMIT_DB / 10)) : null
  })
}
