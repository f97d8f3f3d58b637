import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../product'
import { drawing, logIn, newProject, save } from '../pages/journey'
import { untilCalculated } from '../pages/results'

const SCALE = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)
/** 50 in the full run. */
const CYCLES = 5 * SCALE
/** What is made once, at the first visit of a page, is there by then. */
const WARM_UP = 3

test(`${CYCLES} times mounted and unmounted, no listener and no node more`, async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Cycles', 'Single massive element floor')
  await save(page)
  await untilCalculated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

  const thereAndBack = async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /Cycles/ })).toBeVisible()
    await page.goForward()
    await expect(drawing(page)).toBeVisible()
    await untilCalculated(page)
    await expect(page.locator('.highcharts-root')).toHaveCount(2)
  }
  for (let cycle = 0; cycle < WARM_UP; cycle += 1) await thereAndBack()
  const before = await counts(page, session)
  for (let cycle = 0; cycle < CYCLES; cycle += 1) await thereAndBack()
  await expect
    .poll(async () => {
      const after = await counts(page, session)
      return Math.max(after.nodes - before.nodes, after.listeners - before.listeners)
    })
    .toBeLessThanOrEqual(0)
})

async function counts(page: Page, session: CDPSession) {
  // Toasts come and go; they are of the shell.
  await expect(page.getByText('The project has been saved')).toHaveCount(0)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
