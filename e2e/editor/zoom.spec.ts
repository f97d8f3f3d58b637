import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, layers } from '../pages/editor'
import { drawing } from '../pages/journey'
import { openSixtyLayers } from '../pages/sixty-layers'

const percent = (page: Page) => page.getByRole('button', { name: /^Zoom [\d.]+ %/ })
const widthOf = async (page: Page) => (await drawing(page).boundingBox())?.width ?? 0

test('[DRW-10] the drawing is zoomed by +, − and 0, and with Ctrl and the wheel about the pointer', async ({
  page,
  complaints,
}) => {
  await begin(page, 'Lightweight frame wall')
  await expect(percent(page)).toContainText('100 %')
  await page.keyboard.press('+')
  await expect(percent(page)).toContainText('150 %')
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect(percent(page)).toContainText('75 %')
  await page.keyboard.press('0')
  await expect(percent(page)).toContainText('100 %')

  // In a field the same signs are text.
  const field = page.getByRole('spinbutton').first()
  await field.click()
  await page.keyboard.press('0')
  await page.keyboard.press('Escape')
  await expect(percent(page)).toContainText('100 %')

  const middle = await layers(page).nth(1).boundingBox()
  if (middle === null) throw new Error('A layer has a place.')
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2]
  await page.mouse.move(x, y)
  const before = await widthOf(page)
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(percent(page)).toContainText('400 %')
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before)
  // What was under the pointer still is.
  expect(
    await page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest('[data-component]')?.getAttribute('aria-label'),
      [x, y] as const,
    ),
  ).toMatch(/^Layer 2 of 3/)
  expect(complaints).toEqual([])
})

test('[DRW-10] room is made for what is added', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await begin(page, 'Single massive element floor')
  const cut = page.getByRole('button', { name: 'Partly out of sight: show all' })
  for (let times = 0; times < 3; times += 1)
    for (const what of ['panel above', 'panel below']) await add(page, what).click()
  await add(page, 'frame below').click()
  await expect(cut).toHaveCount(0)
  for (const what of ['panel above', 'panel below'])
    await expect(add(page, what)).toBeInViewport({ ratio: 1 })
})

test('[DRW-10] a wall of sixty layers is seen whole when it is fitted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSixtyLayers(page)
  await page.keyboard.press('0')
  // All of them, but for the rounding of fractions of a pixel.
  await expect(layers(page).first()).toBeInViewport({ ratio: 0.999 })
  await expect(layers(page).last()).toBeInViewport({ ratio: 0.999 })
})
