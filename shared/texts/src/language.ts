import { languageOf } from './languages'

/** English as it is written here: dates as in Britain. The pseudo-language is English made longer. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', 'en-XA': 'en-GB' }

export const ENGLISH = 'en'

/** By whose rules a language's numbers, dates and plurals are written. */
export const localeOf = (language: string): string => LOCALES[language] ?? language

let inUse = ENGLISH
/** The one that was asked for last: in use as soon as its texts are there. */
let latest = ENGLISH

export const languageInUse = (): string => inUse

/** The catalogues of one part. */
interface PartTexts {
  readonly speaks: (language: string) => boolean
  readonly load: (language: string) => Promise<void>
}

/** Every part of this bundle. */
const parts = new Set<PartTexts>()

export function registerTexts(part: PartTexts): void {
  parts.add(part)
}

/**
 * Loads the texts of every part of the bundle and makes their language the one in use. Called before anything is drawn,
 * and by `withTexts` after code has come late; what is there already costs nothing.
 */
export async function loadTexts(wanted: string = latest): Promise<void> {
  latest = wanted
  const language = spoken(wanted)
  try {
    await Promise.all([...parts].map((part) => part.load(language)))
  } catch (error) {
    if (latest === wanted) latest = inUse
    throw error
  }
  // Another one was chosen meanwhile, which what came late here speaks as well.
  if (latest !== wanted) return loadTexts()
  inUse = language
}

/** Code that comes late, with its texts. */
export async function withTexts<Module>(code: Promise<Module>): Promise<Module> {
  const module = await code
  await loadTexts()
  return module
}

/** `sv-FI` is spoken to in Swedish, and who speaks nothing of ours in English. */
export function spoken(language: string): string {
  const [base = ENGLISH] = language.split('-')
  const candidates = [language, languageOf(language) ?? base]
  return candidates.find((one) => [...parts].some((part) => part.speaks(one))) ?? ENGLISH
}
