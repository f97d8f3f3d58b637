import type { OwnProduct, OwnProductList } from '@soundleaf/contracts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { add, begin, choose, layers, rows } from '../pages/editor'
import { headline, idIn, save, setProperty } from '../pages/journey'

const NAME = 'Hard board 12.5'
const newer = (page: Page): Locator => page.getByText('Version 2 of this product is there.')
const density = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Density', exact: true })

/** A panel before a concrete wall, its density typed, saved as a product by keyboard alone. */
async function saveAsProduct(page: Page, email: string): Promise<void> {
  await begin(page, 'Single massive element wall', 'Own board', email)
  await add(page, 'panel on the left').click()
  await setProperty(page, 'Density', '1000')
  await page.getByRole('button', { name: 'Save as my product' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save Gypsum board as a product' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(NAME)
  // Without a manufacturer it is no product, which the field says; nothing typed is lost.
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Manufacturer')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog).toContainText('1 to 100 characters')
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(NAME)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Nordgips')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Data sheet A12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rows(page).first()).toContainText(NAME)
}

/** Its next version, as somebody else makes it in the catalogue. */
async function makeVersion2(elsewhere: Elsewhere): Promise<void> {
  const { products } = await elsewhere.call<OwnProductList>('GET', '/api/own-products')
  const product = products.find(({ content }) => content.name === NAME)
  if (product === undefined) throw new Error('The product was kept.')
  const { id, keptBy, content } = product
  const values = { ...content.values, density: 1400 }
  const body = { id, keptBy, base: 1, content: { ...content, values } }
  const saved = await elsewhere.call<OwnProduct>('PUT', '/api/own-products', body)
  expect(saved.version).toBe(2)
}

test('[BEY-09] a layer becomes a product of one’s own; the project keeps its version, tells a newer one, and takes it by one click', async ({
  page,
}) => {
  await saveAsProduct(page, 'full@example.com')
  await expect(density(page)).toHaveAttribute('readonly', '')
  await expect(page.getByText('Nordgips · Data sheet A12 · p. 4 · estimated · v1')).toBeVisible()
  const option = page
    .getByRole('listbox', { name: 'Choose from panels' })
    .getByRole('option', { name: new RegExp(NAME) })
  await page.getByRole('combobox', { name: 'Search panels' }).fill('nordgips')
  await expect(option).toContainText('Own')
  await page.getByLabel('Kept by').selectOption('Team’s')
  await expect(option).toHaveCount(0)
  await page.getByLabel('Kept by').selectOption('Own')
  await expect(option).toBeVisible()

  const path = await save(page)
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
  const before = await headline(page, 'Rw')
  await makeVersion2(await Elsewhere.asAnotherTab(page))
  await page.reload()
  await expect(newer(page)).toBeVisible()
  await layers(page).first().click()
  await expect(density(page)).toHaveValue('1000')
  await expect.poll(() => headline(page, 'Rw')).toBe(before)

  const compare = page.getByRole('button', { name: `Compare the versions of ${NAME}` })
  const dialog = page.getByRole('dialog', { name: `Version 2 of ${NAME}` })
  await compare.click()
  await expect(dialog.getByRole('row', { name: /Density/ })).toContainText('1000 kg/m³')
  await expect(dialog.getByRole('row', { name: /Density/ })).toContainText('1400 kg/m³')
  await expect(dialog.getByRole('row', { name: /^Rw/ })).toContainText(`${before} dB`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep as it is' }).click()
  await expect(density(page)).toHaveValue('1000')
  await compare.click()
  await dialog.getByRole('button', { name: 'Take version 2' }).click()
  await expect(newer(page)).toHaveCount(0)
  await expect(density(page)).toHaveValue('1400')
  await page.keyboard.press('Control+z')
  await expect(newer(page)).toBeVisible()
  await expect(density(page)).toHaveValue('1000')

  // The report says who makes it and where the values come from.
  await save(page)
  await page.goto(`/print/${idIn(path)}`)
  const report = page.locator('[data-remote=mf-print]')
  await expect(report.getByRole('row', { name: /^Manufacturer/ })).toContainText('Nordgips')
  await expect(report.getByRole('row', { name: /^Source/ })).toContainText(
    'Data sheet A12 · p. 4 · estimated',
  )
})

test('[BEY-09] a Light licence reads products and says why it cannot keep one', async ({ page }) => {
  await begin(page, 'Single massive element wall', 'Light', 'light@example.com')
  await layers(page).first().click()
  await choose(page, 'massive elements', 'Calcium silicate unit 2000')
  await expect(rows(page).first()).toContainText('Calcium silicate unit 2000')
  const button = page.getByRole('button', { name: 'Save as my product' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('Keeping products needs a Full licence.')
})
