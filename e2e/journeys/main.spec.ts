import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../product'
import { drawing, headline, logIn, newProject, results, setThickness } from '../pages/journey'

const PRINT_DELAY_MS = 2000

/** Pages and vector paths of a PDF, by Debian's own tools. */
function pdfPages(file: string): string[] {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
}

test('[RES-03, RES-06, CAL-01, ENG-02] a wall, from login to the printed report', async ({
  page,
}, testInfo) => {
  await logIn(page)
  await newProject(page, 'IW-01 concrete', 'Single massive element wall')

  // 200 mm × 2300 kg/m³ = 460 kg/m²; ISO 12354-1 annex B: Rw = 37.5 lg 460 − 42 = 57.9
  await drawing(page)
    .getByRole('button', { name: /Concrete/ })
    .first()
    .click()
  await setThickness(page, '200')
  await page.getByRole('textbox', { name: 'Density', exact: true }).fill('2300')
  await page.getByRole('textbox', { name: 'Density', exact: true }).press('Enter')
  const thick = await headline(page, 'Rw')
  expect(Math.abs(thick - 57.9)).toBeLessThanOrEqual(1.5)
  await expect(results(page).getByRole('tab', { name: 'Laboratory values' })).toBeVisible()
  await expect(results(page).locator('.highcharts-series path').first()).toBeVisible()

  // A thinner wall keeps out less.
  await setThickness(page, '160')
  await expect.poll(() => headline(page, 'Rw')).toBeLessThan(thick)
  const thin = await headline(page, 'Rw')

  await page.getByRole('button', { name: 'Save to server' }).click()
  await expect(page.getByText('The project has been saved')).toBeVisible()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)
  await page.reload()
  expect(await headline(page, 'Rw')).toBe(thin)

  // Closed, listed, opened again: the same wall.
  await page.goto('/projects')
  await page.getByRole('row', { name: /IW-01 concrete/ }).dblclick()
  await expect(drawing(page)).toBeVisible()
  await expect(drawing(page).getByText('160 mm').or(page.getByText('160 mm'))).toBeVisible()
  expect(await headline(page, 'Rw')).toBe(thin)
  await page.screenshot({ path: testInfo.outputPath('editor-wall.png') })

  await print(page, testInfo.outputPath('wall.pdf'), 4, 'IW-01 concrete')
})

test('[RES-03, ENG-02] a floor, with its impact level, and its report', async ({ page }, testInfo) => {
  await logIn(page)
  await newProject(page, 'BJ-01 slab', 'Single massive element floor')
  // 140 mm × 2300 kg/m³ = 322 kg/m²; Ln,w = 164 − 35 lg 322 = 76.2
  await drawing(page)
    .getByRole('button', { name: /Concrete/ })
    .first()
    .click()
  await setThickness(page, '140')
  await page.getByRole('textbox', { name: 'Density', exact: true }).fill('2300')
  await page.getByRole('textbox', { name: 'Density', exact: true }).press('Enter')
  await expect.poll(async () => Math.abs((await headline(page, 'Ln,w')) - 76.2)).toBeLessThanOrEqual(2)
  await expect(results(page).getByRole('heading', { name: /Airborne/ })).toBeVisible()
  await expect(results(page).getByRole('heading', { name: /Impact/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save to server' }).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)
  await print(page, testInfo.outputPath('floor.pdf'), 5, 'BJ-01 slab')
})

async function print(
  page: import('@playwright/test').Page,
  file: string,
  pages: number,
  name: string,
): Promise<void> {
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await expect(button).toBeEnabled({ timeout: PRINT_DELAY_MS * 5 })
  await button.click()
  await expect(page).toHaveURL(/\/print\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled()
  for (const format of ['A4', 'Letter'] as const) {
    writeFileSync(file, await page.pdf({ format, preferCSSPageSize: false, printBackground: true }))
    const texts = pdfPages(file)
    expect(texts).toHaveLength(pages)
    texts.forEach((text, index) => {
      expect(text).toContain(name)
      expect(text).toContain(`Page ${index + 1} of ${pages}`)
    })
    expect(texts.join('\n')).toContain('certified engineer')
  }
  expect(await page.locator('.highcharts-series path').count()).toBeGreaterThan(0)
  await expect(page.locator('.highcharts-root')).toHaveCount(pages === 5 ? 2 : 1)
  void join
}
