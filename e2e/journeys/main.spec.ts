import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { drawing, headline, logIn, newProject, results, save, setProperty } from '../pages/journey'

test('[RES-03, RES-06, CAL-01, ENG-02] a wall, from login to the printed report', async ({ page }, info) => {
  await logIn(page)
  await newProject(page, 'IW-01 concrete', 'Single massive element wall')

  // 200 mm × 2300 kg/m³ = 460 kg/m²; ISO 12354-1 annex B: Rw = 37.5 lg 460 − 42 = 57.9
  await drawing(page)
    .getByRole('option', { name: /Concrete/ })
    .click()
  await setProperty(page, 'Thickness', '200')
  await setProperty(page, 'Density', '2300')
  await expect.poll(async () => Math.abs((await headline(page, 'Rw')) - 57.9)).toBeLessThanOrEqual(1.5)
  const thick = await headline(page, 'Rw')
  await expect(results(page).getByRole('tab', { name: 'Laboratory values' })).toBeVisible()
  await expect(results(page).locator('.highcharts-root').first()).toBeVisible()
  await expect(results(page).getByRole('region', { name: /Impact/ })).toHaveCount(0)

  // A thinner wall keeps out less.
  await setProperty(page, 'Thickness', '160')
  await expect.poll(() => headline(page, 'Rw')).toBeLessThan(thick)
  const thin = await headline(page, 'Rw')

  const path = await save(page)
  await page.reload()
  await expect.poll(() => headline(page, 'Rw')).toBe(thin)

  // Closed, listed, opened again: the same wall.
  await page.goto('/projects')
  await page.getByRole('row', { name: /IW-01 concrete/ }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(drawing(page)).toHaveAccessibleName(/160 mm/)
  await expect.poll(() => headline(page, 'Rw')).toBe(thin)

  // The README's picture is this page: `SOUNDLEAF_PICTURES=1 npm run e2e -- journeys/main` takes it anew.
  if (process.env.SOUNDLEAF_PICTURES === '1') {
    await expect(results(page).locator('.highcharts-root').first()).toBeVisible()
    await page.screenshot({ path: join(import.meta.dirname, '../../docs/editor.png') })
  }
  await print(page, info.outputPath('wall.pdf'), 4, 'IW-01 concrete')
})

test('[RES-03, ENG-02] a floor, with its impact level, and its report', async ({ page }, info) => {
  await logIn(page)
  await newProject(page, 'BJ-01 slab', 'Single massive element floor')
  // 140 mm × 2300 kg/m³ = 322 kg/m²; Ln,w = 164 − 35 lg 322 = 76.2
  await drawing(page)
    .getByRole('option', { name: /Concrete/ })
    .click()
  await setProperty(page, 'Thickness', '140')
  await setProperty(page, 'Density', '2300')
  await expect.poll(async () => Math.abs((await headline(page, 'Ln,w')) - 76.2)).toBeLessThanOrEqual(2)
  await expect(results(page).getByRole('region', { name: /Airborne/ })).toBeVisible()
  await expect(results(page).getByRole('region', { name: /Impact/ })).toBeVisible()
  await save(page)
  await print(page, info.outputPath('floor.pdf'), 5, 'BJ-01 slab')
})

test('[RES-05] while it calculates a spinner says so, and a failure takes the place of the charts', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Failing', 'Single massive element wall')
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
  const chart = results(page).locator('.highcharts-root').first()
  await expect(chart).toBeVisible()

  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/calculate', async (route) => {
    await held
    await route.fulfill({
      status: 500,
      json: { code: 'InternalError', message: 'An unexpected error occurred.' },
    })
  })
  await drawing(page)
    .getByRole('option', { name: /Concrete/ })
    .click()
  await setProperty(page, 'Thickness', '180')
  await expect(results(page).getByText('Calculating')).toBeVisible()
  answer()
  await expect(results(page).getByRole('alert')).toBeVisible()
  await expect(chart).toHaveCount(0)

  await page.unroute('**/api/calculate')
  await setProperty(page, 'Thickness', '190')
  await expect(chart).toBeVisible()
  await expect(results(page).getByRole('alert')).toHaveCount(0)
})

/** Pages of a PDF as text, by Debian's own tool. */
function pdfPages(file: string): string[] {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
}

async function print(page: Page, file: string, pages: number, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page).toHaveURL(/\/print\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled()
  await expect(page.locator('.highcharts-root')).toHaveCount(pages === 5 ? 2 : 1)
  await expect(page.locator('.highcharts-series path')).not.toHaveCount(0)

  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const texts = pdfPages(file)
  expect(texts).toHaveLength(pages)
  texts.forEach((text, index) => {
    expect(text).toContain(name)
    expect(text).toContain(`Page ${index + 1} of ${pages}`)
  })
  expect(texts.join('\n').replace(/\s+/g, ' ')).toContain('certified engineer')
}
