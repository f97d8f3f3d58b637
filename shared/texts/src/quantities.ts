import { formatNumber, formatPlain, formatSigned, withUnit } from './formats'
import { inchesText, lengthOf, readInches } from './inches'
import { readNumber, rounded, withoutUnit } from './numbers'
import { imperialUnit, MM_PER_INCH, unitName, unitsInUse, type ImperialUnit } from './units'

/**
 * The one place where quantities become texts and texts quantities. Values are in SI and come with the unit in which they
 * are kept (`mm`, `kg/m³`, …), which says their kind; texts are in the units in use.
 */

/** A number is shown as it was typed with up to so many decimals. */
const MOST_DECIMALS = 4

/** A quantity's number, with at most so many decimals in SI, or as many as it has; without its unit. */
export function numberIn(si: string, value: number, most?: number): string {
  const imperial = imperialUnit(si)
  if (imperial === null) return formatPlain(rounded(value, most))
  if (si === 'mm') return inchesText(value)
  const shown = valueIn(imperial, value)
  const isTyped = rounded(shown, MOST_DECIMALS) === shown
  return formatPlain(isTyped ? shown : rounded(shown, imperial.decimals))
}

/** The same with as many decimals for every value, as the column of a table has it. */
export function fixedIn(si: string, value: number, decimals: number): string {
  const imperial = imperialUnit(si)
  if (imperial === null) return formatNumber(value, decimals)
  return si === 'mm' ? inchesText(value) : formatNumber(valueIn(imperial, value), imperial.decimals)
}

/** A difference of quantities with its sign, save zero, to so many decimals where it is not whole. */
export function signedIn(si: string, value: number, decimals: number): string {
  if (imperialUnit(si) === null) return formatSigned(value, Number.isInteger(value) ? 0 : decimals)
  const number = numberIn(si, Math.abs(value))
  return number === '0' ? number : `${value < 0 ? '−' : '+'}${number}`
}

/** Mass per area, kg/m², as a table has it: one decimal while that says something; a dash where there is none. */
export const massNumber = (mass_kgm2: number | null): string =>
  mass_kgm2 === null ? '–' : fixedIn('kg/m²', mass_kgm2, mass_kgm2 < 100 ? 1 : 0)

/** The number of a quantity in the unit in use, as a cell of an export has it. */
export function shownValue(si: string, value: number): number {
  const imperial = imperialUnit(si)
  return imperial === null ? value : rounded(valueIn(imperial, value), MOST_DECIMALS)
}

/** A quantity with its unit: `15.9 mm`, `5/8 in`. */
export function formatQuantity(value: number, si: string, most?: number): string {
  return si === '' ? numberIn(si, value, most) : withUnit(numberIn(si, value, most), unitName(si))
}

/**
 * The value, in SI, of a quantity that a person typed in the unit in use, whose name may stand behind it; null for what is
 * none. Inches may be fractions, feet may have inches behind them.
 */
export function readQuantity(text: string, si: string): number | null {
  const imperial = imperialUnit(si)
  if (imperial === null) return readNumber(text, si)
  if (si === 'mm') return inMillimetres(text)
  const inFeet = si === 'm' ? FEET_AND_INCHES.exec(text.trim()) : null
  if (inFeet !== null) return inMetres(inFeet)
  const typed = readNumber(withoutUnit(text, spellings(imperial)))
  return typed === null ? null : sized(rounded(typed, MOST_DECIMALS), imperial)
}

/** `12' 6"`, `12 ft 6 1/2 in` */
const FEET_AND_INCHES = /^(\d+)\s*(?:'|′|’|ft\.?)\s*-?\s*(\d.*)$/

function inMetres([, feet, inches = '']: readonly (string | undefined)[]): number | null {
  const behind = inMillimetres(inches)
  return behind === null ? null : rounded((Number(feet) * 12 * MM_PER_INCH + behind) / 1000, 7)
}

function inMillimetres(text: string): number | null {
  const imperial = imperialUnit('mm')
  const inches = imperial && readInches(withoutUnit(text, spellings(imperial)))
  return inches === null ? null : lengthOf(inches)
}

const spellings = ({ name, alsoTyped }: ImperialUnit): readonly string[] => [...alsoTyped, name]

/** Fifteen digits, which a number keeps. */
const sized = (value: number, { size }: ImperialUnit): number => Number((value * size).toPrecision(15))

/** In the unit in use, without the noise of the conversion. */
const valueIn = ({ size }: ImperialUnit, value: number): number => Number((value / size).toPrecision(12))

/**
 * The end of a range where it is written as the value is, else the value: the end that a message names is no number of SI
 * in another unit, and is taken for itself when it is typed.
 */
export function orEnd(si: string, value: number, { min, max }: { min: number; max: number }): number {
  if (imperialUnit(si) === null) return value
  return [min, max].find((end) => numberIn(si, end) === numberIn(si, value)) ?? value
}

/** How a field writes and reads its value where the unit in use is not the one of the value. */
export interface Notation {
  readonly text: (value: number) => string
  readonly read: (text: string) => number | null
  /** The number in the unit in use. */
  readonly shown: (value: number) => number
}

interface FieldNotation {
  readonly notation?: Notation
  /** What an arrow key adds to the value. */
  readonly step?: number
}

/** What a number field whose value is in a unit of SI is told of the units in use, beside that unit's name. */
export const fieldIn = (si: string): FieldNotation & { readonly unit: string } => ({
  unit: unitName(si),
  ...notationIn(si),
})

/** The same where the label names the unit. It goes behind a step of its own, which is one of SI. */
export function notationIn(si: string): FieldNotation {
  const imperial = imperialUnit(si)
  if (imperial === null) return {}
  const notation: Notation = {
    text: (value) => numberIn(si, value),
    read: (text) => readQuantity(text, si),
    shown: (value) => shownValue(si, value),
  }
  return { notation, step: stepIn(si, imperial) * imperial.size }
}

const stepIn = (si: string, { step }: ImperialUnit): number =>
  si === 'mm' && unitsInUse() === 'ImperialFractions' ? 1 / 16 : step

/** One of the unit in use, in SI: what round numbers are counted in. */
export const unitSize = (si: string): number => imperialUnit(si)?.size ?? 1
