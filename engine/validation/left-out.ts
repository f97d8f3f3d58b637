import type { RatingId } from '@soundleaf/contracts'
import { CALIBRATED } from '../src/calibrated'
import { compare } from '../src/evidence/distance'
import { profileOf } from '../src/evidence/profile'
import { mountingOf } from '../src/physics/mounting'
import { elementOf } from '../src/physics/radiation/element'
import { stackModel } from '../src/physics/stack/stack-model'
import { constructionKind } from '../src/validity/construction-kind'
import { isOutsideRange } from '../src/validity/notices'
import { hasAssumedFrame, uncertaintyOf, type UncertaintyReasons } from '../src/validity/uncertainty'
import { assemblyOf } from './assembly-of'
import leftOut from './left-out.json'
import { RECORDS } from './records'
import { summarise, type Summary } from './summary'

interface LeftOut {
  readonly id: string
  readonly quantity: string
  readonly measured: number
  readonly predicted: number
}
const PREDICTIONS: readonly LeftOut[] = leftOut.predictions

/**
 * The errors of measurements whose source the calibration has not seen, by `node engine/validation/run.mjs calibrate`; of
 * all, and by air of walls and of floors.
 */
export function leftOutSummaries(): readonly Summary[] {
  const reasons = reasonsById()
  const byAir = PREDICTIONS.filter(({ quantity }) => ['Rw', 'STC'].includes(quantity))
  const isWall = ({ id }: LeftOut) => reasons.get(id)?.isWall === true
  return [
    ...leftOut.summaries.map(
      (line): Summary => ({ ...line, within: [line.within[0], line.within[1], line.within[2]] }),
    ),
    summarise('one source left out', 'airborne, walls', byAir.filter(isWall)),
    summarise(
      'one source left out',
      'airborne, floors',
      byAir.filter((one) => !isWall(one)),
    ),
  ]
}

/** The errors of some quantities with the source left out, dB, each with its kind. */
export function errorsLeftOut(
  quantities: readonly string[],
): readonly { readonly kind: string; readonly error_db: number }[] {
  const kinds = new Map(RECORDS.map(({ id, kind }) => [id, kind.replaceAll('_', ' ')]))
  return PREDICTIONS.filter(({ quantity }) => quantities.includes(quantity)).map(
    ({ id, measured, predicted }) => ({ kind: kinds.get(id) ?? id, error_db: predicted - measured }),
  )
}

/** Root mean squares of third octaves with their source left out, dB: from 100 to 3150 Hz, and from 50 to 80 Hz. */
export function spectraLeftOut(): Readonly<Record<'R' | 'Ln', readonly number[]>> {
  return leftOut.spectra_db
}

/** Shares of the predictions of a group that lie within one and two standard uncertainties, with the source left out. */
export interface Coverage {
  readonly group: string
  readonly n: number
  readonly within: readonly [one: number, two: number]
}

const TERMS = ['C', 'Ctr', 'C50_3150', 'Ctr50_3150', 'CI', 'CI50_2500']

/** How honest the stated uncertainties are: for walls and floors, by quantity. */
export function coverageLeftOut(): readonly Coverage[] {
  const reasons = reasonsById()
  const isWall = ({ id }: LeftOut) => reasons.get(id)?.isWall === true
  const isTerm = ({ quantity }: LeftOut) => TERMS.includes(quantity)
  const groups: readonly (readonly [string, (one: LeftOut) => boolean])[] = [
    ['walls, Rw and STC', (one) => isWall(one) && !isTerm(one)],
    ['floors, Rw and STC', (one) => !isWall(one) && ['Rw', 'STC'].includes(one.quantity)],
    ['floors, Ln,w and IIC', ({ quantity }) => ['Lnw', 'IIC'].includes(quantity)],
    ['adaptation terms', isTerm],
  ]
  return groups.map(([group, belongs]) => {
    const ratios = PREDICTIONS.filter(belongs).flatMap(({ id, quantity, measured, predicted }) => {
      const own = reasons.get(id)
      // The quantities are those ratings that records state.
      return own === undefined
        ? []
        : [Math.abs(predicted - measured) / uncertaintyOf(quantity as RatingId, own.reasons)]
    })
    const share = (limit: number) => ratios.filter((ratio) => ratio <= limit).length / ratios.length
    return { group, n: ratios.length, within: [share(1), share(2)] }
  })
}

/** Neither size nor mounting changes how uncertain a construction is. */
const ANY_SIZE = elementOf([4, 3])

/** What the uncertainty of each record rests on; the nearest measurement is one of another source. */
function reasonsById(): ReadonlyMap<
  string,
  { readonly isWall: boolean; readonly reasons: UncertaintyReasons }
> {
  const placed = RECORDS.map((record) => {
    const assembly = assemblyOf(record)
    const stack = stackModel(assembly, mountingOf('iso', assembly, ANY_SIZE, CALIBRATED))
    const covering_Npm = assembly.covering?.contactStiffness_Npm ?? null
    return { record, assembly, stack, profile: profileOf(stack, covering_Npm) }
  })
  return new Map(
    placed.map(({ record, assembly, stack, profile }) => {
      const others = placed.filter(
        ({ record: other, profile: its }) =>
          other.source.key !== record.source.key && its.kind === profile.kind,
      )
      const reasons = {
        kind: constructionKind(stack, assembly.covering !== undefined),
        distance: Math.min(...others.map(({ profile: its }) => compare(its, profile).distance)),
        isOutsideRange: isOutsideRange(stack),
        hasAssumedFrame: hasAssumedFrame(stack),
      }
      return [record.id, { isWall: profile.kind === 'wall', reasons }]
    }),
  )
}
