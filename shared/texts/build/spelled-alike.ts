import type { Language } from '../src/languages'

/** Names that standards give to numbers, which are called so in every country. */
export const LEFT_IN_ENGLISH: readonly string[] = ['Sound transmission class', 'Impact insulation class']

/** Names, symbols and what stands on keys. */
const EVERYWHERE = [
  'Astm Dn EPS Iso Kij Light Linoleum MDF OK OSB Polyester Rw Soundleaf Webhooks minimum normal',
  'Australia Canada England New Portugal Zealand',
  'Alt Ctrl End Enter Esc Excel Home Shift Tab',
]
const SCANDINAVIAN = 'Finland Full Logo Ref Standard Team margin support'

/** Words that a language spells as English does, where a whole text is the same. */
export const SPELLED_ALIKE: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  sv: words(SCANDINAVIAN, 'Area Band Flank Material Passkeys Program Revision Session Variant Version per'),
  nb: words(SCANDINAVIAN, 'Cellulose Glass Plate Program Type Variant cellulose glass per'),
  da: words(
    SCANDINAVIAN,
    'Cellulose Editor Facade Flange Links Menu Metal Model Program Revision Send Session Stop Type Variant Version',
    'cellulose facade hospital hotel link over',
  ),
  fi: words('Logo'),
  de: words('Band Code Editor Hotels in Links Logo Material Name Passkeys Team Version'),
}

function words(...lines: readonly string[]): readonly string[] {
  return [...EVERYWHERE, ...lines].flatMap((line) => line.split(' '))
}
