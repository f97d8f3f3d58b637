import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, layers, list, menu, names, rows, thickness, undo } from '../pages/editor'
import { drawing, setProperty } from '../pages/journey'

/** Far in a layer, in the upper part of a wall, px of the window. */
async function spot(page: Page, at: number) {
  const box = await layers(page).nth(at).boundingBox()
  if (box === null) throw new Error('A layer has a place.')
  return [box.x + box.width * 0.7, box.y + box.height * 0.3] as const
}

const START = ['Gypsum board', 'Concrete', 'Wooden stud, detached']
const MOVED = ['Concrete', 'Wooden stud, detached', 'Gypsum board']

test('[EDT-10, A11Y-02] keys that are pressed during a drag change nothing, and the drag is one step', async ({
  page,
  complaints,
}) => {
  await begin(page, 'Single massive element wall')
  for (const what of ['panel on the left', 'frame on the right']) await add(page, what).click()
  await page.getByRole('button', { name: 'Zoom to fit' }).click()
  await expect.poll(() => names(page)).toEqual(START)
  await page.mouse.move(...(await spot(page, 0)))
  await page.mouse.down()
  await page.mouse.move(...(await spot(page, 2)), { steps: 5 })
  await expect(page.locator('[data-drop]')).toBeVisible()
  for (const key of ['Control+z', 'Delete', 'Control+d', 'Control+v', 'Enter', 'Alt+ArrowRight', '?'])
    await page.keyboard.press(key)
  await expect.poll(() => names(page)).toEqual(START)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual(MOVED)
  await undo(page)
  await expect.poll(() => names(page)).toEqual(START)
  // A press that does not move is a click; one that leaves the window and comes back is still a drag.
  await page.mouse.move(...(await spot(page, 0)))
  await page.mouse.down()
  await page.mouse.move(-20, -20, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual(START)
  expect(complaints).toEqual([])
})

test('[EDT-11] Esc ends what is under way, one thing after the other, and the focus stays with the layer', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await add(page, 'panel on the left').click()
  const layer = layers(page).first()
  await layer.focus()
  const openings = [
    ['Enter', () => page.getByRole('dialog', { name: 'Gypsum board' })],
    ['/', () => page.getByRole('dialog', { name: 'Panel selection' })],
    ['Shift+F10', () => menu(page)],
    ['?', () => page.getByRole('dialog', { name: 'Keyboard' })],
  ] as const
  for (const [key, opened] of openings) {
    await page.keyboard.press(key)
    await expect(opened(), key).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened(), key).toHaveCount(0)
    await expect(layer, key).toBeFocused()
    await expect(layer, key).toHaveAttribute('aria-selected', 'true')
  }
  // In the properties the first Esc is the field's, the second the popup's, the third lets the layer go.
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog').getByLabel('Thickness')
  await field.fill('99')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('12.5')
  await page.keyboard.press('Escape')
  await expect(layer).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawing(page).locator('[aria-selected=true]')).toHaveCount(0)
  // Undo of what is typed and not committed is the field's as well.
  await thickness(page, 0).fill('88')
  await page.keyboard.press('Control+z')
  await expect(thickness(page, 0)).toHaveValue('12.5')
  await expect(layers(page)).toHaveCount(4)
  await page.keyboard.press('Control+z')
  await expect(layers(page)).toHaveCount(3)
})

test('[EDT-10] what is done twice in a hurry is done twice, and what is gone is not missed', async ({
  page,
  complaints,
}) => {
  await begin(page, 'Single massive element wall')
  await add(page, 'panel on the left').dblclick()
  await expect(layers(page)).toHaveCount(3)
  await layers(page).first().click({ button: 'right' })
  await menu(page).getByRole('menuitem', { name: 'Delete' }).dblclick()
  await expect(layers(page)).toHaveCount(2)
  // The popup is about a layer that undo takes away under it.
  await undo(page)
  await expect(layers(page)).toHaveCount(3)
  await rows(page).first().getByRole('button', { name: 'Properties of Gypsum board' }).click()
  await expect(page.getByRole('dialog', { name: 'Gypsum board' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus()
  await undo(page, 2)
  await expect(layers(page)).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(layers(page)).toHaveCount(2)
  // Delete twice: the board goes, what is fixed stays.
  await layers(page).first().click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Delete')
  await expect.poll(() => names(page)).toEqual(['Concrete'])
  expect(complaints).toEqual([])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('[A11Y-02, DRW-02] a finger selects a layer and scrolls; what it would drag, the menu moves', async ({
    page,
  }) => {
    await begin(page, 'Single massive element wall')
    await add(page, 'panel on the left').tap()
    await page.touchscreen.tap(...(await spot(page, 1)))
    await expect(layers(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await list(page).getByRole('button', { name: 'Menu of Gypsum board' }).tap()
    await menu(page).getByRole('menuitem', { name: 'Move right' }).tap()
    await expect.poll(() => names(page)).toEqual(['Concrete', 'Gypsum board'])
  })
})

test('[EDT-08, PRP-05] a catalogue that is slow or fails is said, loses nothing, and can be asked again', async ({
  page,
}) => {
  let isDown = true
  await page.route('**/api/manufacturers', async (route) => {
    if (isDown) await route.fulfill({ status: 503, json: { code: 'Busy', message: 'The server is busy.' } })
    else await route.fallback()
  })
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/products/structure/*Wall', async (route) => {
    await isAsked
    await route.fallback()
  })
  await begin(page, 'Single massive element wall')
  await add(page, 'panel on the left').click()
  // A blank component is its own; what has a product waits until it is known whose it is.
  await thickness(page, 0).fill('18')
  await thickness(page, 0).press('Enter')
  await expect(layers(page).first()).toHaveAccessibleName(/18 mm/)
  await layers(page).nth(1).click()
  await expect(thickness(page, 1)).toHaveAttribute('readonly', '')
  answer()
  await expect(page.getByText('The products did not load. What is chosen stays as it is.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('listbox', { name: 'Choose from massive elements' })).toBeVisible()
  await expect(thickness(page, 1)).not.toHaveAttribute('readonly')
  await setProperty(page, 'Thickness', '180')
  await expect(layers(page).nth(1)).toHaveAccessibleName('Layer 2 of 2, Concrete, 180 mm')
})
