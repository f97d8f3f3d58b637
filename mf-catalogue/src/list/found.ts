import { genericName } from '@soundleaf/construction'
import type { ProductType } from '@soundleaf/contracts'
import { searchText } from '@soundleaf/texts'
import type { Entry, Keeper } from './entry'

/** The filters of the list; an empty one lets everything through. */
export interface Wanted {
  readonly search: string
  readonly type: ProductType | ''
  readonly manufacturer: string
  readonly keptBy: Keeper | ''
}
export const EVERYTHING: Wanted = { search: '', type: '', manufacturer: '', keptBy: '' }

/** Computed once for each product: a search compares thousands of them for every letter that is typed. */
const searchTexts = new WeakMap<Entry, string>()
function searchTextOf(entry: Entry): string {
  const known = searchTexts.get(entry)
  if (known !== undefined) return known
  const { name, manufacturer, material, values, source } = entry.content
  const text = searchText(
    [genericName(name), manufacturer, material, source.document, ...Object.values(values).map(String)].join(
      ' ',
    ),
  )
  searchTexts.set(entry, text)
  return text
}

/** The products that every filter lets through and that have every word of the search. */
export function found(entries: readonly Entry[], { search, type, manufacturer, keptBy }: Wanted): Entry[] {
  // A number may be written with a decimal comma.
  const words = searchText(search)
    .replace(/(\d),(?=\d)/g, '$1.')
    .split(/\s+/)
    .filter(Boolean)
  return entries.filter(
    (entry) =>
      (type === '' || entry.content.type === type) &&
      (manufacturer === '' || entry.content.manufacturer === manufacturer) &&
      (keptBy === '' || entry.keptBy === keptBy) &&
      words.every((word) => searchTextOf(entry).includes(word)),
  )
}
