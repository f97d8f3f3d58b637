import type { Page } from '@playwright/test'
import { expectAccessible } from '../pages/axe'
import { logIn } from '../pages/journey'
import { Keyboard } from '../pages/keyboard'
import { expect, test } from '../product'

const SIXTEEN = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
/** ISO 717-1:2020 annex C: Rw (C; Ctr) = 30 (-2; -3) dB. */
const ISO_EXAMPLE = [20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28, 30.5, 31.8, 32.5, 33.4, 33, 31, 25.5]

const bench = (page: Page) => page.locator('[data-remote=mf-bench]')
const number = (page: Page, notation: string) =>
  bench(page).locator(`tr[data-rating="${notation}"] td`).nth(1)

async function open(page: Page): Promise<void> {
  await logIn(page)
  await page.getByRole('link', { name: 'Rating bench' }).click()
  await expect(page.getByRole('heading', { name: 'Rating bench' })).toBeVisible()
}

test('[BEY-01] a table pasted from Excel with a decimal comma rates as the standard prints it', async ({
  page,
}) => {
  await open(page)
  const rows = SIXTEEN.map((band, at) => `${band}\t${String(ISO_EXAMPLE[at]).replace('.', ',')}`)
  await bench(page)
    .getByRole('textbox', { name: 'Paste or type a table' })
    .fill(['Hz\tR, dB', ...rows].join('\n'))
  await expect(number(page, 'R_{w}')).toHaveText('30')
  await expect(number(page, 'C')).toHaveText('−2')
  await expect(number(page, 'C_{tr}')).toHaveText('−3')
  await expect(bench(page).locator('tr[data-rating="STC"]')).toContainText('4000 Hz has no value')
  await expectAccessible(page)
})

test('[BEY-01, A11Y-01] by keyboard alone a table is typed; a letter in a number is marked, left out, and read when it is corrected', async ({
  page,
}) => {
  await open(page)
  const keys = new Keyboard(page)
  const rows = SIXTEEN.map((band, at) => `${band};${band === 1000 ? '3l.8' : ISO_EXAMPLE[at]}`)
  await keys.to(bench(page).getByRole('textbox', { name: 'Paste or type a table' }))
  await page.keyboard.insertText(rows.join('\n'))
  await keys.to(bench(page).getByLabel('Measured quantity'))
  // A choice that is closed takes the first letter of what is meant.
  await keys.type('R')
  await expect(bench(page).getByLabel('Measured quantity')).toHaveValue('R')
  await expect(bench(page).getByRole('alert')).toContainText('Line 11, column 2')
  await expect(number(page, 'R_{w}')).toHaveText('–')
  await keys.to(bench(page).getByRole('button', { name: 'Read as 31.8' }))
  await keys.press('Enter')
  await expect(number(page, 'R_{w}')).toHaveText('30')
})

test('[BEY-01] nothing is rated before the quantity is known, and a limit makes the rating a bound', async ({
  page,
}) => {
  await open(page)
  // Deficiencies at Rw 30 sum to 31.8. Without those at 400 Hz (4.2) and 3150 Hz (8.5) they are 19.1, and 29.4 at Rw 31.
  const values = ISO_EXAMPLE.map((value, at) =>
    [400, 3150].includes(SIXTEEN[at] ?? 0) ? `> ${value}` : value,
  )
  await bench(page).getByRole('textbox', { name: 'Paste or type a table' }).fill(values.join('\n'))
  await expect(bench(page)).toContainText('Choose the measured quantity')
  await bench(page).getByLabel('Measured quantity').selectOption('R')
  await expect(number(page, 'R_{w}')).toHaveText('≥ 30')
})
