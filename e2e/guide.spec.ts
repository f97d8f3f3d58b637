import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './product'
import { expectAccessible } from './pages/axe'
import { drawing, headline, logIn, newProject, results, save } from './pages/journey'
import { openReport } from './pages/report'

test('[HDR-04] the header leads to the user guide, which is whole and accessible', async ({ page }) => {
  await logIn(page)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: 'User guide' }).click()
  const guide = await opening
  await guide.waitForLoadState('domcontentloaded')
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Soundleaf user guide')
  const pictures = guide.getByRole('img')
  expect(await pictures.count()).toBeGreaterThanOrEqual(6)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.getAttribute('alt')).not.toBe('')
  }
  // Every entry of the contents leads somewhere.
  for (const link of await guide.getByRole('navigation').getByRole('link').all())
    await expect(guide.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
  await expectAccessible(guide)
  await guide.setViewportSize({ width: 320, height: 640 })
  const overflow = () => guide.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
})

test('the pictures of the guide are of the product as it is', async ({ page }) => {
  await logIn(page)
  for (const [name, type] of [
    ['Party wall, houses 12 and 14', 'Double massive element wall'],
    ['Meeting room to corridor', 'Lightweight frame wall'],
  ] as const) {
    await newProject(page, name, type)
    await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
    await save(page)
    await page.goto('/')
  }
  await newProject(page, 'BJ-01 slab with ceiling', 'Single massive element floor')
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
  await expect(results(page).locator('.highcharts-root')).toHaveCount(2)
  await picture(page, 'editor.png')

  await results(page)
    .getByRole('checkbox', { name: /airborne, curve 1/ })
    .click({ force: true })
  await page.getByLabel('Add a name for your comparison curve').fill('200 mm')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(results(page).getByRole('checkbox', { name: /200 mm airborne/ })).toBeChecked()
  await drawing(page)
    .getByRole('option', { name: /Concrete/ })
    .click()
  const field = page.getByRole('spinbutton', { name: 'Thickness', exact: true })
  await field.fill('260')
  await field.press('Enter')
  await expect(results(page).getByText('Calculating')).toHaveCount(0)
  await picture(page, 'results.png', results(page))

  const unfold = results(page).getByRole('button', { name: 'How this number comes about' })
  await unfold.click()
  await unfold.evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await expect(
    results(page)
      .getByText(/Reference curve moved by/)
      .first(),
  ).toBeVisible()
  await picture(page, 'working.png', results(page))

  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await expect(results(page).getByLabel('Airborne requirement')).toBeVisible()
  await picture(page, 'field-values.png', results(page))

  const path = await save(page)
  await openReport(page, path.replace('/editor/', ''))
  await picture(page, 'report.png')

  await page.goto('/')
  await expect(page.getByRole('row', { name: /BJ-01/ })).toContainText('260')
  await picture(page, 'projects.png')
})

/** `SOUNDLEAF_PICTURES=1 npm run e2e -- guide` takes the pictures anew. */
async function picture(page: Page, name: string, of: Pick<Page, 'screenshot'> = page): Promise<void> {
  if (process.env.SOUNDLEAF_PICTURES !== '1') return
  await page.mouse.move(0, 0)
  await expect(page.getByRole('status', { name: 'Calculating' })).toHaveCount(0)
  await of.screenshot({ path: join(import.meta.dirname, '../docs/guide', name), animations: 'disabled' })
}
