import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { drawing, edit, logIn, newProject, openNewProject, results, save } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport, printButton } from '../pages/report'
import { untilCalculated } from '../pages/results'

const CHART_DELAY_MS = 5000
/** The chunk with the chart library; the entry of a remote and its own chunks are named otherwise. */
const CHART_CHUNK = /chart[^/]*\.js$/i

test('[PRT-06] with all charts 5 s late Print waits, and Ctrl+P before that prints a page that says so', async ({
  page,
  product,
  request,
}, info) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('Late charts', 'SingleMassiveElementFloor', [concrete(200)]))
  await logIn(page)
  const release = await hold(page, CHART_CHUNK)
  await page.goto(`/print/${id}`)
  await expect(page.getByRole('heading', { name: 'Main construction', exact: true })).toBeVisible()
  await expectNotReady(page, info.outputPath('early.pdf'), 'The charts are being drawn.')
  await page.waitForTimeout(CHART_DELAY_MS)
  await expectNotReady(page, info.outputPath('still-early.pdf'), 'The charts are being drawn.')
  release()
  await expectPrints(page, info.outputPath('late.pdf'))
})

for (const late of ['Airborne', 'Impact'] as const)
  test(`[PRT-06] with the ${late.toLowerCase()} chart alone 5 s late Print waits for it`, async ({
    page,
    product,
    request,
  }, info) => {
    const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
    const id = await saved(device, project(`Late ${late}`, 'SingleMassiveElementFloor', [concrete(200)]))
    await logIn(page)
    // A chart that did not load is drawn when it is asked for again, each by itself.
    await page.route(CHART_CHUNK, (route) => route.abort())
    await page.goto(`/print/${id}`)
    await expect(page.getByText('The chart did not load')).toHaveCount(2)
    await page.unroute(CHART_CHUNK)
    const chart = (sound: string) =>
      page.getByRole('region', { name: new RegExp(`^${sound} sound insulation, page`) })
    const early = late === 'Airborne' ? 'Impact' : 'Airborne'
    await chart(early).getByRole('button', { name: 'Try again' }).click()
    await expect(chart(early).locator('.highcharts-root')).toBeVisible()
    await page.waitForTimeout(CHART_DELAY_MS)
    await expectNotReady(page, info.outputPath('early.pdf'), 'The charts are being drawn.')
    await chart(late).getByRole('button', { name: 'Try again' }).click()
    await expectPrints(page, info.outputPath('late.pdf'))
  })

test('[PRT-06] Print while the editor still calculates reports the last edit, once the report has it', async ({
  page,
}, info) => {
  await logIn(page)
  await newProject(page, 'In a hurry', 'Single massive element floor')
  await save(page)
  const releaseEditor = await hold(page, '**/api/calculate')
  const releaseReport = await hold(page, '**/api/report')
  await edit(page, '230')
  await expect(results(page).getByText('Calculating…')).toBeVisible()
  // Typed and not yet entered: leaving the field enters it.
  await page.getByRole('spinbutton', { name: 'Thickness', exact: true }).fill('240')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page).toHaveURL(/\/print\//)
  await expectNotReady(page, info.outputPath('early.pdf'), 'The report is being calculated.')
  releaseReport()
  await expectPrints(page, info.outputPath('late.pdf'))
  const construction = page.getByRole('region', { name: /^Main construction, page/ })
  await expect(construction.getByRole('row', { name: /Concrete/ })).toContainText('240')

  // What was being calculated is calculated in the editor, too.
  releaseEditor()
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  await untilCalculated(page)
  await expect(drawing(page)).toHaveAccessibleName(/240 mm/)
})

test('[PRT-06] Print in the header works from 2 s after the editor mounts', async ({ page }) => {
  await page.clock.install()
  await logIn(page)
  const dialog = await openNewProject(page)
  await dialog.getByLabel('Project name').fill('Two seconds')
  await dialog.getByRole('radio', { name: 'Single massive element wall', exact: true }).check({ force: true })
  // Time as the page sees it stands from here until the test moves it.
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(drawing(page)).toBeVisible()
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await page.clock.runFor(1900)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('The editor is still being set up.')
  await page.clock.runFor(200)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
})

for (const licence of ['trial', 'light'] as const)
  test(`[PRT-05] ${licence} has no report: a reason in the header, on the route, and no call`, async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (made) => {
      if (made.url().endsWith('/api/report')) calls.push(made.url())
    })
    await logIn(page, `${licence}@example.com`)
    await newProject(page, 'No report', 'Single massive element wall')
    await save(page)
    const button = page.getByRole('button', { name: 'Print', exact: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Full licence/)
    await page.goto(new URL(page.url()).pathname.replace('/editor/', '/print/'))
    await expect(page.getByText('No report with this licence')).toBeVisible()
    await expect(printButton(page)).toHaveAttribute('aria-disabled', 'true')
    expect(calls).toEqual([])
  })

test('[PRT-01] back from the report the editor shows the same project', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Back', 'Single massive element wall')
  const path = await save(page)
  await openReport(page, path.replace('/editor/', ''))
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  await expect(drawing(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
})

/** Print refuses with its reason, and the browser's own print command gives one page that says so. */
async function expectNotReady(page: Page, file: string, reason: string): Promise<void> {
  await expect(printButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(printButton(page)).toHaveAccessibleDescription(reason)
  const early = (await Pdf.of(page, file)).texts()
  expect(early).toHaveLength(1)
  expect(early[0]).toContain('This report is not ready to print.')
  expect(early[0]).toContain(reason)
  expect(early[0]).not.toContain('Main construction')
}

/** Print works, and what it prints is the report of a floor with both its charts. */
async function expectPrints(page: Page, file: string): Promise<void> {
  await expect(printButton(page)).toBeEnabled()
  const pdf = await Pdf.of(page, file)
  expect(pdf.texts()).toHaveLength(5)
  for (const number of [2, 3]) expect(pdf.paths(number)).toBeGreaterThan(60)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await printButton(page).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
}

/** Holds back what is asked for there until it is released. */
async function hold(page: Page, what: RegExp | string): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(what, async (route) => {
    await held
    // What the page no longer waits for is gone.
    await route.continue().catch(() => null)
  })
  return release
}
