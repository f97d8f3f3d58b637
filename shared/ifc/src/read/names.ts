const LONGEST_NAME = 500

/** A name of a stranger's file: one line, no control characters, no half of a surrogate pair, not without end. */
export function cleanName(text: string | null | undefined): string {
  return Array.from((text ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' '))
    .slice(0, LONGEST_NAME)
    .join('')
    .trim()
}

/** IFC's have 22 characters; a project keeps no more than this of what a file has in their place. */
const LONGEST_ID = 64

export const cleanId = (text: string | null | undefined): string => cleanName(text).slice(0, LONGEST_ID)

/** Revit puts the element's number behind the name of its type. */
export const withoutNumber = (name: string): string => name.replace(/:\d+$/, '')

/** What stands in front of the first colon; null where nothing does. */
export function familyOf(name: string): string | null {
  const colon = name.indexOf(':')
  return colon > 0 && colon < name.length - 1 ? name.slice(0, colon) : null
}

/** As many numbers followed by letters as there are materials, as in `102Bwk-75Ins-100LBlk-12P`; else none. */
export function suggestedThicknesses(name: string, materials: number): readonly number[] | null {
  const found = [...name.matchAll(/(?<![\d.,])(\d+(?:[.,]\d+)?)(?=\p{L})/gu)].map(([, number = '']) =>
    Number(number.replace(',', '.')),
  )
  return materials > 1 && found.length === materials ? found : null
}
