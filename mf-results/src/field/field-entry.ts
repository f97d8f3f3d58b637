import { parseEntry, type Range } from '@soundleaf/construction'
import type { FieldValues } from '@soundleaf/contracts'

export type FieldNumber = 'airborneValue' | 'impactValue' | 'separatingArea' | 'volume'

/** What the contract takes: dB, m², m³. A room of no area or volume has no field value, but is a legal entry. */
export const FIELD_RANGES: Readonly<Record<FieldNumber, Range>> = {
  airborneValue: { min: 0, max: 200 },
  impactValue: { min: 0, max: 200 },
  separatingArea: { min: 0, max: 10_000 },
  volume: { min: 0, max: 100_000 },
}

export const FIELD_DECIMALS = 1

/** What stands behind each number, and may be typed or pasted with it. */
const UNITS: Readonly<Record<FieldNumber, string>> = {
  airborneValue: 'dB',
  impactValue: 'dB',
  separatingArea: 'm²',
  volume: 'm³',
}

export interface FieldEntry {
  readonly fieldValues: FieldValues
  /** What was typed is not what is kept: say so. */
  readonly isCorrected: boolean
}

/** The field values with a typed number put in, by the one rule for numbers. */
export function enterFieldNumber(fieldValues: FieldValues, key: FieldNumber, typed: string): FieldEntry {
  const entry = parseEntry(typed, FIELD_RANGES[key], FIELD_DECIMALS, UNITS[key])
  if (!entry.ok) return { fieldValues, isCorrected: true }
  return { fieldValues: { ...fieldValues, [key]: entry.value }, isCorrected: entry.outOfBounds }
}
