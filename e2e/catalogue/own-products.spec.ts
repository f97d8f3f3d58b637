import type { Page } from '@playwright/test'
import { expectAccessible } from '../pages/axe'
import { logIn } from '../pages/journey'
import { workbook } from '../pages/workbook'
import { expect, test } from '../product'

const catalogue = (page: Page) => page.locator('[data-remote=mf-catalogue]')
const product = (page: Page) => catalogue(page).getByRole('region', { name: 'Product', exact: true })
const table = (page: Page) => catalogue(page).getByRole('region', { name: 'Table of products' })
const row = (page: Page, name: string) => table(page).getByRole('button', { name, exact: true })

async function open(page: Page, email?: string): Promise<void> {
  await logIn(page, email)
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await expect(page.getByRole('heading', { name: 'Catalogue', level: 1 })).toBeVisible()
  await expect(table(page)).toBeVisible()
}

async function search(page: Page, text: string): Promise<void> {
  await catalogue(page).getByLabel('Search name, manufacturer, value').fill(text)
}

/** Copies a generic board, and keeps it under a name. */
async function keep(page: Page, name: string): Promise<void> {
  await search(page, 'Plasterboard A 12.5')
  await row(page, 'Plasterboard A 12.5').click()
  await product(page).getByRole('button', { name: 'Copy' }).click()
  await product(page).getByLabel('Name').fill(name)
  await product(page).getByLabel('Manufacturer').fill('Nordgips')
  await product(page).getByRole('button', { name: 'Keep product' }).click()
  await expect(product(page).getByRole('heading', { name })).toBeVisible()
}

