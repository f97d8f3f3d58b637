/**
 * The columns of a table of types, as it is written and read. Heads and values are the same in every language, for other
 * programs read them; quantities are in SI.
 */
export const COLUMNS = [
  'type',
  'class',
  'place',
  'elements',
  'area [m²]',
  'elements with area',
  'external',
  'rating',
  'state',
  'questions',
  'layer',
  'material',
  'thickness [mm]',
  'ventilated',
  'reads as',
  'left out',
] as const

export type Column = (typeof COLUMNS)[number]

/** What no type can be read without. */
export const NEEDED: readonly Column[] = ['type', 'class', 'layer', 'material', 'thickness [mm]']

/** Between several ratings in one cell; a rating may have semicolons. */
export const RATING_SEPARATOR = ' | '
