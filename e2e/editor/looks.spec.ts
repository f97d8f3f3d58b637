import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, choose, layers, menu, rows } from '../pages/editor'
import { drawing, save } from '../pages/journey'
import { look, LOOKS_LIMIT_MS } from '../pages/look'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('[A11Y-01, A11Y-03] the editor in each of its states', async ({ page }) => {
  await begin(page, 'Lightweight frame wall')
  await look(page, 'a new wall')
  await layers(page).nth(1).click()
  await look(page, 'a wall with its frame selected')
  await layers(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Wooden stud' })).toBeVisible()
  await look(page, 'the properties beside a layer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Wall frame selection' })).toBeVisible()
  await look(page, 'the products beside a layer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await look(page, 'the keys')
  await page.keyboard.press('Escape')
  await add(page, 'frame on the left').click()
  await expect(rows(page).first()).toContainText('needs a panel on its left')
  await look(page, 'a wall that is not finished')
  await layers(page).first().click({ button: 'right' })
  await expect(menu(page)).toBeVisible()
  await look(page, 'the menu of a layer')
  await page.keyboard.press('Escape')

  const box = await layers(page).first().boundingBox()
  if (box === null) throw new Error('A layer has a place.')
  const y = box.y + box.height / 3
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 400, y, { steps: 5 })
  await expect(page.locator('[data-drop]')).toBeVisible()
  await look(page, 'a layer that is dragged')
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('[A11Y-01, A11Y-03] a floor with everything, its drawers, its pickers and what cannot be changed', async ({
  page,
}) => {
  await begin(page, 'Single massive element floor')
  for (const what of ['frame below', 'panel below', 'impact board above', 'floor covering above'])
    await add(page, what).click()
  const search = page.getByRole('combobox', { name: 'Search floor coverings' })
  await layers(page).first().click()
  await search.fill('no such covering')
  await expect(page.getByText('No floor coverings match.')).toBeVisible()
  await look(page, 'a search that finds nothing')
  await layers(page).nth(2).click()
  await choose(page, 'massive elements', 'nordvik clt')
  await expect(page.getByRole('spinbutton', { name: 'Density', exact: true })).toHaveAttribute('readonly', '')
  await look(page, 'a product of a maker')
  await layers(page).nth(3).click()
  await press(page, 'Open Insulation selection')
  await press(page, 'Open Insulation properties')
  await look(page, 'the insulation of a ceiling frame')

  await press(page, 'Collapse Construction')
  await press(page, 'Collapse Results')
  await look(page, 'both drawers collapsed')
  await page.setViewportSize({ width: 900, height: 900 })
  await press(page, 'Open Construction')
  await look(page, 'the list above the drawing')
})

for (const width of [1440, 900])
  test(`[A11Y-01, DRW-09] at ${width} px no tool, note or message lies over a button, a label or a verdict`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await begin(page, 'Single massive element floor')
    const fits = page.getByRole('button', { name: 'Partly out of sight: show all' })
    await expect(fits).toHaveCount(0)
    await add(page, 'frame below').click()
    await expectApart(
      page.getByRole('region', { name: 'Drawing' }).getByRole('status'),
      add(page, 'panel below'),
    )
    for (const what of ['panel below', 'impact board above', 'floor covering above'])
      await add(page, what).click()
    // Room is made for what is added, as long as the person has not chosen the scale.
    await expect(fits).toHaveCount(0)
    // At a scale of one's own a part may be out of sight: that is said, and it can be seen as a whole.
    await expect(async () => {
      await page.keyboard.press('+')
      await expect(fits).toBeVisible({ timeout: 1000 })
    }).toPass()
    await fits.click()
    await expect(fits).toHaveCount(0)
    await expect(layers(page).first()).toBeFocused()
    const { tools, labels } = {
      tools: [
        page.getByRole('img', { name: /^Scale/ }),
        page.getByRole('button', { name: /Keyboard$/ }),
        page.getByRole('button', { name: /^Undo/ }),
        page.getByRole('button', { name: /^Zoom/ }).first(),
      ],
      labels: [
        add(page, 'panel below'),
        add(page, 'impact board above'),
        drawing(page).getByText('Above', { exact: true }),
        drawing(page).getByText('Below', { exact: true }),
      ],
    }
    for (const tool of tools) for (const label of labels) await expectApart(tool, label)
    if (width < 1080) {
      await page.keyboard.press('Control+s')
      await expectApart(page.getByText('The project has been saved'), page.locator('[data-docked]'))
    }
  })

/** Waits until both are there and neither covers the other. */
const expectApart = (one: Locator, other: Locator) =>
  expect(async () => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
    if (a === null || b === null) throw new Error('Both have a place.')
    const isApart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
    expect(isApart, `${String(one)} beside ${String(other)}`).toBe(true)
  }).toPass({ timeout: 30_000 })

test('[A11Y-01] the editor under a trial licence, and without its catalogue', async ({ page }) => {
  await page.route('**/api/products/structure/*Wall', (route) =>
    route.fulfill({ status: 503, json: { code: 'Busy', message: 'The server is busy.' } }),
  )
  await begin(page, 'Double massive element wall', 'A trial', 'trial@example.com')
  await layers(page).first().click()
  await expect(page.getByText('The products did not load.').first()).toBeVisible()
  await look(page, 'a trial without a catalogue')
})

test('[A11Y-01] the editor reflows at 320 px: only the drawing scrolls, in its own place', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  const path = await save(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await expect(drawing(page)).toBeVisible()
  const expectToFit = async (state: string) => {
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), state)
      .toBeLessThanOrEqual(320)
    const out = () =>
      page
        .locator('main button:visible, main input:visible, [role=dialog] :is(button, input):visible')
        .evaluateAll((found) =>
          found
            // What lies in the drawing, or in a list that scrolls, is scrolled to.
            .filter((one) => one.closest('section[aria-label=Drawing] svg, [role=group]') === null)
            .map((one) => ({ name: one.getAttribute('aria-label'), at: one.getBoundingClientRect() }))
            .filter(({ at }) => at.left < 0 || at.right > 320)
            .map(({ name }) => name),
        )
    await expect.poll(out, state).toEqual([])
  }
  await expectToFit('the drawing')
  // Nothing is selected yet: the key is meant for the layer that has the focus.
  await layers(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Gypsum board' })).toBeVisible()
  await expectToFit('the properties')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expectToFit('the products')
  await page.keyboard.press('Escape')
  await press(page, 'Open Construction')
  await expectToFit('the list')
})
