import { expect } from '../product'
import { Elsewhere } from '../pages/api'
import { logIn, results } from '../pages/journey'
import { bandTable, columnsOf, untilCalculated } from '../pages/results'
import { test } from '../product-on-postgresql'

const SIXTEEN = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
/** ISO 717-1:2020 annex C: Rw (C; Ctr) = 30 (-2; -3) dB. */
const ISO_EXAMPLE = [20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28, 30.5, 31.8, 32.5, 33.4, 33, 31, 25.5]
const CURVE = 'Studs of the annex'
const BOARD = 'Dense board 12.5'

// Each step has tests of its own on the embedded database; here they follow each other on the other one.
test('[BEY-01, BEY-09] on PostgreSQL a pasted curve rates as printed, is kept, found, changed and laid over a result; a board of one’s own has versions that name who made them', async ({
  page,
}) => {
  await logIn(page)
  const id = await (await Elsewhere.asAnotherTab(page)).create('Laid over')

  await page.goto('/bench')
  const bench = page.locator('[data-remote=mf-bench]')
  const library = bench.getByRole('region', { name: 'Library of measured curves' })
  const rating = (notation: string) => bench.locator(`tr[data-rating="${notation}"] td`).nth(1)
  await bench
    .getByLabel('Paste or type a table')
    .fill(
      ['Hz\tR, dB', ...SIXTEEN.map((band, at) => `${band}\t${ISO_EXAMPLE[at]}`)]
        .join('\n')
        .replaceAll('.', ','),
    )
  await expect(rating('R_{w}')).toHaveText('30')
  await expect(rating('C')).toHaveText('−2')
  await expect(rating('C_{tr}')).toHaveText('−3')
  await bench.getByLabel('Title', { exact: true }).fill(CURVE)
  await bench.getByLabel('Laboratory', { exact: true }).fill('Ljudlab Norrköping')
  await bench.getByRole('button', { name: 'Keep' }).click()
  await expect(bench).toContainText(`“${CURVE}” is kept.`)
  await page.reload()
  await library.getByRole('searchbox').fill('norrköping')
  await library.getByRole('button', { name: CURVE, exact: true }).click()
  await expect(rating('R_{w}')).toHaveText('30')
  await bench.getByLabel('Report no.', { exact: true }).fill('LN-26-0417')
  await bench.getByRole('button', { name: 'Keep the changes' }).click()
  await expect(library.getByRole('row', { name: CURVE })).toContainText('LN-26-0417')

  await page.goto(`/editor/${id}`)
  await untilCalculated(page)
  await results(page).getByRole('button', { name: 'Choose a measured curve' }).click()
  await results(page)
    .getByRole('button', { name: `Show “${CURVE}”` })
    .click()
  await expect(results(page).getByRole('group', { name: 'Compared, airborne' })).toContainText('Rw 30')
  const columns = await columnsOf(bandTable(page, 'Sound reduction index by third octave, dB'))
  expect(columns[3]?.slice(0, 4)).toEqual(['–', '–', '–', '20.4'])

  await page.goto('/catalogue')
  const catalogue = page.locator('[data-remote=mf-catalogue]')
  const product = catalogue.getByRole('region', { name: 'Product', exact: true })
  const table = catalogue.getByRole('region', { name: 'Table of products' })
  const search = catalogue.getByLabel('Search name, manufacturer, value')
  await search.fill('Plasterboard A 12.5')
  await table.getByRole('button', { name: 'Plasterboard A 12.5', exact: true }).click()
  await product.getByRole('button', { name: 'Copy' }).click()
  await product.getByLabel('Name').fill(BOARD)
  await product.getByLabel('Manufacturer').fill('Nordgips')
  await product.getByRole('button', { name: 'Keep product' }).click()
  await product.getByLabel('Density').fill('1024')
  await product.getByRole('button', { name: 'Save as v2' }).click()
  await expect(product.getByRole('region', { name: 'Versions' })).toContainText('1024 kg/m³')
  await page.reload()
  await search.fill('nordgips')
  await table.getByRole('button', { name: BOARD, exact: true }).click()
  const versions = product.getByRole('region', { name: 'Versions' })
  await expect(versions).toContainText('Density: 680 kg/m³ → 1024 kg/m³')
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(versions).toContainText('full@example.com')
  await product.getByRole('button', { name: 'Delete' }).click()
  await expect(table.getByRole('button', { name: BOARD, exact: true })).toHaveCount(0)
  await catalogue.getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByRole('button', { name: BOARD, exact: true })).toBeVisible()
})
