import {
  openCatalogues,
  opened,
  type Catalogue,
  type Catalogues,
  type OpenCatalogues,
  type Params,
} from './catalogues'
import { languageInUse, spoken } from './language'
import type { ElementsOf, ParamsOf } from './message'

/** Says a text of the catalogue. A message with elements in it is for `rich`. */
export type Translate<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...params: Given<English[Key]>
) => string

type Given<Message extends string> = [ElementsOf<Message>] extends [never]
  ? keyof ParamsOf<Message> extends never
    ? []
    : [params: ParamsOf<Message>]
  : [never]

export interface Texts<English extends Catalogue> {
  /** In the language in use. */
  readonly t: Translate<English>
  /** In another one, for what speaks to several people at once. */
  readonly textsIn: (language: string) => Promise<Translate<English>>
}

/** The texts of a part: `export const { t } = defineTexts({ en: () => import('./en') })`. */
export const defineTexts = <const English extends Catalogue>(
  catalogues: Catalogues<English>,
): Texts<English> => textsOf<English>(openCatalogues(catalogues))

export function textsOf<English extends Catalogue>({ say, load }: OpenCatalogues): Texts<English> {
  // What each key takes is checked where it is asked for; in here a key is a text like any other.
  const inLanguage = (language: () => string) =>
    ((key: string, params?: Params) => opened(say(language(), key, params))) as Translate<English>
  return {
    t: inLanguage(languageInUse),
    async textsIn(language) {
      const known = spoken(language)
      await load(known)
      return inLanguage(() => known)
    },
  }
}
