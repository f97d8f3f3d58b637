import type { Catalogue, Catalogues } from './catalogues'
import { formatPlain } from './formats'
import { ENGLISH, languageInUse, registerTexts } from './language'

/** A compiled message without parameters, or what a test reads of its file. */
type Said = string | readonly string[]

const NUMBER = /\d+(?:\.\d+)?/g

/**
 * Says names that are stored in English, in the language in use: `Stone wool batt 45` by what stands for
 * `Stone wool batt #`. Every other name is somebody's own and stays as it is. English needs no entries.
 */
export function defineNames(catalogues: Catalogues<Catalogue>): (name: string) => string {
  const languages: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, Said>> }>>
  > = {
    ...catalogues,
  }
  const loaded = new Map<string, Readonly<Record<string, Said>>>()
  registerTexts({
    speaks: (language) => Object.hasOwn(languages, language),
    async load(language) {
      if (language === ENGLISH || loaded.has(language)) return
      loaded.set(language, (await languages[language]?.())?.default ?? {})
    },
  })
  return (name) => {
    const names = loaded.get(languageInUse())
    if (names === undefined) return name
    const pattern = name.replace(NUMBER, '#')
    if (!Object.hasOwn(names, pattern)) return name
    const numbers = name.match(NUMBER) ?? []
    let at = 0
    return [names[pattern] ?? name]
      .flat()
      .join('')
      .replace(/#/g, () => formatPlain(Number(numbers[at++])))
  }
}
