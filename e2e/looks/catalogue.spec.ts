import type { Page } from '@playwright/test'
import { logIn } from '../pages/journey'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'
import { expect, test } from '../product'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const catalogue = (page: Page) => page.locator('[data-remote=mf-catalogue]')

test('[BEY-09, A11Y-01, A11Y-03] the catalogue in each of its states', async ({ page }) => {
  await logIn(page)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/own-products', async (route) => {
    await isAnswered
    await route.fulfill({ status: 500, body: '{}' })
  })
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await expect(page.getByRole('heading', { name: 'Catalogue', level: 1 })).toBeVisible()
  await look(page, 'catalogue loading')
  answer()
  await expect(page.getByRole('heading', { name: 'The catalogue did not come' })).toBeVisible()
  await look(page, 'catalogue failed')
  await page.unroute('**/api/own-products')
  await catalogue(page).getByRole('button', { name: 'Try again' }).click()
  const table = catalogue(page).getByRole('region', { name: 'Table of products' })
  await expect(table).toBeVisible()
  await look(page, 'catalogue')

  const search = catalogue(page).getByLabel('Search name, manufacturer, value')
  await search.fill('no such product')
  await expect(catalogue(page).getByRole('status')).toContainText('No product has all of that')
  await look(page, 'catalogue nothing found')
  await search.fill('Plasterboard')
  await table.getByRole('button', { name: 'Plasterboard A 12.5', exact: true }).click()
  const product = catalogue(page).getByRole('region', { name: 'Product', exact: true })
  await look(page, 'catalogue generic product')
  await product.getByRole('button', { name: 'Copy' }).click()
  await product.getByLabel('Density').fill('6800')
  await product.getByLabel('Loss factor').fill('2')
  await product.getByRole('button', { name: 'Keep product' }).click()
  await expect(product.getByRole('alert')).toBeVisible()
  await look(page, 'catalogue faults and questions')
  await product.getByLabel('Density').fill('700')
  await product.getByLabel('Loss factor').fill('0.02')
  await product.getByLabel('Name').fill('Board to look at')
  await product.getByLabel('Manufacturer').fill('Nordgips')
  await product.getByRole('button', { name: 'Keep product' }).click()
  await expect(product.getByRole('region', { name: 'Versions' })).toBeVisible()
  await look(page, 'catalogue own product')

  await catalogue(page).getByRole('button', { name: 'Import' }).click()
  const card = catalogue(page).getByRole('region', { name: 'Import products' })
  await look(page, 'catalogue import')
  const text =
    'Product;Thickness (mm);Density;Damping\nFire board 15;15;83O;0,025\nFire board 18;18;830;0,025'
  await card
    .getByLabel('File with products')
    .setInputFiles({ name: 'boards.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(card.getByRole('region', { name: 'Faults' })).toBeVisible()
  await look(page, 'catalogue import with faults')
})
