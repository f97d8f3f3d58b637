import { parseEntry, type Range } from '@soundleaf/construction'
import type { FieldValues } from '@soundleaf/contracts'

export type FieldNumber = 'airborneValue' | 'impactValue' | 'separatingArea' | 'volume' | 'planningDeduction'

/**
 * What can be entered: dB, m², m³. An area and a volume are those of rooms, from a closet to a hall; 0 is none, without
 * which there is no field value. The contract takes more, so a project may hold more.
 */
export const FIELD_RANGES: Readonly<Record<FieldNumber, Range>> = {
  airborneValue: { min: 0, max: 200 },
  impactValue: { min: 0, max: 200 },
  separatingArea: { min: 1, max: 1000 },
  volume: { min: 5, max: 10_000 },
  planningDeduction: { min: 0, max: 20 },
}

/** Whether a value that is given lies outside of what can be entered. */
export const isOutside = (key: FieldNumber, value: number): boolean =>
  value !== 0 && (value < FIELD_RANGES[key].min || value > FIELD_RANGES[key].max)

export const FIELD_DECIMALS = 1

/** The unit of each number, which may be typed or pasted with it. */
export const FIELD_UNITS: Readonly<Record<FieldNumber, string>> = {
  airborneValue: 'dB',
  impactValue: 'dB',
  separatingArea: 'm²',
  volume: 'm³',
  planningDeduction: 'dB',
}

export interface FieldEntry {
  readonly fieldValues: FieldValues
  /** What was typed is not what is kept: say so. */
  readonly isCorrected: boolean
}

/** The field values with a typed number put in, by the one rule for numbers. */
export function enterFieldNumber(fieldValues: FieldValues, key: FieldNumber, typed: string): FieldEntry {
  const { min, max } = FIELD_RANGES[key]
  const entry = parseEntry(typed, { min: 0, max }, FIELD_DECIMALS, FIELD_UNITS[key])
  if (!entry.ok) return { fieldValues, isCorrected: true }
  const isTooSmall = isOutside(key, entry.value)
  const value = isTooSmall ? min : entry.value
  return { fieldValues: { ...fieldValues, [key]: value }, isCorrected: entry.outOfBounds || isTooSmall }
}
