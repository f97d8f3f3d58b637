import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'

const takesPictures = process.env.SOUNDLEAF_PICTURES === '1'
/** The full run, ten times the everyday one, leaves nothing out. */
export const isFullRun = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1) >= 10

const LOOKS = [
  { width: 1440, scheme: 'light' },
  { width: 900, scheme: 'dark' },
  { width: 1440, scheme: 'dark' },
  { width: 900, scheme: 'light' },
] as const

/** A telephone's, in both schemes: seen in every picture, judged in the full run. */
const NARROW_LOOKS = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const

/** All looks of every state take their time, above all in the full run. */
export const LOOKS_LIMIT_MS = 1_200_000

/**
 * Judges a state of a page as it stands: axe finds nothing and nothing is wider than the window. Each state has
 * one of the four looks (1440 and 900 px, light and dark), the same in every run; all four, and those of 390 px, in
 * the full run or when pictures are asked for with SOUNDLEAF_PICTURES=1, which are kept in `test-results/pictures`.
 */
export async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  const looks = takesPictures || isFullRun ? [...LOOKS, ...NARROW_LOOKS] : [lookOf(name)]
  for (const { width, scheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await untilDrawn(page)
    if (takesPictures) {
      const file = `${name.replaceAll(' ', '-')}-${width}-${scheme}.png`
      await page.screenshot({ path: join(import.meta.dirname, '../../test-results/pictures', file) })
    }
    await expectAccessible(page)
    await expect.poll(() => overflow_px(page), `${name} at ${width} px is as wide as its window`).toBe(0)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  if (before !== null) await page.setViewportSize(before)
}

/** Judges a state as `look` does, and in a window of 1280 px at 400 %, which is 320 px wide (WCAG 1.4.10). */
export async function lookAndReflow(page: Page, name: string): Promise<void> {
  await look(page, name)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await untilDrawn(page)
  await expect.poll(() => overflow_px(page), `${name} reflows at 320 px`).toBe(0)
  if (before !== null) await page.setViewportSize(before)
}

/** By the letters of its name. */
function lookOf(name: string): (typeof LOOKS)[number] {
  const sum = [...name].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0)
  return LOOKS[sum % LOOKS.length] ?? LOOKS[0]
}

const overflow_px = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What has come is drawn, and colours that fade in have faded in. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEndless = (one: Animation) => one.effect?.getComputedTiming().endTime === Infinity
    await new Promise(requestAnimationFrame)
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => !isEndless(one))
        .map((one) => one.finished.catch(() => null)),
    )
    await new Promise(requestAnimationFrame)
  })
}
