import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { logIn, newProject, results, setProperty } from '../pages/journey'
import { look, LOOKS_LIMIT_MS } from '../pages/look'
import { keepCurve, selectConcrete, untilCalculated } from '../pages/results'

test('[A11Y-01, A11Y-03, RES-05] every state of the results by axe: compared, calculating, failed, offline, without a chart, unset', async ({
  page,
  context,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  await logIn(page)
  // The chunk with the chart library comes late.
  await page.route(/chart[^/]*\.js$/i, (route) => route.abort())
  await newProject(page, 'Looks', 'Single massive element floor')
  await expect(results(page).getByText('The chart did not load').first()).toBeVisible()
  await look(page, 'results without chart')
  await page.unroute(/chart[^/]*\.js$/i)
  // A window that becomes wide again asks for the chunk anew, before the way is free or after it.
  const again = results(page).getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 })
    await expect(again).toHaveCount(0, { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await untilCalculated(page)

  await keepCurve(page, 'airborne', 1, 'Before')
  await keepCurve(page, 'airborne', 2, 'Longer than a column')
  await look(page, 'results compared')

  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/calculate', async (route) => {
    await held
    await route.continue().catch(() => null)
  })
  await selectConcrete(page)
  await setProperty(page, 'Thickness', '190')
  await expect(results(page).getByText('Calculating…')).toBeVisible()
  await look(page, 'results calculating')
  release()
  await untilCalculated(page)
  await page.unroute('**/api/calculate')

  await page.route('**/api/calculate', (route) =>
    route.fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } }),
  )
  await setProperty(page, 'Thickness', '195')
  await expect(results(page).getByRole('alert')).toContainText('not affected')
  await look(page, 'results failed')
  await page.unroute('**/api/calculate')
  await context.setOffline(true)
  await setProperty(page, 'Thickness', '196')
  await expect(results(page).getByRole('alert')).toContainText('could not be reached')
  await look(page, 'results offline')
  await context.setOffline(false)
  await untilCalculated(page)

  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await results(page).getByLabel('Airborne requirement').selectOption('No requirement')
  await expect(results(page).getByText('Choose a requirement and the calculation starts.')).toBeVisible()
  await look(page, 'results unset')
})

test('[A11Y-01, CAL-02] an erroneous component and a narrow window by axe', async ({
  page,
  product,
  request,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const impossible = concrete(200, 'Impossible', { density: '100', modulusOfElasticityMajor: '200' })
  const faulty = await saved(device, project('Faulty looks', 'SingleMassiveElementWall', [impossible]))
  const id = await saved(device, project('Wall looks', 'SingleMassiveElementWall', [concrete(200)]))
  await logIn(page)
  await page.goto(`/editor/${faulty}`)
  await expect(results(page).getByRole('alert')).toBeVisible()
  await look(page, 'results erroneous')
  await page.goto(`/editor/${id}`)
  await untilCalculated(page)
  await look(page, 'results wall')
  await page.setViewportSize({ width: 900, height: 900 })
  await page.getByRole('button', { name: 'Open Results' }).click()
  await expect(results(page).getByRole('tab').first()).toBeVisible()
  await look(page, 'results above the drawing')
})
