import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, choose, layers, names, rows } from '../pages/editor'
import { openSixtyLayers } from '../pages/sixty-layers'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('It has a place.')
  return box
}

test('[EDT-11] after an add button the keys are for the layer that it added', async ({
  page,
  complaints,
}) => {
  await begin(page, 'Single massive element wall')
  const button = add(page, 'panel on the left')
  await button.click()
  await button.click()
  await expect(layers(page)).toHaveCount(3)
  await expect(button).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(layers(page)).toHaveCount(2)
  await button.click()
  await page.keyboard.press('ArrowRight')
  await expect(layers(page).nth(1)).toBeFocused()
  await expect(layers(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await add(page, 'frame on the right').click()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog').getByRole('combobox', { name: 'Search wall frames' })
  await expect(search).toBeFocused()
  await search.pressSequentially('steel stud 92')
  await search.press('Enter')
  await expect.poll(() => names(page)).toEqual(['Gypsum board', 'Gypsum board', 'Concrete', 'Steel stud 92'])
  // In a field a slash is text, and Delete deletes a letter.
  const field = rows(page).first().getByRole('spinbutton')
  await field.click()
  for (const key of ['/', 'Delete']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(layers(page)).toHaveCount(4)
  await field.press('Escape')
  expect(complaints).toEqual([])
})

test('[EDT-10] what opens at a layer stays over the drawing, and the results in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page, 'Lightweight frame wall')
  const stage = await boxOf(page.getByRole('region', { name: 'Drawing' }))
  for (const [index, key] of [
    [2, 'Enter'],
    [1, 'Enter'],
    [1, '/'],
  ] as const) {
    await layers(page).nth(index).click()
    await page.keyboard.press(key)
    const popup = page.getByRole('dialog')
    await expect(popup).toBeVisible()
    await expect
      .poll(async () => {
        const { x, y, width, height } = await boxOf(popup)
        return [
          x >= stage.x,
          y >= stage.y,
          x + width <= stage.x + stage.width,
          y + height <= stage.y + stage.height,
        ]
      })
      .toEqual([true, true, true, true])
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  }
})

/** The least and the greatest y of an element, and whether the window shows all of it. */
const inSight = async (page: Page, place: Locator) => {
  const { y, height } = await boxOf(place)
  return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0)
}

test('[EDT-05, EDT-07] with 60 layers the row and the fields of the selected one are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSixtyLayers(page)
  for (const index of [39, 59, 0]) {
    await layers(page).nth(index).click({ force: true })
    await expect(rows(page).nth(index)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => inSight(page, rows(page).nth(index))).toBe(true)
    await expect.poll(() => inSight(page, page.getByRole('combobox', { name: 'Search panels' }))).toBe(true)
  }
})

test('[EDT-08] a product is found by its thickness', async ({ page }) => {
  await begin(page, 'Lightweight frame wall')
  await layers(page).nth(1).click()
  await choose(page, 'wall frames', 'steel 150 mm')
  await expect(rows(page).nth(1)).toContainText('Steel stud 150')
})
