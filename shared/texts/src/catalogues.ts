import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { ENGLISH, localeOf, registerTexts } from './language'

export type Catalogue = Readonly<Record<string, string>>

/** How the catalogues of a part are loaded. The build adds the other languages and compiles the messages. */
export interface Catalogues<English extends Catalogue> {
  readonly en: () => Promise<{ readonly default: English }>
}

export type Params = Readonly<Record<string, string | number>>

/** No marks between thousands. */
const FORMATS = { number: { useGrouping: false } }

/**
 * The catalogues of a part, one for each language that was loaded. What `say` gives back has the parameters' own signs
 * sealed, so that a name is never read as a part of the message; `opened` gives them back.
 */
export function openCatalogues(catalogues: Catalogues<Catalogue>) {
  const languages: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>> = { ...catalogues }
  const loaded = new Map<string, I18n>()
  const speaks = (language: string) => Object.hasOwn(languages, language)

  async function load(language: string): Promise<void> {
    if (loaded.has(language)) return
    const known = speaks(language) ? language : ENGLISH
    const { default: messages } = await (languages[known] ?? catalogues.en)()
    const locale = localeOf(known)
    loaded.set(language, setupI18n({ locale, messages: { [locale]: messages } }))
  }
  registerTexts({ speaks, load })

  function say(language: string, key: string, params: Params | undefined): string {
    const texts = loaded.get(language)
    if (texts === undefined) throw new Error(`"${key}" was asked for before its catalogue was loaded.`)
    return texts._(key, params && sealed(params), { formats: FORMATS })
  }
  return { say, load }
}

export type OpenCatalogues = ReturnType<typeof openCatalogues>

/** A tag begins with the one; the library reads the other as the beginning of an escape. Their seals are no letters. */
const SEALS = { '<': '\uE000', '\\': '\uE001' } as const

function sealed(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : value.replaceAll('<', SEALS['<']).replaceAll('\\', SEALS['\\']),
    ]),
  )
}

export const opened = (text: string): string => text.replaceAll(SEALS['<'], '<').replaceAll(SEALS['\\'], '\\')
