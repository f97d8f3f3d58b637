import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { logIn, results } from '../pages/journey'
import { bandTable, chartOf, columnsOf, untilCalculated } from '../pages/results'

const SIXTEEN = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
const bench = (page: Page) => page.locator('[data-remote=mf-bench]')

test('[BEY-01] a measured curve is linked with a project: deviations by band and number, their mean and scatter, exported', async ({
  page,
  product,
  request,
}) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const name = `Measured wall ${Date.now()}`
  const id = await device.create(name)
  const { fieldValues, structures } = await device.project(id)
  const { tableResultR, rw } = await device.call<{ tableResultR: number[]; rw: number }>(
    'POST',
    '/api/calculate',
    { fieldValues, structures },
  )
  // 3 dB above the prediction in every one of the sixteen bands, which begin at the fourth of 21: so is Rw.
  const measured = SIXTEEN.map((band, at) => `${band}\t${((tableResultR[at + 3] ?? 0) + 3).toFixed(1)}`)
  await logIn(page)
  await page.getByRole('link', { name: 'Rating bench' }).click()
  const compare = bench(page).getByRole('button', { name: 'Compare with predictions' })
  await bench(page)
    .getByLabel('Paste or type a table')
    .fill(['Hz\tR', ...measured].join('\n'))
  await bench(page).getByLabel('Title', { exact: true }).fill(name)
  await bench(page).getByLabel('Laboratory', { exact: true }).fill('Ljudlab Norrköping')
  await bench(page).getByLabel('Project that predicts it').selectOption({ label: name })
  await bench(page).getByRole('button', { name: 'Keep' }).click()
  await expect(bench(page)).toContainText(`“${name}” is kept.`)
  await compare.click()
  const card = bench(page).getByRole('region', { name: 'Own validation' })
  const row = card.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(card).not.toContainText('Predicting')
  await expect(row.getByRole('cell')).toHaveText([name, name, '+3.0', '+3.0', /^0\.[01]$/])
  expect(rw).toBeGreaterThan(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Export all values as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\n')
  expect(lines[0]).toContain('measured - predicted [dB]')
  expect(lines.filter((line) => line.startsWith(name))).toHaveLength(16)

  // Over the results of the project it is dots, with what it has more in every number and band, and so in the report.
  await page.goto(`/editor/${id}`)
  await untilCalculated(page)
  await results(page).getByRole('button', { name: 'Choose a measured curve' }).click()
  await results(page)
    .getByRole('button', { name: `Show “${name}”` })
    .click()
  const under = results(page).getByRole('group', { name: 'Compared, airborne' })
  await expect(under).toContainText('Ljudlab Norrköping')
  await expect(under).toContainText(new RegExp(`Measured \\(less predicted\\): Rw ${rw + 3} \\(\\+3\\)`))
  await expect(chartOf(page, 'Airborne').locator('.sl-comparison-1').first()).toBeAttached()
  const columns = await columnsOf(bandTable(page, 'Sound reduction index by third octave, dB'))
  const [, , , dots = [], more = []] = columns
  expect(dots.slice(0, 4)).toEqual(['–', '–', '–', ((tableResultR[3] ?? 0) + 3).toFixed(1)])
  for (const difference of more.slice(3, 19)) expect(Number(difference)).toBeCloseTo(3, 0)
  await page.goto(`/print/${id}`)
  await expect(page.locator('[data-remote=mf-print]')).toContainText(
    `measured: Ljudlab Norrköping; measured (less predicted): Rw ${rw + 3} (+3)`,
  )
})
