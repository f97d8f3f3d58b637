import type { Standard } from '@soundleaf/contracts'
import { numberText } from '@soundleaf/ui'

/** What stands where there is no number. */
export const NO_NUMBER = '–'

/** A band value: always one decimal, the same text on the chart, in the table and in the copy. */
export function bandText(value_db: number): string {
  return numberText(value_db, 1)
}

/** A single number or a quantity: at most one decimal, none where it is whole. */
export function shortText(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return numberText(rounded, Number.isInteger(rounded) ? 0 : 1)
}

export function shortTextOrDash(value: number | null): string {
  return value === null ? NO_NUMBER : shortText(value)
}

/** The unit of a single number: ASTM's ratings are numbers without one. */
export function ratingUnit(standard: Standard): 'dB' | '' {
  return standard === 'Iso' ? 'dB' : ''
}

/** A single number with its unit. */
export function withUnit(value: number, standard: Standard): string {
  return `${shortText(value)} ${ratingUnit(standard)}`.trim()
}

/** Mass per area: one decimal while that says something. */
export function massText(mass_kgm2: number): string {
  return numberText(mass_kgm2, mass_kgm2 < 100 ? 1 : 0)
}
