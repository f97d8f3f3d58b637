import type { Locator } from '@playwright/test'
import { expect, test } from '../product'
import { expectAccessible } from '../pages/axe'
import { logIn, newProject, results, save } from '../pages/journey'
import { openReport } from '../pages/report'
import { keepCurve, untilCalculated } from '../pages/results'

/** 1280 px at 400 %, and the widths at which drawers stand above the drawing and beside it. */
const WIDTHS = [320, 480, 900, 1440]

test('[A11Y-01] results reflow down to 320 px: nothing is cut, nothing scrolls sideways', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Reflow', 'Single massive element floor')
  await untilCalculated(page)
  // The widest table: two curves to compare with.
  await keepCurve(page, 'airborne', 1, 'Before')
  await keepCurve(page, 'airborne', 2, 'Longer than a column')
  await results(page).getByRole('button', { name: 'How this number comes about' }).click()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    if (width < 1080) {
      await expect(page.getByText('Rw (C; Ctr)').last()).toBeVisible()
      await page.getByRole('button', { name: 'Open Results' }).click()
    }
    for (const tab of ['Laboratory values', 'Approximated field values']) {
      await results(page).getByRole('tab', { name: tab }).click()
      await expect.poll(() => cut(results(page)), `${tab} at ${width} px`).toEqual([])
    }
    await expectAccessible(page)
    await results(page).getByRole('tab', { name: 'Laboratory values' }).click()
    if (width < 1080) await page.getByRole('button', { name: 'Collapse Results' }).click()
  }
})

test('[A11Y-01] in a narrow window the number stands whole in the room below the drawing', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Docked', 'Single massive element floor')
  await untilCalculated(page)
  const bar = page.getByRole('group', { name: 'Results in short' })
  const beside = page.getByRole('complementary', { name: 'Construction' })
  for (const width of [320, 479, 480, 799, 800, 900, 1079]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(bar).toContainText(/Rw \(C; Ctr\)\s*\d+/)
    await expect
      .poll(async () => {
        const [own, above] = await Promise.all([bar.boundingBox(), beside.boundingBox()])
        return Math.abs((own?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
      }, `${width} px`)
      .toBeLessThanOrEqual(1)
    const out = await bar.evaluate((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect()
      return [...place.querySelectorAll('*')]
        .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .filter(
          ({ box }) =>
            box.left < left || box.right > right + 0.5 || box.top < top || box.bottom > bottom + 0.5,
        )
        .map(({ text }) => text)
    })
    expect(out, `${width} px`).toEqual([])
  }
})

test('[A11Y-01] the report at 320 px: the bar wraps, and the paper alone is wider and is scrolled by keyboard', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Narrow report', 'Single massive element wall')
  await openReport(page, (await save(page)).replace('/editor/', ''))
  await page.setViewportSize({ width: 320, height: 640 })
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wider).toBe(0)
  const pages = page.getByRole('group', { name: 'Pages' })
  await pages.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pages.evaluate((place) => place.scrollLeft)).toBeGreaterThan(0)
  await page.getByLabel('Document').selectOption('Sheet, airborne')
  await expect(page.getByLabel('Company')).toBeVisible()
  await expect.poll(wider).toBe(0)
  await expectAccessible(page)
})

/** Texts and fields that reach beyond the place or over each other's line. */
function cut(place: Locator): Promise<readonly string[]> {
  return place.evaluate((root) => {
    const { left, right } = root.lastElementChild?.getBoundingClientRect() ?? root.getBoundingClientRect()
    return [
      ...root.querySelectorAll(
        'button, select, input:not([type=checkbox]), td, th, b, label, svg text, dt, dd',
      ),
    ]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
      .filter((part) => {
        const box = part.getBoundingClientRect()
        return box.right > Math.min(right, window.innerWidth) + 1 || box.left < left - 1
      })
      .map((part) => `${part.tagName} ${part.textContent ?? ''}`)
  })
}
