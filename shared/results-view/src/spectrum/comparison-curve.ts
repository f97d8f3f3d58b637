import {
  BAND_COUNT,
  MEASURED_BOUNDS,
  STANDARDS,
  type EvaluationKind,
  type MeasuredNumber,
  type Standard,
} from '@soundleaf/contracts'
import { keptName } from '@soundleaf/texts'
import { t } from '../texts'

/** A curve that was kept to compare later ones with. */
export interface ComparisonCurve {
  readonly name: string
  /** 21 values in dB; null where a measurement has none. */
  readonly values: readonly (number | null)[]
  /** Its rating when it was kept; an older page kept none. */
  readonly rating?: KeptRating
  /** Only of a curve of the library. */
  readonly measured?: MeasuredOrigin
}

/** Where a measured curve comes from, and what it rates. */
export interface MeasuredOrigin {
  /** Of the kept curve. */
  readonly id: string
  /** Laboratory, report and date, in one line. */
  readonly source: string
  /** Bands whose value is a limit. */
  readonly limits: readonly boolean[]
  /** Every number that could be made of it. */
  readonly numbers: readonly MeasuredNumber[]
}

export interface KeptRating {
  readonly standard: Standard
  readonly value: number
  /** The terms that are stated with it, in the order of the standard. */
  readonly terms: readonly number[]
}

/** Two places per kind of chart; null where none is kept. */
export type ComparisonSlots = readonly [ComparisonCurve | null, ComparisonCurve | null]
export type Comparisons = Readonly<Record<EvaluationKind, ComparisonSlots>>

export const NO_COMPARISONS: Comparisons = { airborne: [null, null], impact: [null, null] }

export const LONGEST_NAME = 100

/**
 * The name as given, in one line and without characters that no picture may hold, or `Ref. {n}` when it was left empty
 * or the question was cancelled.
 */
export function comparisonName(given: string | undefined, slot: 0 | 1): string {
  const name = keptName((given ?? '').replace(/\p{Cc}+/gu, ' '))
  return name === '' ? referenceName(slot) : name
}

/** How a curve is called that was given no name. */
export const referenceName = (slot: 0 | 1): string => t('curve.reference', { number: String(slot + 1) })

export function withCurve(
  comparisons: Comparisons,
  kind: EvaluationKind,
  slot: 0 | 1,
  curve: ComparisonCurve | null,
): Comparisons {
  const [first, second] = comparisons[kind]
  return { ...comparisons, [kind]: slot === 0 ? [curve, second] : [first, curve] }
}

/** Reads kept curves strictly: what is not a curve is none. */
export function parseComparisons(stored: unknown): Comparisons {
  if (typeof stored !== 'object' || stored === null) return NO_COMPARISONS
  return {
    airborne: parseSlots('airborne' in stored ? stored.airborne : null),
    impact: parseSlots('impact' in stored ? stored.impact : null),
  }
}

function parseSlots(stored: unknown): ComparisonSlots {
  return Array.isArray(stored) ? [parseCurve(stored[0]), parseCurve(stored[1])] : [null, null]
}

function parseCurve(stored: unknown): ComparisonCurve | null {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('values' in stored))
    return null
  const { name, values } = stored
  if (typeof name !== 'string' || name.length > LONGEST_NAME || !Array.isArray(values)) return null
  const measured = parseMeasured('measured' in stored ? stored.measured : null)
  const numbers = values.filter((value) => isNumber(value) || (value === null && measured !== null))
  if (values.length !== BAND_COUNT || numbers.length !== BAND_COUNT) return null
  const rating = parseRating('rating' in stored ? stored.rating : null)
  return { name, values: numbers, ...(rating && { rating }), ...(measured && { measured }) }
}

const LONGEST_SOURCE = 1000

function parseMeasured(stored: unknown): MeasuredOrigin | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, source, limits, numbers } = stored as Partial<Record<keyof MeasuredOrigin, unknown>>
  if (typeof id !== 'string' || typeof source !== 'string' || source.length > LONGEST_SOURCE) return null
  if (!Array.isArray(limits) || !limits.every((limit) => typeof limit === 'boolean')) return null
  if (!Array.isArray(numbers) || !numbers.every(isMeasuredNumber)) return null
  return { id, source, limits, numbers }
}

function isMeasuredNumber(stored: unknown): stored is MeasuredNumber {
  if (typeof stored !== 'object' || stored === null) return false
  const { notation, value, decimals, bound } = stored as Partial<Record<keyof MeasuredNumber, unknown>>
  return (
    typeof notation === 'string' &&
    (value === null || isNumber(value)) &&
    (decimals === 0 || decimals === 1) &&
    (bound === undefined || MEASURED_BOUNDS.some((one) => one === bound))
  )
}

function parseRating(stored: unknown): KeptRating | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { standard, value, terms } = stored as Partial<Record<keyof KeptRating, unknown>>
  const known = STANDARDS.find((one) => one === standard)
  if (known === undefined || !isNumber(value) || !Array.isArray(terms) || !terms.every(isNumber)) return null
  return { standard: known, value, terms }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
