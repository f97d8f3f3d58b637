import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { untilDrawn } from './look'
import { burstControls } from './pseudo-language'

/** The languages beside English, each as a browser of the country asks for it. */
export const OTHER_LANGUAGES = [
  { language: 'sv', locale: 'sv-SE' },
  { language: 'nb', locale: 'nb-NO' },
  { language: 'da', locale: 'da-DK' },
  { language: 'fi', locale: 'fi-FI' },
  { language: 'de', locale: 'de-DE' },
] as const

/** What a part says in a language, with its parameters filled in; only for texts without choices. */
export function textsIn(language: string) {
  const catalogues = new Map<string, Readonly<Record<string, string>>>()
  return (part: string, key: string, params: Readonly<Record<string, string>> = {}): string => {
    const known = catalogues.get(part) ?? read(language, part)
    catalogues.set(part, known)
    const text = known[key]
    if (text === undefined) throw new Error(`${language}/${part}.json has no "${key}".`)
    return text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  }
}

function read(language: string, part: string): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '../../languages', language, `${part}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
}

/** Words that none of the other languages has. */
const ENGLISH = /(?<!\p{L})(?:the|and|of|with|your|you|this|which|cannot|from|are)(?!\p{L})/giu
/** A word before the sign of a parameter that nobody gave, or a key in place of its text. */
const UNSAID = /\{\w+\}|(?<!\S)[a-z]+(?:\.[a-z]+)+(?!\S)/gi

/** Pages that are read on a phone as well. */
const NARROW: readonly string[] = ['login', 'profile', 'guide']

/**
 * Holds a page to its language: no English is left, nothing is unsaid, and every word has room at 1440 and 900 px, and at
 * 320 px on narrow pages.
 */
export async function expectInLanguage(page: Page, language: string, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const before = page.viewportSize()
  for (const width of NARROW.includes(name) ? [1440, 900, 320] : [1440, 900]) {
    await page.setViewportSize({ width, height: 900 })
    await untilDrawn(page)
    const words = await wordsOf(page)
    expect(words.match(ENGLISH) ?? [], `${name} in ${language}: English`).toEqual([])
    expect(words.match(UNSAID) ?? [], `${name} in ${language}: not said`).toEqual([])
    await expect
      .poll(() => burstControls(page, 'body'), `${name} in ${language} at ${width} px: too narrow`)
      .toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}

/** What stands on the page and what is read aloud, without names. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // The charts' library signs what it draws in a description.
    const EXEMPT = '[translate=no], script, style, noscript, svg > desc'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      if (node.parentElement?.closest(EXEMPT) === null) found.push(node.textContent ?? '')
    for (const element of document.body.querySelectorAll('*'))
      if (element.closest(EXEMPT) === null)
        for (const key of ['aria-label', 'title', 'placeholder', 'alt'])
          found.push(element.getAttribute(key) ?? '')
    return found.join('\n')
  })
