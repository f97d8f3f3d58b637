import type { ElementType, RatingNumbers } from '@soundleaf/ifc'
import { OWN_SET, RATING, type IdsRequirement } from './read-ids'

/** Whether something asked for is there; `not checked` where that cannot be said here. */
export type Verdict = 'met' | 'not met' | 'not checked'

/** What would be written for a type. */
export interface PredictedType {
  readonly type: ElementType
  /** Of `AcousticRating`; null without a prediction. */
  readonly text: string | null
  readonly numbers: RatingNumbers | null
}

/** A requirement beside a type that it is for. */
export interface IdsRow {
  readonly requirement: IdsRequirement
  readonly type: ElementType
  readonly inFile: Verdict
  readonly predicted: Verdict
}

/** Each requirement beside each type that it is for. */
export function checkIds(
  requirements: readonly IdsRequirement[],
  types: readonly PredictedType[],
): readonly IdsRow[] {
  return requirements.flatMap((requirement) =>
    types
      .filter(({ type }) => isFor(requirement, type))
      .map(({ type, text, numbers }) => ({
        ...{ requirement, type },
        inFile: inFile(requirement, type),
        predicted: predicted(requirement, text, numbers),
      })),
  )
}

/** IFC2X3 and IFC4 have special cases of a class, which a list in the file does not tell apart. */
function isFor({ entity }: IdsRequirement, { elementClass }: ElementType): boolean {
  const name = elementClass.toUpperCase()
  return ['', 'STANDARDCASE', 'ELEMENTEDCASE'].some((ending) => entity.accepts(`${name}${ending}`) === true)
}

function inFile(requirement: IdsRequirement, { acousticRatings }: ElementType): Verdict {
  // Of our own set the file's own numbers are not read.
  if (!requirement.isForAll || requirement.property.accepts(RATING) !== true) return 'not checked'
  return judged(
    requirement,
    acousticRatings.filter((one) => one !== ''),
  )
}

function predicted(requirement: IdsRequirement, text: string | null, numbers: RatingNumbers | null): Verdict {
  if (!requirement.isForAll || text === null) return 'not checked'
  const { property, set } = requirement
  if (property.accepts(RATING) === true) return judged(requirement, [text])
  if (set.accepts(OWN_SET) !== true || numbers === null) return 'not checked'
  const named = Object.entries(ownValues(numbers)).filter(([name]) => property.accepts(name) === true)
  return judged(
    requirement,
    named.flatMap(([, value]) => value ?? []),
  )
}

/** By the names under which they are written. */
const ownValues = (numbers: RatingNumbers): Readonly<Record<string, string | number | null>> => ({
  Rw: numbers.rw,
  C: numbers.c,
  Ctr: numbers.ctr,
  Lnw: numbers.lnw,
  CI: numbers.ci,
  Uncertainty: numbers.uncertainty,
  Standard: numbers.standard,
  Engine: numbers.engine,
  Project: numbers.project,
  Date: numbers.date,
})

function judged({ cardinality, value }: IdsRequirement, there: readonly (string | number)[]): Verdict {
  const accepted = there.map((one) => (value === null ? true : value.accepts(one)))
  if (accepted.includes(null)) return 'not checked'
  if (cardinality === 'prohibited') return accepted.includes(true) ? 'not met' : 'met'
  if (accepted.includes(false)) return 'not met'
  return cardinality === 'required' && there.length === 0 ? 'not met' : 'met'
}
