import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { expectAccessible } from '../pages/axe'
import { begin } from '../pages/editor'
import { drawing, edit, headline, logIn, newProject, results, save } from '../pages/journey'
import { look } from '../pages/look'
import { newVariant, openVariant, renameVariant, variantTab } from '../pages/variants'

const table = (page: Page) => page.getByRole('dialog', { name: 'Variants compared' })
const rowsOf = (page: Page) => table(page).getByRole('table').locator('tbody').getByRole('row')

/** A concrete wall of 200 mm and one of 150 mm, the second open. */
async function twoWalls(page: Page, name: string): Promise<void> {
  await newVariant(page)
  await renameVariant(page, name)
  await edit(page, '150')
  await expect(results(page).getByText(/^Calculated/)).toBeVisible()
}

const compare = (page: Page) => page.getByRole('button', { name: 'Compare variants' }).click()

test('[BEY-05] the table compares all variants with a base that is chosen: numbers, differing layers, verdict', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall', 'Compared')
  await twoWalls(page, 'Slim')
  const slim_db = await headline(page, 'Rw')
  await openVariant(page, 'Variant 1')
  await expect(results(page).getByText(/^Calculated/)).toBeVisible()
  const thick_db = await headline(page, 'Rw')
  expect(thick_db).toBeGreaterThan(slim_db)
  // The strip says the ratings of both.
  await expect(variantTab(page, 'Slim')).toContainText(`${slim_db} (`)
  await expect(variantTab(page, 'Variant 1')).toContainText(`${thick_db} (`)

  await compare(page)
  await expect(rowsOf(page)).toHaveCount(2)
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)]
  await expect(first).toContainText(`${thick_db} (`)
  await expect(first).toContainText('Base')
  // 200 and 150 mm of concrete of 2300 kg/m³ are 460 and 345 kg/m².
  await expect(first).toContainText('460')
  await expect(second).toContainText('345')
  await expect(second).toContainText('≠ Thickness, A: 150 mm')
  await expect(second).toContainText(`−${thick_db - slim_db}`)
  await expect(second).toContainText('−50')
  await expectAccessible(page)

  // By a head it is sorted, the thinnest first at the second click.
  const head = table(page).getByRole('button', { name: 'Thickness, mm' })
  await head.click()
  await head.click()
  await expect(rowsOf(page)).toContainText(['Slim', 'Variant 1'])
  await expect(table(page).getByRole('columnheader', { name: /^Thickness/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  // The other one as the base.
  await table(page).getByLabel('Compared with').selectOption({ label: '2 Slim' })
  await expect(rowsOf(page).filter({ hasText: 'Variant 1' })).toContainText('≠ Thickness, A: 200 mm')
  // A column that nobody wants goes.
  await table(page).getByRole('group', { name: 'Columns' }).getByText('Mass, kg/m²').click()
  await expect(table(page).getByRole('columnheader', { name: 'Mass, kg/m²' })).toHaveCount(0)
  // So it is the next time, and as it was sorted.
  await table(page).getByRole('button', { name: 'Close' }).click()
  await compare(page)
  await expect(rowsOf(page)).toContainText(['Slim', 'Variant 1'])
  await expect(table(page).getByRole('columnheader', { name: 'Mass, kg/m²' })).toHaveCount(0)
})

test('[BEY-05] copy, CSV and workbook say what the table says, and a picture is one of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page, 'Single massive element wall', 'Taken along')
  await twoWalls(page, '=Slim')
  await compare(page)
  await expect(rowsOf(page)).toContainText(['460', '345'])
  await table(page).getByRole('button', { name: 'Copy table' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(async () => (await copied()).split('\n')).toHaveLength(3)
  const lines = (await copied()).split('\n')
  expect(lines[0]).toMatch(
    /^Number\tVariant and what differs\tThickness, mm\tMass, kg\/m²\tRw \(C; Ctr\), dB/,
  )
  // Names are typed by people: none runs as a formula.
  expect(lines[2]).toMatch(/^2\t'=Slim\t150\t345\t/)

  const csv = page.waitForEvent('download')
  await table(page).getByRole('button', { name: 'CSV' }).click()
  const text = await readFile(await (await csv).path(), 'utf8')
  expect(text.split('\r\n')[1]).toMatch(/^1,Variant 1,200,460,/)
  const xlsx = page.waitForEvent('download')
  await table(page).getByRole('button', { name: 'Excel (XLSX)' }).click()
  expect((await xlsx).suggestedFilename()).toBe('Taken along Variants.xlsx')

  const png = page.waitForEvent('download')
  await table(page).getByRole('button', { name: 'Picture (PNG)' }).click()
  const picture = await readFile(await (await png).path())
  // The signature of a PNG, and its width and height after it: twice that of the drawing.
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect(width).toBeGreaterThan(1200)
  expect(height).toBeGreaterThan(300)
  expect(width * height).toBeLessThan(40_000_000)
})

test('[BEY-05] any variant’s curve lies over the open one’s, with its number and rating at its end', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall', 'Overlaid')
  await twoWalls(page, 'Slim')
  await newVariant(page)
  await edit(page, '250')
  await expect(results(page).getByText(/^Calculated/)).toBeVisible()
  const curves = results(page).getByRole('group', { name: 'Curves of the variants' })
  await curves.getByText('2 Slim').click()
  await expect(results(page).locator('.sl-other .highcharts-graph')).toHaveCount(1)
  await expect(
    results(page)
      .locator('.sl-annotation text')
      .filter({ hasText: /^2 · \d+ dB/ }),
  ).toHaveCount(1)
  await curves.getByText('All of them').click()
  await expect(results(page).locator('.sl-other .highcharts-graph')).toHaveCount(2)
  await look(page, 'overlaid variants')
})

test('[BEY-05] the report has a page of the variants', async ({ page }) => {
  await begin(page, 'Single massive element wall', 'Reported')
  await twoWalls(page, 'Slim')
  await save(page)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const sheet = page.getByRole('region', { name: /^Variants, page/ })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('row', { name: /Variant 1/ })).toContainText('Thickness, A: 200 mm')
  await expect(sheet.getByRole('row', { name: /Slim/ })).toContainText('This report')
})

test('[BEY-05] Light has the numbers of the variants, and no curves', async ({ page }) => {
  await begin(page, 'Single massive element wall', 'Light', 'light@example.com')
  await twoWalls(page, 'Slim')
  await compare(page)
  await expect(rowsOf(page)).toContainText(['460', '345'])
  await expect(rowsOf(page).nth(1)).toContainText(/\d+ \(−?\d+; −?\d+\)/)
  await table(page).getByRole('button', { name: 'Close' }).click()
  await expect(results(page).getByRole('group', { name: 'Curves of the variants' })).toHaveCount(0)
})

test('[BEY-05] a trial sees made-up numbers under the overlay, none in the strip, and exports nothing', async ({
  page,
}) => {
  await logIn(page, 'trial@example.com')
  await newProject(page, 'Trial', 'Single massive element wall')
  await newVariant(page)
  await expect(drawing(page)).toBeVisible()
  await expect(variantTab(page, 'Variant 1')).toHaveText('1Variant 1200 mm')
  await compare(page)
  await expect(table(page).getByText('Values displayed here are random')).toBeVisible()
  await expect(table(page).getByRole('button', { name: 'CSV' })).toHaveAttribute('aria-disabled', 'true')
})
