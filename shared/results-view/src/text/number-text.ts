import type { Standard } from '@soundleaf/contracts'
import { formatNumber, formatSigned, withUnit as numberWithUnit } from '@soundleaf/texts'

/** What stands where there is no number. */
export const NO_NUMBER = '–'

/** A band value: always one decimal, the same text on the chart, in the table, in copies and on paper. */
export function bandText(value_db: number): string {
  return formatNumber(value_db, 1)
}

/** A number as it is shown where it has at most one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** A single number or a quantity: at most one decimal, none where it is whole; a dash where there is none. */
export function shortText(value: number | null): string {
  if (value === null) return NO_NUMBER
  const shown = rounded(value)
  return formatNumber(shown, decimalsOf(shown))
}

/** The same with its sign: `+3`, `−1.5`. */
export function signedText(value: number): string {
  const shown = rounded(value)
  return formatSigned(shown, decimalsOf(shown))
}

const decimalsOf = (shown: number): 0 | 1 => (Number.isInteger(shown) ? 0 : 1)

/** The unit of a single number: ASTM's ratings are numbers without one. */
export function ratingUnit(standard: Standard): 'dB' | '' {
  return standard === 'Iso' ? 'dB' : ''
}

/** A single number with its unit. */
export function withUnit(value: number, standard: Standard): string {
  return `${shortText(value)} ${ratingUnit(standard)}`.trim()
}

/** Mass per area: one decimal while that says something. */
export function massText(mass_kgm2: number | null): string {
  return mass_kgm2 === null ? NO_NUMBER : formatNumber(mass_kgm2, mass_kgm2 < 100 ? 1 : 0)
}

/** How far a number may be off, as `±1.5`. */
export function plusMinusText(uncertainty_db: number): string {
  return `±${formatNumber(uncertainty_db, 1)}`
}

/** A standard uncertainty, as `±1.5 dB`. */
export function uncertaintyText(uncertainty_db: number): string {
  return numberWithUnit(plusMinusText(uncertainty_db), 'dB')
}

/** A version of the engine without what a build appends to it. */
export function releaseText(version: string): string {
  return version.split('+')[0] ?? version
}
