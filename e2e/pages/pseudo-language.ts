import { expect, type Page } from '@playwright/test'
import { allRatings } from '@soundleaf/contracts'
import { expectAccessible } from './axe'
import { isFullRun, untilDrawn } from './look'

/** English made longer, accented and in brackets; the build makes it of every catalogue. */
const PSEUDO_LANGUAGE = 'en-XA'
const NARROWEST = 320
const WIDTHS = [1440, 900, NARROWEST]

/** Units, standards and single numbers, which are written alike in every language. */
const ALIKE_EVERYWHERE = [
  ...['ASTM', 'dB', 'GPa', 'Hz', 'ISO', 'kg', 'mm', 'MN', 'MPa'],
  ...allRatings().flatMap(({ symbol, notation }) => `${symbol} ${notation}`.match(/\p{L}{2,}/gu) ?? []),
]

/** The address of a page in the pseudo-language. */
export const inPseudoLanguage = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}language=${PSEUDO_LANGUAGE}`

/**
 * Judges what stands in the places of a page whose texts are in catalogues: no word stands outside of the brackets of a
 * text and no control is too narrow for its words at 1440, 900 and 320 px, and axe finds nothing at the narrowest, where
 * most can go wrong; in the full run at each.
 */
export async function expectCatalogueTexts(page: Page, name: string, places: string): Promise<void> {
  const before = page.viewportSize()
  // Narrow pages may have room for no word at all; then a wide one has shown that the language is spoken.
  await expect(page.locator(places).getByText('⟦').filter({ visible: true }).first()).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await untilDrawn(page)
    expect(await wordsOutsideTexts(page, places), `${name}: words that are in no catalogue`).toEqual([])
    await expect.poll(() => burstControls(page, places), `${name} at ${width} px: too narrow`).toEqual([])
    if (isFullRun || width === NARROWEST) await expectAccessible(page)
  }
  if (before !== null) await page.setViewportSize(before)
}

/** Words that are neither inside brackets nor the same in every language; drawings have their own texts. */
async function wordsOutsideTexts(page: Page, places: string): Promise<string[]> {
  const words = await page.evaluate((selector) => {
    const EXEMPT = '[translate=no], svg, script, style, [aria-hidden=true]'
    const isExempt = (element: Element | null) => (element?.closest(EXEMPT) ?? null) !== null
    /** What is left of a text when everything in brackets is taken out, from the innermost on. */
    const outside = (text: string): string => {
      const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, '')
      return shorter === text ? text : outside(shorter)
    }
    const words = (text: string) => outside(text).match(/\p{L}{2,}/gu) ?? []
    return [...document.querySelectorAll(selector)].flatMap((place) => {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      let shown = ''
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
        if (!isExempt(node.parentElement)) shown += `${node.textContent ?? ''} `
      const named = [...place.querySelectorAll('*')].flatMap((element) =>
        isExempt(element)
          ? []
          : ['aria-label', 'title', 'placeholder', 'alt'].map((key) => element.getAttribute(key) ?? ''),
      )
      return [shown, ...named].flatMap(words)
    })
  }, places)
  return words.filter((word) => !ALIKE_EVERYWHERE.includes(word))
}

/** Controls whose words are wider or higher than they are, or that reach out of the window. */
export function burstControls(page: Page, places: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = [...document.querySelectorAll(selector)].flatMap((place) => [
      ...place.querySelectorAll<HTMLElement>('button, a, label, legend, [role=alert], [role=tab]'),
    ])
    const width = document.documentElement.clientWidth
    // A wide table is scrolled in its own box.
    const isInScroller = (control: Element): boolean => {
      const box = control.parentElement
      if (box === null) return false
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth
      return (scrolls && box.getBoundingClientRect().right <= width) || isInScroller(box)
    }
    const bursts = (control: HTMLElement) => {
      const { left, right } = control.getBoundingClientRect()
      // An inline element has no size of its own.
      const isInline = control.clientWidth === 0
      return (
        ((left < 0 || right > width) && !isInScroller(control)) ||
        (!isInline && control.scrollWidth > control.clientWidth + 1) ||
        (!isInline && control.scrollHeight > control.clientHeight + 1)
      )
    }
    const isShown = (control: HTMLElement) => control.getClientRects().length > 0
    const isForTheEar = (control: HTMLElement) => control.clientWidth <= 1 && control.clientHeight <= 1
    const found = controls.filter((one) => isShown(one) && !isForTheEar(one) && bursts(one))
    return found.map((control) => control.innerText || control.outerHTML.slice(0, 160))
  }, places)
}
