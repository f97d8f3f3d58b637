import { expect, test } from '../product'
import { expectAccessible } from '../pages/axe'
import { begin, layers, undo } from '../pages/editor'
import { drawing, headline, results } from '../pages/journey'
import { look } from '../pages/look'
import { variantTab, variantTabs } from '../pages/variants'

test('[BEY-08] a value is varied from the drawing, its ratings are seen, and the one that pleases is taken over', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(50)
  const now = await headline(page, 'Rw')
  await layers(page).first().focus()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'Vary a value of Concrete' })
  await expect(dialog.getByRole('img', { name: 'Rw over Thickness, mm' })).toBeVisible()
  const values = dialog.getByRole('region', { name: 'Values and what they give' })
  // From half to one and a half of 200 mm.
  await expect(values.getByRole('row')).toHaveCount(22)
  await expectAccessible(page)

  const numbers = await values
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => Number(row.querySelector('td')?.textContent)))
  // A heavier wall of one material is never worse.
  expect([...numbers].sort((a, b) => a - b)).toEqual(numbers)
  // In tenths, of which the headline has the whole number below.
  expect(Math.floor(numbers[10] ?? 0)).toBe(now)

  await values.getByRole('button', { name: '260', exact: true }).click()
  // Its spectrum over that of now, and what the project requires as a line.
  await expect(dialog.getByRole('img', { name: /^Airborne sound spectrum of 260 mm/ })).toBeVisible()
  await dialog.getByLabel('Shown').selectOption({ label: 'Field value of the project, airborne' })
  await dialog.getByLabel('Required at least').fill('52')
  await dialog.getByLabel('Required at least').press('Enter')
  await expect(dialog.getByText('52 dB required')).toBeVisible()
  await expectAccessible(page)
  await look(page, 'sweep')
  await dialog.getByRole('button', { name: 'Use 260 mm' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(drawing(page)).toHaveAccessibleName(/260 mm$/)
  await expect(results(page).getByText(/^Calculated/)).toBeVisible()
  await undo(page)
  await expect(drawing(page)).toHaveAccessibleName(/200 mm$/)
})

test('[BEY-08] a span that is none says what is wrong, and a licence that has no sweep is told so', async ({
  page,
  browser,
}) => {
  await begin(page, 'Single massive element wall')
  await layers(page).first().focus()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'Vary a value of Concrete' })
  await dialog.getByLabel('From').fill('290')
  await dialog.getByLabel('To').fill('250')
  await dialog.getByLabel('To').press('Enter')
  await expect(dialog.getByRole('status')).toContainText('From must not be above To')
  await page.keyboard.press('Escape')

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(new URL('/', page.url()).href)
  await begin(other, 'Single massive element wall', 'Light', 'light@example.com')
  await layers(other).first().focus()
  await other.keyboard.press('v')
  await expect(other.getByRole('dialog')).toContainText('Varying a value is part of the Full licence.')
  await context.close()
})

test('[BEY-08] two properties make a map; arrows walk over it, and the pair that pleases is taken over as one step', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await layers(page).first().focus()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'Vary a value of Concrete' })
  await dialog.getByLabel('Second property').selectOption({ label: 'A Concrete: Density' })
  const map = dialog.getByRole('region', { name: 'Map' })
  await expect(map.getByRole('button').first()).toBeVisible()
  await expectAccessible(page)

  await map.getByRole('button').first().click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const chosen = map.getByRole('button', { pressed: true })
  await expect(chosen).toBeFocused()
  const [thickness, density, number] = await chosen.evaluate((cell) => [
    cell.dataset.value ?? '',
    cell.dataset.second ?? '',
    cell.textContent ?? '',
  ])
  await look(page, 'sweep-map')
  await dialog.getByRole('button', { name: `Use ${thickness} mm and ${density} kg/m³` }).click()
  await expect(dialog).toHaveCount(0)
  await expect(drawing(page)).toHaveAccessibleName(new RegExp(`${thickness} mm$`))
  // The map says it in tenths, of which the headline has the whole number below.
  await expect.poll(() => headline(page, 'Rw')).toBe(Math.floor(Number(number)))
  await undo(page)
  await expect(drawing(page)).toHaveAccessibleName(/200 mm$/)
})

test('[BEY-08] a point of a sweep is kept as a variant, of products as well, and the open one stays as it was', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await layers(page).first().focus()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'Vary a value of Concrete' })
  const values = dialog.getByRole('region', { name: 'Values and what they give' })
  await values.getByRole('button', { name: '260', exact: true }).click()
  await dialog.getByRole('button', { name: 'Keep as a variant' }).click()
  await expect(variantTab(page, 'Thickness 260 mm')).toHaveAttribute('aria-selected', 'true')
  await expect(drawing(page)).toHaveAccessibleName(/260 mm$/)
  await variantTab(page, 'Variant 1').click()
  await expect(drawing(page)).toHaveAccessibleName(/200 mm$/)

  // Products take the place of the element as well.
  await layers(page).first().focus()
  await page.keyboard.press('v')
  await dialog.getByLabel('Property', { exact: true }).selectOption({ label: 'Product' })
  const product = values.getByRole('button').first()
  await expect(product).toHaveText(/^1\. /)
  await product.click()
  await dialog.getByRole('button', { name: 'Keep as a variant' }).click()
  await expect(variantTabs(page)).toHaveCount(3)
})
