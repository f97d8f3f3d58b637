import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { layers, rows, spoken, thickness, undo } from '../pages/editor'
import { drawing } from '../pages/journey'
import { openSixtyLayers } from '../pages/sixty-layers'

/** What an action changed in the drawing: the layers drawn anew, and how many changes there were in all. */
async function changes(page: Page, act: () => Promise<void>) {
  const watched = await drawing(page).evaluateHandle((svg) => {
    const drawn = new Set<string>()
    let count = 0
    const observer = new MutationObserver((records) => {
      count += records.length
      for (const { target, type } of records) {
        const layer = target instanceof Element ? target.closest('[data-component]') : null
        if (type === 'childList' && layer !== null) drawn.add(layer.getAttribute('data-component') ?? '')
      }
    })
    observer.observe(svg, { subtree: true, childList: true, attributes: true })
    return () => ({ drawn: drawn.size, count })
  })
  await act()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return watched.evaluate((result) => result())
}

test('[DRW-10, PERF-03] of 60 layers an edit draws the one that it changes, and a drag draws none', async ({
  page,
  complaints,
}) => {
  await openSixtyLayers(page)
  const said = await spoken(page)
  expect(said[40]).toBe('Layer 41 of 60, Wooden stud, detached, 95 mm')
  expect(said[59]).toBe('Layer 60 of 60, Gypsum board, 12.5 mm')
  await expect(rows(page)).toHaveCount(60)
  // A picture of 60 layers is no larger than the window makes it: some 20 elements a layer.
  await expect.poll(() => drawing(page).locator('*').count()).toBeLessThan(60 * 25)

  const selected = await changes(page, async () => {
    await rows(page).nth(30).getByRole('button', { name: 'Gypsum board', exact: true }).click()
    await expect(layers(page).nth(30)).toHaveAttribute('aria-selected', 'true')
  })
  expect(selected.drawn).toBe(0)

  const typed = await changes(page, async () => {
    await thickness(page, 30).fill('15')
    await thickness(page, 30).press('Enter')
    await expect(layers(page).nth(30)).toHaveAccessibleName('Layer 31 of 60, Gypsum board, 15 mm')
  })
  expect(typed.drawn).toBeLessThanOrEqual(1)

  await page.getByRole('button', { name: 'Zoom to fit' }).click()
  const box = await layers(page).nth(30).boundingBox()
  if (box === null) throw new Error('A layer has a place.')
  // Its middle: the break mark of a thin layer reaches over its neighbours.
  const x = box.x + box.width / 2
  await page.mouse.move(x, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 30, box.y + 40, { steps: 3 })
  await expect(page.locator('[data-drop]')).toBeVisible()
  const dragged = await changes(page, () => page.mouse.move(x - 60, box.y + 40, { steps: 25 }))
  expect(dragged).toEqual({ drawn: 0, count: 0 })
  await page.mouse.up()
  await expect.poll(async () => (await spoken(page))[30]).not.toContain('15 mm')
  await undo(page, 2)
  await expect.poll(() => spoken(page)).toEqual(said)
  expect(complaints).toEqual([])
})
