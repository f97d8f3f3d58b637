/** What the product speaks: a language is offered when every catalogue is translated. */
export const LANGUAGES = ['en', 'sv', 'nb', 'da', 'fi', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Who asks for Norwegian of no form, or in the other one, reads bokmål. */
const RELATED: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' }

/** The language that a tag as `sv-FI` stands for; undefined where we speak it not. */
export function languageOf(tag: string): Language | undefined {
  const [base = ''] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === (RELATED[base] ?? base))
}

/** What a language calls itself, as a choice says it: `Svenska`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
