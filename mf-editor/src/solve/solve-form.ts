import { orientation, toWire, type Construction } from '@soundleaf/construction'
import {
  mainRating,
  MAX_COMBINATIONS,
  MAX_VARIED_PRODUCTS,
  requiredOf,
  SOLVE_COSTS,
  SOLVED_QUANTITIES,
  type EvaluationKind,
  type FieldValues,
  type SolveCost,
  type SolveRequest,
  type SolveRequirement,
  type Standard,
} from '@soundleaf/contracts'
import { plain } from '../sweep/plain'
import { t } from '../texts/solve'
import { readOptions } from './option-text'
import type { VariedPart } from './variables'

/** What a person asks for. */
export interface SolveForm {
  readonly requirements: readonly SolveRequirement[]
  /** 0 where there is none. */
  readonly limits: Readonly<Record<SolveCost, number>>
  readonly first: SolveCost
  readonly beyondUncertainty: boolean
  readonly varied: readonly VariedPart[]
}

/** Where the construction is asked for. */
export interface Circumstances {
  readonly construction: Construction
  readonly fieldValues: FieldValues
  readonly standard: Standard
}

/** A number that can be asked for, as it is shown. */
export interface Askable {
  readonly of: string
  /** With subscripts. */
  readonly notation: string
  /** For the ear, and where there are no subscripts. */
  readonly name: string
  readonly better: 'higher' | 'lower'
  readonly unit: 'dB' | ''
}

/** What can be asked for: ratings of the standard, of impact sound for floors alone, and what the project asks in the field. */
export function askables({ construction, fieldValues, standard }: Circumstances): readonly Askable[] {
  const isFloor = orientation(construction.type) === 'floor'
  const unit = standard === 'Iso' ? 'dB' : ''
  const laboratory = SOLVED_QUANTITIES.filter(
    ({ main }) => main.standard === standard && (isFloor || main.kind === 'airborne'),
  ).map(
    ({ id, notation, main }) =>
      ({ of: id, notation, name: plain(notation), better: main.better, unit }) as const,
  )
  const field = (['airborne', 'impact'] as const).flatMap((kind): Askable[] => {
    const { index } = requiredOf(kind, fieldValues)
    if (index?.standard !== standard || (kind === 'impact' && !isFloor)) return []
    const name = t(kind === 'airborne' ? 'solve.fieldValue' : 'solve.fieldValueImpact')
    const better = kind === 'impact' && standard === 'Iso' ? 'lower' : 'higher'
    return [{ of: `field:${kind}`, notation: name, name, better, unit }]
  })
  return [...laboratory, ...field]
}

/** Usual separations between dwellings, to begin with. */
const USUAL = { higher: 55, lower: 53 } as const

/** What is asked for when the search is opened. */
export function firstForm(circumstances: Circumstances, varied: readonly VariedPart[]): SolveForm {
  const { construction, standard } = circumstances
  const kinds: readonly EvaluationKind[] =
    orientation(construction.type) === 'floor' ? ['airborne', 'impact'] : ['airborne']
  return {
    requirements: kinds.map((kind) => {
      const { id, better } = mainRating(kind, standard)
      return { of: id, required: USUAL[better] }
    }),
    limits: { thickness: 0, mass: 0, price: 0, carbon: 0 },
    first: 'thickness',
    beyondUncertainty: false,
    varied,
  }
}

/** The options of what varies; null where they are none. */
export function optionsOf({
  variable,
  text,
  productIds,
}: VariedPart): SolveRequest['variations'][number] | null {
  const { componentId, of, range, unit } = variable
  if (range === null)
    return productIds.length > 0 && productIds.length <= MAX_VARIED_PRODUCTS
      ? { componentId, of, values: [], productIds: [...productIds] }
      : null
  const values = readOptions(text, range, { unit, isWhole: of === 'count' })
  return values && { componentId, of, values: [...values], productIds: [] }
}

/** How many build-ups the options make; null where some are none. */
export function combinations(varied: readonly VariedPart[]): number | null {
  const options = varied.map(optionsOf)
  if (options.some((one) => one === null)) return null
  return options.reduce(
    (count, one) => count * ((one?.values.length ?? 0) + (one?.productIds.length ?? 0)),
    1,
  )
}

/** Why there is nothing to search for; undefined where there is. */
export function whyNot({ requirements, varied }: SolveForm): string | undefined {
  if (requirements.length === 0) return t('solve.nothingRequired')
  if (new Set(requirements.map(({ of }) => of)).size < requirements.length) return t('solve.twice')
  if (varied.length === 0) return t('solve.nothingVaries')
  const wrong = varied.find((one) => optionsOf(one) === null)
  if (wrong !== undefined) return t('solve.wrong', { what: wrong.variable.label })
  return (combinations(varied) ?? 0) > MAX_COMBINATIONS ? t('solve.tooMany') : undefined
}

/** What is sent, before anything is known; null where there is nothing to search for. */
export function requestOf(
  form: SolveForm,
  { construction, fieldValues }: Circumstances,
): Omit<SolveRequest, 'known'> | null {
  if (whyNot(form) !== undefined) return null
  const limited = SOLVE_COSTS.filter((cost) => form.limits[cost] > 0)
  return {
    structures: [toWire(construction)],
    fieldValues,
    variations: form.varied.flatMap((one) => optionsOf(one) ?? []),
    requirements: [...form.requirements],
    limits: Object.fromEntries(limited.map((cost) => [cost, form.limits[cost]])),
    first: form.first,
    beyondUncertainty: form.beyondUncertainty,
  }
}
