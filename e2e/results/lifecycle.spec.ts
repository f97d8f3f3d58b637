import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../product'
import { drawing, logIn, newProject, save } from '../pages/journey'
import { printButton } from '../pages/report'
import { untilCalculated } from '../pages/results'

const isFullRun = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1) >= 10
const CYCLES = 50
/** In CI most visits end while the calculation is under way; the full run waits for the charts every time. */
const CALCULATED_EVERY = isFullRun ? 1 : 25
/** What is made once, at the first visit of a page, is there by then. */
const WARM_UP = 3

test(`the editor with its results ${CYCLES} times mounted and unmounted: no listener and no node more`, async ({
  page,
}) => {
  test.slow(isFullRun)
  await logIn(page)
  await newProject(page, 'Cycles', 'Single massive element floor')
  await save(page)
  await untilCalculated(page)
  await expectNothingLeft(page, CYCLES, async (cycle) => {
    await page.goBack()
    await expect(page.getByRole('row', { name: /Cycles/ })).toBeVisible()
    await page.goForward()
    await expect(drawing(page)).toBeVisible()
    if (cycle % CALCULATED_EVERY !== 0) return
    await untilCalculated(page)
    await expect(page.locator('.highcharts-root')).toHaveCount(2)
  })
})

const REPORTS = isFullRun ? 50 : 3

test(`the report ${REPORTS} times mounted and unmounted: no listener and no node more`, async ({ page }) => {
  test.slow(isFullRun)
  await logIn(page)
  await newProject(page, 'Reports', 'Single massive element wall')
  await save(page)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(printButton(page)).toBeEnabled()
  await expectNothingLeft(page, REPORTS, async () => {
    await page.goBack()
    await untilCalculated(page)
    await page.goForward()
    await expect(page.locator('.highcharts-root')).toHaveCount(1)
    await expect(printButton(page)).toBeEnabled()
  })
})

/** Counts nodes and listeners after a forced collection of garbage, before and after so many cycles. */
async function expectNothingLeft(
  page: Page,
  cycles: number,
  thereAndBack: (cycle: number) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let cycle = 0; cycle < WARM_UP; cycle += 1) await thereAndBack(0)
  const before = await counts(page, session)
  for (let cycle = 1; cycle <= cycles; cycle += 1) await thereAndBack(cycle)
  let after = before
  await expect
    .poll(async () => {
      after = await counts(page, session)
      return Object.entries(after).filter(([what, count]) => count > (before[what] ?? 0))
    })
    .toEqual([])
  const description = JSON.stringify({ cycles, before, after })
  test.info().annotations.push({ type: 'counted', description })
}

async function counts(page: Page, session: CDPSession): Promise<Readonly<Record<string, number>>> {
  // Toasts come and go; they are of the shell.
  await expect(page.getByText('The project has been saved')).toHaveCount(0)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    onWindow: await listenersOf(session, 'window'),
    onDocument: await listenersOf(session, 'document'),
  }
}

/** Listeners that hang where nothing that is unmounted takes them along. */
async function listenersOf(session: CDPSession, expression: 'window' | 'document'): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup: 'counted' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' })
  return listeners.length
}
