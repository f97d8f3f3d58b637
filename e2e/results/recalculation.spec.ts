import type { Project } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { board, concrete, impactBoard, project, saved } from '../pages/constructions'
import { drawing, logIn, newProject, results, setProperty } from '../pages/journey'
import { untilDrawn } from '../pages/look'
import { chartOf, selectConcrete, untilCalculated } from '../pages/results'

const DEBOUNCE_MS = 500

test('[CAL-01, RES-05] a late failure of an older edit is dropped', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Late failure', 'Single massive element wall')
  await untilCalculated(page)
  await selectConcrete(page)
  let count = 0
  let fail = (): void => undefined
  const held = new Promise<void>((resolve) => (fail = resolve))
  let hasFailed = false
  await page.route('**/api/calculate', async (route) => {
    count += 1
    if (count > 1) return route.continue()
    await held
    await route
      .fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } })
      .catch(() => undefined)
    hasFailed = true
  })
  await setProperty(page, 'Thickness', '180')
  await expect.poll(() => count).toBe(1)
  await setProperty(page, 'Thickness', '185')
  await untilCalculated(page)
  fail()
  await expect.poll(() => hasFailed).toBe(true)
  await untilDrawn(page)
  await expect(results(page).getByRole('alert')).toHaveCount(0)
  await expect(chartOf(page, 'Airborne')).toBeVisible()
})

test('[CAL-01] without an airborne index and an impact value nothing is asked; with either of them it is', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Unset', 'Single massive element floor')
  await untilCalculated(page)
  const drawer = results(page)
  await drawer.getByRole('tab', { name: 'Approximated field values' }).click()
  await drawer.getByLabel(/^Impact value/).fill('60')
  await drawer.getByLabel(/^Impact value/).press('Enter')
  await untilCalculated(page)
  await drawer.getByLabel('Airborne requirement').selectOption('No requirement')
  await untilCalculated(page)
  await drawer.getByLabel(/^Impact value/).fill('0')
  await drawer.getByLabel(/^Impact value/).press('Enter')
  await expect(drawer.getByText('Choose a requirement and the calculation starts.')).toBeVisible()

  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/calculate')) count += 1
  })
  await selectConcrete(page)
  await setProperty(page, 'Thickness', '230')
  await page.waitForTimeout(2 * DEBOUNCE_MS)
  expect(count).toBe(0)
  await expect(drawer.getByText('Choose a requirement and the calculation starts.')).toBeVisible()
  await drawer.getByLabel(/^Impact value/).fill('60')
  await drawer.getByLabel(/^Impact value/).press('Enter')
  await untilCalculated(page)
  await expect.poll(() => count).toBe(1)
  await drawer.getByLabel('Airborne requirement').selectOption('DnT,w')
  await expect.poll(() => count).toBe(2)
})

test('[CAL-01, RES-05, HDR-02] offline says so in the header and in the place of the charts, without a dialog; back online the result comes by itself', async ({
  page,
  context,
}) => {
  await logIn(page)
  await newProject(page, 'Offline', 'Single massive element wall')
  await untilCalculated(page)
  await selectConcrete(page)
  await context.setOffline(true)
  await setProperty(page, 'Thickness', '170')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Offline, kept on this computer')
  const failure = results(page).getByRole('alert')
  await expect(failure).toContainText('The server could not be reached')
  await expect(failure).toContainText('Your construction is not affected')
  await expect(results(page).locator('.highcharts-root')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(chartOf(page, 'Airborne')).toBeVisible()
  await expect(drawing(page)).toHaveAccessibleName(/170 mm/)
})

test('[CAL-02] a faulty component is named, marked in drawing and list, and cleared by success', async ({
  page,
  product,
  request,
}) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  // As light as foam and as stiff as steel: each value is allowed, both together are of no material.
  const impossible = concrete(200, 'Impossible', { density: '100', modulusOfElasticityMajor: '200' })
  const id = await saved(device, project('Faulty', 'SingleMassiveElementWall', [impossible]))
  await logIn(page)
  const answer = page.waitForResponse('**/api/calculate')
  await page.goto(`/editor/${id}`)
  expect(((await (await answer).json()) as { validation: { result: string } }).validation.result).toBe(
    'MassiveElementError',
  )
  const alert = results(page).getByRole('alert')
  await expect(alert).toContainText(/stiffness and the density of the massive element/)
  await expect(alert).not.toContainText('id:')
  const layer = drawing(page).getByRole('option', { name: /Impossible/ })
  await expect(layer).toHaveAccessibleName(/stiffness/i)
  await layer.click()
  await setProperty(page, 'Density', '2300')
  await expect(chartOf(page, 'Airborne')).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(layer).not.toHaveAccessibleName(/stiffness/i)
})

test('[CAL-04] what is not supported says so in the words of the specification, with the reason; the guide opens, and a cure clears it', async ({
  page,
  product,
  request,
}) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const built = (mats: readonly string[]) =>
    project('Not supported', 'SingleMassiveElementFloor', [
      board('Board'),
      ...mats.map(impactBoard),
      concrete(200),
    ])
  const id = await saved(device, built([]))
  // No editor builds it and no server keeps it.
  const { structures } = built(['Mat 1', 'Mat 2', 'Mat 3'])
  await page.route(`**/api/projects/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as Project), structures } })
  })
  await logIn(page)
  await page.goto(`/editor/${id}`)
  const alert = results(page).getByRole('alert')
  await expect(alert).toContainText(
    'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.',
  )
  await expect(alert).toContainText('a floor has at most two impact boards')
  await expect(results(page).locator('.highcharts-root')).toHaveCount(0)
  const opening = page.context().waitForEvent('page')
  await alert.getByRole('link', { name: 'User guide' }).click()
  const guide = await opening
  await expect(guide.getByRole('heading', { name: 'Which constructions are calculated' })).toBeInViewport()
  await expect(alert.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/guide/contact.html')
  await drawing(page).getByRole('option', { name: /Mat 3/ }).click()
  await page.keyboard.press('Delete')
  await expect(chartOf(page, 'Airborne')).toBeVisible()
  await expect(alert).toHaveCount(0)
})
