import type { Language } from '../src/languages'

/** Names that standards give to numbers, which are called so in every country. */
export const LEFT_IN_ENGLISH: readonly string[] = ['Sound transmission class', 'Impact insulation class']

/** Names, symbols and what stands on keys. */
const EVERYWHERE = [
  ...[
    'Astm',
    'Dn',
    'EPS',
    'Iso',
    'Kij',
    'Light',
    'Linoleum',
    'MDF',
    'OK',
    'OSB',
    'Polyester',
    'Rw',
    'Soundleaf',
  ],
  ...['Australia', 'Canada', 'England', 'New', 'Portugal', 'Zealand', 'minimum', 'normal'],
  ...['Alt', 'Ctrl', 'End', 'Enter', 'Esc', 'Home', 'Shift', 'Tab'],
]

const SCANDINAVIAN = ['Finland', 'Full', 'Logo', 'Ref', 'Standard', 'Team', 'margin', 'support']

/** Words that a language spells as English does, where a whole text is the same. */
export const SPELLED_ALIKE: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  sv: [...EVERYWHERE, ...SCANDINAVIAN, 'Area', 'Band', 'Flank', 'Material', 'Revision', 'Session', 'Version'],
  nb: [...EVERYWHERE, ...SCANDINAVIAN, 'Cellulose', 'Glass', 'Type', 'cellulose'],
  da: [
    ...[
      ...EVERYWHERE,
      ...SCANDINAVIAN,
      'Cellulose',
      'Editor',
      'Facade',
      'Flange',
      'Menu',
      'Metal',
      'Revision',
    ],
    ...['Send', 'Session', 'Type', 'Version', 'cellulose', 'link', 'over'],
  ],
  fi: [...EVERYWHERE, 'Logo'],
  de: [...EVERYWHERE, 'Band', 'Code', 'Editor', 'in', 'Logo', 'Material', 'Name', 'Team', 'Version'],
}
