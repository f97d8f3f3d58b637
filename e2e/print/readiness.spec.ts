import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { drawing, logIn, newProject, save } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport, printButton } from '../pages/report'

const CHART_DELAY_MS = 5000
/** The chunk with the chart library; the entry of a remote and its own chunks are named otherwise. */
const CHART_CHUNK = /chart[^/]*\.js$/i

test('[PRT-06] with each chart 5 s late Print waits, and Ctrl+P before that prints a page that says so', async ({
  page,
  product,
  request,
}, info) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('Late charts', 'SingleMassiveElementFloor', [concrete(200)]))
  await logIn(page)
  const release = await holdCharts(page)
  await page.goto(`/print/${id}`)
  await expect(page.getByRole('heading', { name: 'Main construction', exact: true })).toBeVisible()
  await expect(printButton(page)).toHaveAttribute('aria-disabled', 'true')
  const early = (await Pdf.of(page, info.outputPath('early.pdf'))).texts()
  expect(early).toHaveLength(1)
  expect(early[0]).toContain('This report is not ready to print.')
  expect(early[0]).not.toContain('Main construction')

  await page.waitForTimeout(CHART_DELAY_MS)
  await expect(printButton(page)).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(printButton(page)).toBeEnabled()
  const pdf = await Pdf.of(page, info.outputPath('late.pdf'))
  expect(pdf.texts()).toHaveLength(5)
  for (const number of [2, 3]) expect(pdf.paths(number)).toBeGreaterThan(60)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await printButton(page).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
})

test('[PRT-06] Print in the header works from 2 s after the editor mounts', async ({ page }) => {
  await logIn(page)
  // Time as the page sees it stands until the test moves it.
  await page.clock.install()
  await newProject(page, 'Two seconds', 'Single massive element wall')
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await page.clock.runFor(1000)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(1500)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
})

test('[PRT-06] a chart that did not load can be asked for again, and prints then', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Chart lost', 'Single massive element wall')
  await save(page)
  await page.route(CHART_CHUNK, (route) => route.abort())
  const path = new URL(page.url()).pathname.replace('/editor/', '/print/')
  await page.goto(path)
  await expect(page.getByText('The chart did not load').first()).toBeVisible()
  await expect(printButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.unroute(CHART_CHUNK)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(printButton(page)).toBeEnabled()
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

/** Holds the chunk of the charts back until it is released. */
async function holdCharts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(CHART_CHUNK, async (route) => {
    await held
    await route.continue()
  })
  return release
}
