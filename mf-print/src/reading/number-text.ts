import { numberText } from '@soundleaf/ui'

export const NO_NUMBER = '–'

/** A single number or a quantity: at most one decimal, none where it is whole; a dash where there is none. */
export function shortText(value: number | null): string {
  if (value === null) return NO_NUMBER
  const rounded = Math.round(value * 10) / 10
  return numberText(rounded, Number.isInteger(rounded) ? 0 : 1)
}

/** Mass per area, with the decimal that says something. */
export function massText(mass_kgm2: number | null): string {
  return mass_kgm2 === null ? NO_NUMBER : numberText(mass_kgm2, mass_kgm2 < 100 ? 1 : 0)
}
