import type { Route } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { fillLogIn, logIn, newProject, results, save, setProperty } from '../pages/journey'
import { printButton } from '../pages/report'
import { bandTable, chartOf, selectConcrete, untilCalculated } from '../pages/results'

/** The chunk with the chart library; the entry of a remote and its own chunks are named otherwise. */
const CHART_CHUNK = /chart[^/]*\.js$/i

const GARBAGE: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a page instead of an answer': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html><b>Welcome</b></html>' }),
  'half of an answer': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"validation": {"result": "Succ' }),
  'an answer of another shape': (route) => route.fulfill({ status: 200, json: { rw: '<b>57</b>' } }),
  'numbers that are none': async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...body, rw: 'NaN', tableResultR: [1, 2, 3] } })
  },
  'a connection that breaks off': (route) => route.abort('connectionreset'),
}

test('[RES-05, CAL-01] whatever comes instead of an answer is said in the place of the charts, and the next answer is shown', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Garbage', 'Single massive element wall')
  await untilCalculated(page)
  await selectConcrete(page)
  for (const [index, [what, answer]] of Object.entries(GARBAGE).entries())
    await test.step(what, async () => {
      await page.route('**/api/calculate', answer)
      await setProperty(page, 'Thickness', String(210 + index))
      const alert = results(page).getByRole('alert')
      await expect(alert).toContainText('Your construction is not affected')
      await expect(page.locator('.highcharts-root')).toHaveCount(0)
      await page.unroute('**/api/calculate')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await untilCalculated(page)
      await expect(chartOf(page, 'Airborne')).toBeVisible()
      await expect(alert).toHaveCount(0)
    })
})

test('[RES-05, CAL-01] a server whose queue is full is asked again while the spinner stands, and the answer is shown', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Busy', 'Single massive element wall')
  await untilCalculated(page)
  await selectConcrete(page)
  let refused = 0
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/calculate', async (route) => {
    if (refused >= 2) {
      await held
      return route.continue()
    }
    refused += 1
    await route.fulfill({ status: 503, json: { code: 'Busy', message: 'The server is busy.' } })
  })
  await setProperty(page, 'Thickness', '215')
  await expect.poll(() => refused).toBe(2)
  await expect(results(page).getByRole('status', { name: 'Calculating' }).first()).toBeVisible()
  await expect(results(page).getByRole('alert')).toHaveCount(0)
  release()
  await untilCalculated(page)
  await expect(chartOf(page, 'Airborne')).toBeVisible()
})

test('[RES-06, RES-10] without the chunk of the charts the table is whole, and trying again draws them', async ({
  page,
}) => {
  await logIn(page)
  await page.route(CHART_CHUNK, (route) => route.abort())
  await newProject(page, 'No chart', 'Single massive element wall')
  await expect(results(page).getByText('The chart did not load')).toBeVisible()
  const table = bandTable(page, 'Sound reduction index by third octave, dB')
  await expect(table.getByRole('rowheader')).toHaveCount(21)
  await page.unroute(CHART_CHUNK)
  await results(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.highcharts-root')).toHaveCount(1)
  await expect(results(page).getByText('The chart did not load')).toHaveCount(0)
})

test('[FLD-06] a standard changed in another tab is taken over with the next answer: no number of the old one stays', async ({
  page,
  product,
  request,
}) => {
  const email = 'colleague@example.com'
  const device = await Elsewhere.asAnotherDevice(request, product.address, email)
  await device.call('PUT', '/account/updateaccountdetails?EvaluationStandard=Iso')
  await logIn(page, email)
  await newProject(page, 'Two tabs', 'Single massive element floor')
  await save(page)
  await untilCalculated(page)
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByText('ASTM', { exact: false }).first().click()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Your profile settings have been saved')).toBeVisible()
  await selectConcrete(page)
  await setProperty(page, 'Thickness', '190')
  await expect(results(page).getByText('STC').first()).toBeVisible()
  await untilCalculated(page)
  await expect(results(page).getByText(/ISO 717/)).toHaveCount(0)
  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await expect(results(page).getByLabel('Airborne requirement').locator('option:checked')).toHaveText('NNIC')
  const tab = await Elsewhere.asAnotherTab(page)
  await tab.call('PUT', '/account/updateaccountdetails?EvaluationStandard=Iso')
})

test('[PRT-06, DLG-02] a session that ends while the report is asked for: who logs in again gets it', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Ended', 'Single massive element wall')
  const path = await save(page)
  await untilCalculated(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/report', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(path.replace('/editor/', '/print/')))
  await (await Elsewhere.asAnotherTab(page)).endSession()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toBeVisible()
  release()
  await expect(page.getByText('No report with this licence')).toHaveCount(0)
  await fillLogIn(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Main construction', exact: true })).toBeVisible()
  await expect(printButton(page)).toBeEnabled()
})
