import type { Messages } from '@lingui/core'

/** The texts of every part in a language, as the build writes them beside a bundle that is one file. */
type TextsOfParts = Readonly<Record<string, Messages>>

let folder: string | null = null
const fetched = new Map<string, Promise<TextsOfParts>>()

/** Where such a bundle finds the other languages: `sv.json` at an address. */
export function textsBeside(address: string): void {
  folder = address
}

/** A part's texts in another language. The build calls it where a bundle cannot be more than one file. */
export async function fetchedTexts(part: string, language: string): Promise<{ readonly default: Messages }> {
  const known = fetched.get(language) ?? fetchOf(language)
  fetched.set(language, known)
  try {
    return { default: (await known)[part] ?? {} }
  } catch (error) {
    // Asked for again by whoever shows the next results.
    fetched.delete(language)
    throw error
  }
}

async function fetchOf(language: string): Promise<TextsOfParts> {
  if (folder === null) throw new Error('Nobody said where the texts lie.')
  const answer = await fetch(new URL(`${language}.json`, folder))
  if (!answer.ok) throw new Error(`The texts in ${language} did not come: ${answer.status}.`)
  return (await answer.json()) as TextsOfParts
}