test('[BEY-09] a generic board is copied, kept, changed into version 2, brought back, deleted and taken back', async ({
  page,
}) => {
  await open(page)
  await keep(page, 'Dense board 12.5')
  const density = product(page).getByLabel('Density')
  await density.fill('1024')
  await product(page).getByRole('button', { name: 'Save as v2' }).click()
  const versions = product(page).getByRole('region', { name: 'Versions' })
  await expect(versions).toContainText('Density: 680 kg/m³ → 1024 kg/m³')
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(versions).toContainText('full@example.com')
  await expectAccessible(page)

  await versions.getByRole('button', { name: 'Bring back v1' }).click()
  await expect(density).toHaveValue('680')
  await product(page).getByRole('button', { name: 'Save as v3' }).click()
  await expect(versions.getByRole('listitem')).toHaveCount(3)

  await product(page).getByRole('button', { name: 'Delete' }).click()
  await search(page, 'Dense board')
  await expect(row(page, 'Dense board 12.5')).toHaveCount(0)
  await catalogue(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Dense board 12.5')).toBeVisible()
})

test('[BEY-09] a value that cannot be is refused with its range, one that is not likely is asked about and can be kept', async ({
  page,
}) => {
  await open(page)
  await search(page, 'Plasterboard A 15')
  await row(page, 'Plasterboard A 15').click()
  await expect(product(page).getByLabel('Density')).toHaveAttribute('readonly', '')
  await expect(product(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await product(page).getByRole('button', { name: 'Copy' }).click()
  await product(page).getByLabel('Manufacturer').fill('Nordgips')
  await product(page).getByLabel('Loss factor').fill('2.5')
  await expect(product(page)).toContainText('Loss factor is "2.5"; enter a number from 0.0001 to 1.')
  await product(page).getByRole('button', { name: 'Keep product' }).click()
  await expect(product(page).getByRole('alert')).toContainText('One field needs another value')
  await product(page).getByLabel('Loss factor').fill('0,025')
  await product(page).getByLabel('Modulus of elasticity').fill('2.2')
  await expect(product(page)).toContainText('gypsum usually has 1200 to 2700 m/s')
  await expect(product(page).getByRole('region', { name: 'What these values make' })).toContainText(
    '10.2 kg/m²',
  )
  await product(page).getByRole('button', { name: 'Keep product' }).click()
  await expect(product(page).getByRole('button', { name: 'Save as v2' })).toBeVisible()
})

test('[BEY-09] a foreign sheet is mapped, its faults have line and column, and it is imported whole', async ({
  page,
}) => {
  await open(page)
  await catalogue(page).getByRole('button', { name: 'Import' }).click()
  const card = catalogue(page).getByRole('region', { name: 'Import products' })
  const file = (text: string) => ({ name: 'nordgips.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const sheet = (density: string) =>
    [
      'Product;Thickness (mm);Density;E-Modul;Damping;Remark',
      `Fire board 15;15;${density} kg/m³;2900;0,025;a`,
      'Fire board 18;18;830;2900;0,025;b',
    ].join('\n')
  await card.getByLabel('File with products').setInputFiles(file(sheet('83O')))
  await card.getByLabel('Column D is').selectOption({ label: 'Modulus of elasticity [MPa]' })
  await card.getByLabel('Material').selectOption('Gypsum')
  await card.getByLabel('Manufacturer').fill('Nordgips')
  await expect(card.getByRole('region', { name: 'Faults' })).toContainText(
    'Line 2, column C: density [kg/m³] is "83O kg/m³"; enter a number from 5 to 12000.',
  )
  await card.getByLabel('File with products').setInputFiles(file(sheet('830')))
  await card.getByLabel('Column D is').selectOption({ label: 'Modulus of elasticity [MPa]' })
  await expect(card).toContainText('2 lines read: 2 new, 0 change a product, 0 are as they are.')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Import 2 products' }).click()
  await search(page, 'Fire board nordgips')
  await expect(row(page, 'Fire board 18')).toBeVisible()

  // The columns are remembered, and what is the same makes no version.
  await catalogue(page).getByRole('button', { name: 'Import' }).click()
  await card.getByLabel('File with products').setInputFiles(file(sheet('830')))
  await card.getByLabel('Material').selectOption('Gypsum')
  await card.getByLabel('Manufacturer').fill('Nordgips')
  await expect(card).toContainText('0 new, 0 change a product, 2 are as they are')
})

test('[BEY-09] what is exported as XLSX is read again as it is', async ({ page }) => {
  await open(page)
  await keep(page, 'Board for a workbook')
  await catalogue(page).getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Own and team’s as XLSX' }).click()
  const path = await (await download).path()
  await catalogue(page).getByRole('button', { name: 'Import' }).click()
  const card = catalogue(page).getByRole('region', { name: 'Import products' })
  await card.getByLabel('File with products').setInputFiles(path)
  await expect(card.getByRole('status')).toContainText(/lines read: 0 new, 0 change a product/)
})

test('[BEY-09] merged cells are told by line and column, a hidden sheet can be chosen, a file too large is refused', async ({
  page,
}) => {
  await open(page)
  await catalogue(page).getByRole('button', { name: 'Import' }).click()
  const card = catalogue(page).getByRole('region', { name: 'Import products' })
  const heads = [
    'name',
    'thickness [mm]',
    'density [kg/m³]',
    'modulusOfElasticity [MPa]',
    'dampingCoefficient',
  ]
  const buffer = workbook([
    { name: 'Old', isHidden: true, rows: [heads, ['Sheet board 10', 10, 700, 2200, 0.025]] },
    {
      name: 'Boards',
      rows: [heads, ['Sheet board 13', 13, 700, 2200, 0.025], ['Sheet board 15', '', 700, 2200, 0.025]],
      merged: ['B2:B3'],
    },
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await card.getByLabel('File with products').setInputFiles({ name: 'boards.xlsx', mimeType, buffer })
  await card.getByLabel('Material').selectOption('Gypsum')
  await card.getByLabel('Manufacturer').fill('Nordgips')
  const faults = card.getByRole('region', { name: 'Faults' })
  await expect(faults).toContainText('Line 2, column B: the cells B2:B3 are merged')
  await expect(faults).toContainText('Line 3, column B: thickness [mm] is missing')
  await expect(card.getByRole('button', { name: /^Import/ })).toHaveAttribute('aria-disabled', 'true')
  await card.getByLabel('Sheet').selectOption('Old (hidden)')
  await expect(card.getByRole('status')).toContainText('1 line read: 1 new')
  const large = { name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10_000_001, 'a') }
  await card.getByLabel('File with products').setInputFiles(large)
  await expect(card.getByRole('alert')).toContainText('all.csv is larger than 10 MB')
  await expect(card.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
})

test('[BEY-09] a team’s product is the team’s, and a Light licence reads and cannot change', async ({
  page,
}) => {
  await open(page, 'light@example.com')
  await search(page, 'Plasterboard A 12.5')
  await row(page, 'Plasterboard A 12.5').click()
  await expect(product(page)).toContainText('needs a Full licence')
  await expect(product(page).getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})
