/** How numbers are written: a true minus sign, and never a negative zero. */
function withMinus(text: string): string {
  return /^-0(\.0+)?$/.test(text) ? text.slice(1) : text.replace('-', '−')
}

/** A band value, always with one decimal. */
export function bandText(value_db: number): string {
  return withMinus(value_db.toFixed(1))
}

/** A single number or a quantity: at most one decimal, none when it is whole. */
export function numberText(value: number): string {
  return withMinus(String(Math.round(value * 10) / 10))
}

/** What stands where there is no number. */
export const NO_NUMBER = '–'

export function numberOrDash(value: number | null): string {
  return value === null ? NO_NUMBER : numberText(value)
}

/** Mass per area: one decimal while that says something. */
export function massText(mass_kgm2: number): string {
  return mass_kgm2 < 100 ? mass_kgm2.toFixed(1) : mass_kgm2.toFixed(0)
}
