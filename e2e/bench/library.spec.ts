import type { Page } from '@playwright/test'
import { expectAccessible } from '../pages/axe'
import { logIn } from '../pages/journey'
import { expect, test } from '../product'

const SIXTEEN = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
/** ISO 717-1:2020 annex C: Rw (C; Ctr) = 30 (-2; -3) dB. */
const ISO_EXAMPLE = [20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28, 30.5, 31.8, 32.5, 33.4, 33, 31, 25.5]
const TABLE = ['Hz\tR', ...SIXTEEN.map((band, at) => `${band}\t${ISO_EXAMPLE[at]}`)].join('\n')

const bench = (page: Page) => page.locator('[data-remote=mf-bench]')
const library = (page: Page) => bench(page).getByRole('region', { name: 'Library of measured curves' })

async function open(page: Page, account?: 'colleague' | 'light'): Promise<void> {
  await logIn(page, ...(account === undefined ? [] : [`${account}@example.com`]))
  await page.getByRole('link', { name: 'Rating bench' }).click()
  await expect(page.getByRole('heading', { name: 'Rating bench' })).toBeVisible()
}

async function keep(page: Page, title: string): Promise<void> {
  await bench(page).getByLabel('Paste or type a table').fill(TABLE)
  await bench(page).getByLabel('Title', { exact: true }).fill(title)
  await bench(page).getByLabel('Laboratory', { exact: true }).fill('Ljudlab Norrköping')
  await bench(page).getByLabel('Date of the test').fill('2026-10-08')
  await bench(page).getByLabel('Remarks').fill('Two leaves')
  await bench(page).getByRole('button', { name: 'Keep' }).click()
  await expect(bench(page)).toContainText(`“${title}” is kept.`)
}

test('[BEY-01] a curve is kept with its source, found again, opened after a reload and changed', async ({
  page,
}) => {
  await open(page)
  const title = `Studs =1+1 <b>${Date.now()}</b>`
  await keep(page, title)
  const row = library(page).getByRole('row', { name: title })
  await expect(row).toContainText('Ljudlab Norrköping')
  await expect(row).toContainText('= 30 (−2; −3)')
  await page.reload()
  await library(page).getByRole('searchbox').fill('no such curve')
  await expect(library(page)).toContainText('No kept curve fits')
  await library(page).getByRole('searchbox').fill(title)
  await library(page).getByRole('button', { name: title, exact: true }).press('Enter')
  await expect(bench(page).getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(bench(page).locator('tr[data-rating="R_{w}"] td').nth(1)).toHaveText('30')
  await bench(page).getByLabel('Report no.', { exact: true }).fill('LN-26-0417')
  await bench(page).getByRole('button', { name: 'Keep the changes' }).click()
  await expect(library(page).getByRole('row', { name: title })).toContainText('LN-26-0417')
  await expect(library(page).getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
})

test('[BEY-01] a deleted curve comes back by Undo, and what cannot be kept says why', async ({ page }) => {
  await open(page)
  const title = `Deleted ${Date.now()}`
  await keep(page, title)
  await library(page)
    .getByRole('button', { name: `Delete “${title}”` })
    .click()
  await expect(library(page).getByRole('button', { name: title, exact: true })).toHaveCount(0)
  await library(page).getByRole('button', { name: 'Undo' }).click()
  await expect(library(page).getByRole('button', { name: title, exact: true })).toBeVisible()
  await bench(page).getByLabel('Title', { exact: true }).fill(' ')
  await bench(page).getByLabel('Area of the element, m²').fill('3 x 4')
  await bench(page)
    .getByRole('button', { name: /^Keep$/ })
    .click()
  await expect(bench(page)).toContainText('Give the measurement a title.')
  await expect(bench(page)).toContainText('The area is a number above 0 and up to 10000 m².')
})

test('[BEY-01] [LIC-02] a Light licence opens what the team shares, and keeps nothing', async ({ page }) => {
  await open(page, 'light')
  await expect(bench(page)).toContainText('part of the Full licence')
  await expect(library(page)).toContainText('No curve is kept yet')
  await expect(bench(page).getByRole('button', { name: 'Keep' })).toHaveCount(0)
})

test('[BEY-01] a library that does not answer says so, and is read when asked again', async ({ page }) => {
  await page.route('**/api/measured-curves**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(page)
  await expect(library(page)).toContainText('The library could not be read')
  await page.unroute('**/api/measured-curves**')
  await library(page).getByRole('button', { name: 'Try again' }).click()
  await expect(library(page).getByRole('alert')).toHaveCount(0)
})
