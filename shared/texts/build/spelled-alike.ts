import type { Language } from '../src/languages'

/** Names that standards give to numbers, which are called so in every country. */
export const LEFT_IN_ENGLISH: readonly string[] = ['Sound transmission class', 'Impact insulation class']

/** Names, symbols and what stands on keys. */
const EVERYWHERE = [
  'Argon Astm Ctr Dn Dv EPS Iso Kij Krypton Light Linoleum MDF OK OSB PVB Polyester Rw Soundleaf Webhooks ij minimum nT normal',
  'Australia Canada England New Portugal Zealand',
  'Alt Ctrl End Enter Esc Excel Home Shift Tab',
]
const SCANDINAVIAN = 'Finland Full Logo Ref Standard Team margin support'

/** Words that a language spells as English does, where a whole text is the same. */
export const SPELLED_ALIKE: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  sv: words(
    SCANDINAVIAN,
    'Area Band Flank Gas Material Passkeys Program Revision Session Variant Version per',
  ),
  nb: words(SCANDINAVIAN, 'Cellulose Glass Plate Program Type Variant cellulose glass per'),
  da: words(
    SCANDINAVIAN,
    'Cellulose Editor Facade Flange Gas Links Menu Metal Model Program Revision Send Session Stop Type Variant Version',
    'cellulose facade hospital hotel link over',
  ),
  fi: words('Logo'),
  de: words('Band Code Editor Gas Hotels in Links Logo Material Name Passkeys Team Version'),
}

function words(...lines: readonly string[]): readonly string[] {
  return [...EVERYWHERE, ...lines].flatMap((line) => line.split(' '))
}
