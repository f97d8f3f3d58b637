import { expect, test } from '../product'
import { add, begin, layers, list, menu, names, rows, thickness, undo } from '../pages/editor'
import { results, save } from '../pages/journey'

const titles = 'h3'

test('[EDT-04] the drawers are 350 and 500 wide, collapse to a strip with their name, and remember it', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await save(page)
  const left = page.getByRole('complementary', { name: 'Construction' })
  const width = async (drawer = left) => (await drawer.boundingBox())?.width
  await expect.poll(() => width()).toBe(350)
  await expect.poll(() => width(results(page))).toBe(500)
  await page.getByRole('button', { name: 'Collapse Construction' }).click()
  await expect(page.getByRole('button', { name: 'Open Construction' })).toBeFocused()
  await page.getByRole('button', { name: 'Collapse Results' }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(left).toContainText('Construction')
  await expect(results(page)).toContainText('Results')
  await expect.poll(() => width()).toBeLessThan(60)
  await expect.poll(() => width(results(page))).toBeLessThan(60)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Open Construction' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open Results' })).toBeVisible()
  await page.getByRole('button', { name: 'Open Construction' }).click()
  await expect.poll(() => width()).toBe(350)
  await expect(list(page)).toBeVisible()
})

test('[EDT-05, EDT-06, CMP-01] a row has thickness, name, icon, properties and menu; insulation a row of its own', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await add(page, 'panel on the left').click()
  await expect(rows(page)).toHaveCount(4)
  // Left to right, as they are drawn.
  const listed = () =>
    rows(page).evaluateAll((found) => found.map((row) => row.querySelector('button')?.title))
  await expect(layers(page)).toHaveCount(4)
  await expect.poll(listed).toEqual(await names(page))
  await expect(thickness(page, 0)).toHaveValue('12.5')
  await expect(thickness(page, 2)).toHaveValue('95')
  for (const at of [0, 1, 2, 3]) {
    await expect(rows(page).nth(at).getByText('mm', { exact: true }).first()).toBeVisible()
    await expect(rows(page).nth(at).locator('svg').first()).toBeVisible()
  }
  // What is fixed has no menu; the board that was added has.
  await expect(list(page).getByRole('button', { name: /^Menu of/ })).toHaveCount(1)
  await rows(page).nth(0).getByRole('button', { name: 'Menu of Gypsum board' }).click()
  await expect(menu(page).getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await page.keyboard.press('Escape')
  await rows(page).nth(2).getByRole('button', { name: 'Properties of Wooden stud' }).click()
  const popup = page.getByRole('dialog', { name: 'Wooden stud' })
  await expect(popup.getByLabel('Depth', { exact: true })).toHaveValue('95')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toHaveCount(0)

  // The insulation: its thickness, its name, a button that takes it out; undo brings it back.
  const insulation = rows(page).nth(2)
  await expect(insulation.getByRole('spinbutton', { name: /^Insulation thickness/ })).toHaveValue('95')
  await expect(insulation).toContainText('Stone wool')
  await insulation.getByRole('button', { name: 'Clear insulation of Wooden stud' }).click()
  await expect(insulation.getByRole('spinbutton')).toHaveCount(1)
  await expect(layers(page).nth(2)).toHaveAccessibleName('Layer 3 of 4, Wooden stud, 95 mm')
  await undo(page)
  await expect(insulation.getByRole('spinbutton')).toHaveCount(2)
})

test('[EDT-07] the sections are named after what is selected; a cavity and a rib panel have no product', async ({
  page,
}) => {
  await begin(page, 'Single massive element floor with rib panels')
  for (const what of ['impact board above', 'frame above', 'panel above', 'floor covering above'])
    await add(page, what).click()
  const sections = page.getByRole('complementary', { name: 'Construction' }).locator(titles)
  const insulated = ['Insulation selection', 'Insulation properties']
  const expected = [
    ['Floor covering', true, false],
    ['Panel', true, false],
    ['Floor frame', true, true],
    ['Impact board', true, false],
    ['Massive element', true, false],
    ['Rib panel', false, true],
  ] as const
  await expect(page.getByRole('heading', { name: 'Construction', exact: true })).toBeVisible()
  for (const [at, [name, hasProducts, isInsulated]] of expected.entries()) {
    await layers(page).nth(at).click()
    await expect(sections).toHaveText([
      ...(hasProducts ? [`${name} selection`] : []),
      `${name} properties`,
      ...(isInsulated ? insulated : []),
    ])
  }
})
