import type { Page } from '@playwright/test'
import { logIn } from '../pages/journey'
import { workbook } from '../pages/workbook'
import { expect, test } from '../product'

const SIXTEEN = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
/** ISO 717-1:2020 annex C: Rw (C; Ctr) = 30 (-2; -3) dB. */
const ISO_EXAMPLE = [20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28, 30.5, 31.8, 32.5, 33.4, 33, 31, 25.5]
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const bench = (page: Page) => page.locator('[data-remote=mf-bench]')
const rw = (page: Page) => bench(page).locator('tr[data-rating="R_{w}"] td').nth(1)

const rows = (more_db: number) => [
  ['Hz', 'R'],
  ...SIXTEEN.map((band, at) => [band, (ISO_EXAMPLE[at] ?? 0) + more_db]),
]

test('[BEY-01] a workbook is read by its first sheet; hidden ones can be chosen, and merged cells are told', async ({
  page,
}) => {
  await logIn(page)
  await page.getByRole('link', { name: 'Rating bench' }).click()
  const file = bench(page).getByLabel('A CSV, TSV or XLSX file')
  const buffer = workbook([
    { name: 'Last year', isHidden: true, rows: rows(10) },
    { name: 'Wall', rows: rows(0), merged: ['D2:D3'] },
  ])
  await file.setInputFiles({ name: 'report.xlsx', mimeType: XLSX, buffer })
  await expect(rw(page)).toHaveText('30')
  await expect(bench(page)).toContainText('Merged cells (D2:D3)')
  await expect(bench(page).getByLabel('Source file')).toHaveValue('report.xlsx')
  await bench(page).getByLabel('Sheet').selectOption('Last year (hidden)')
  await expect(rw(page)).toHaveText('40')
  await expect(bench(page)).not.toContainText('Merged cells')

  // What only looks like a workbook, and what is too large, is refused in words; what was read stays.
  const broken = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)])
  await file.setInputFiles({ name: 'broken.xlsx', mimeType: XLSX, buffer: broken })
  await expect(bench(page)).toContainText('This workbook cannot be opened.')
  await file.setInputFiles({ name: 'huge.xlsx', mimeType: XLSX, buffer: Buffer.alloc(2_000_001) })
  await expect(bench(page)).toContainText('The file is larger than 2000 kB.')
  await expect(rw(page)).toHaveText('40')
})
