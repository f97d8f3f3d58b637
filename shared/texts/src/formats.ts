import { languageInUse, localeOf } from './language'

const MINUS = '−'

/** A number with fixed decimals, a real minus and no negative zero; no marks between thousands. */
export function formatNumber(value: number, decimals = 0): string {
  return written(value.toFixed(decimals), { ...fixed(decimals), signDisplay: 'negative' })
}

/** The same with its sign, save zero: `+3`, `−1.5`. */
export function formatSigned(value: number, decimals = 0): string {
  return written(value.toFixed(decimals), { ...fixed(decimals), signDisplay: 'exceptZero' })
}

/** A number with as many decimals as it has. */
export function formatPlain(value: number): string {
  return written(String(value), { maximumFractionDigits: 20 })
}

/** What parts decimals from the whole. */
export const decimalSign = (): string => formatPlain(0.5).charAt(1)

/** A number that is written already, with its unit. */
export const withUnit = (number: string, unit: string): string => `${number} ${unit}`

/** `14:02` */
export const formatClock = (at: Date): string => dated(at, { hour: '2-digit', minute: '2-digit' })

/** `28 Nov, 14:02` */
export const formatDayAndClock = (at: Date): string =>
  dated(at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** `28 Nov 2026, 14:02` */
export const formatDateAndClock = (at: Date): string => dated(at, { dateStyle: 'medium', timeStyle: 'short' })

/** `one, two and three` */
export const formatList = (items: readonly string[]): string =>
  made('list', (locale) => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items)

/** Orders names as people do: board 9 before board 12, whatever the capitals. */
export const compareNames = (one: string, other: string): number =>
  made('names', (locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })).compare(
    one,
    other,
  )

/** A label as it stands inside a sentence: in small letters, save in German, whose nouns keep their capitals. */
export const insideSentence = (label: string): string =>
  languageInUse() === 'de' ? label : label.toLocaleLowerCase(localeOf(languageInUse()))

const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** Takes the digits as they are and gives them the language's signs: what rounds is `toFixed`, everywhere alike. */
function written(digits: string, options: Intl.NumberFormatOptions): string {
  const format = made(
    `number ${JSON.stringify(options)}`,
    (locale) => new Intl.NumberFormat(locale, { ...options, useGrouping: false }),
  )
  return format.format(digits as `${number}`).replace('-', MINUS)
}

function dated(at: Date, options: Intl.DateTimeFormatOptions): string {
  return made(`date ${JSON.stringify(options)}`, (locale) => new Intl.DateTimeFormat(locale, options)).format(
    at,
  )
}

const kept = new Map<string, unknown>()

/** Making a formatter takes long, asking one does not: each is made once. A list is sorted by thousands of questions. */
function made<Format>(what: string, make: (locale: string) => Format): Format {
  const locale = localeOf(languageInUse())
  const key = `${locale} ${what}`
  const known = kept.get(key) as Format | undefined
  if (known !== undefined) return known
  const format = make(locale)
  kept.set(key, format)
  return format
}
