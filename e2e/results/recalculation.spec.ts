import type { CalculateRequest } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { drawing, headline, logIn, newProject, results, setProperty } from '../pages/journey'
import { chartOf, selectConcrete, untilCalculated, watchAnswers } from '../pages/results'

const EDITS = 30
/** Once the last edit is made, answers arrive after these, in an order that is not that of the questions. */
const DELAYS_MS = [900, 50, 400, 1300, 0, 700]

test('[CAL-01, RES-05] 30 edits with late answers: the last edit is shown, and the flag ends once', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Thirty edits', 'Single massive element wall')
  await untilCalculated(page)
  await selectConcrete(page)
  const asked: number[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/calculate', async (route) => {
    const { structures } = route.request().postDataJSON() as CalculateRequest
    asked.push(Number(structures[0]?.components[0]?.properties.find(({ key }) => key === 'thickness')?.value))
    const delay_ms = DELAYS_MS[asked.length % DELAYS_MS.length]
    const answer = await route.fetch().catch(() => null)
    await held
    await new Promise((resolve) => setTimeout(resolve, delay_ms))
    if (answer !== null) await route.fulfill({ response: answer }).catch(() => null)
  })
  // What the person sees of the flag: how often it went from calculating to calculated.
  await results(page).evaluate((drawer) => {
    const isCalculating = () => drawer.textContent?.includes('Calculating…') ?? false
    let before = isCalculating()
    const ends: string[] = []
    Object.assign(window, { flagEnds: ends })
    new MutationObserver(() => {
      const now = isCalculating()
      if (before && !now) ends.push(drawer.textContent ?? '')
      before = now
    }).observe(drawer, { subtree: true, childList: true, characterData: true })
  })
  const field = page.getByRole('spinbutton', { name: 'Thickness', exact: true })
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await field.fill(String(100 + 5 * edit))
    await field.press('Enter')
    // Most edits come faster than the debounce; after every sixth a question is on its way.
    if (edit % 6 === 0) await expect.poll(() => asked.at(-1)).toBe(100 + 5 * edit)
  }
  release()
  const last = 100 + 5 * EDITS
  await untilCalculated(page)
  expect(asked.length).toBeGreaterThanOrEqual(EDITS / 6)
  await expect(drawing(page)).toHaveAccessibleName(new RegExp(`${last} mm`))
  await expect.poll(() => answers.last().totalThickness).toBe(last)
  await expect.poll(() => headline(page, 'Rw')).toBe(answers.last().rw)
  await expect(results(page).getByText(`${last}`, { exact: true }).first()).toBeVisible()
  // Long after every held answer has arrived nothing has moved.
  await page.waitForTimeout(Math.max(...DELAYS_MS) + 200)
  expect(await headline(page, 'Rw')).toBe(answers.last().rw)
  const ends = await page.evaluate(() => (window as unknown as { flagEnds: string[] }).flagEnds)
  expect(ends).toHaveLength(1)
})

test('[CAL-01, RES-05] a late failure of an older edit is dropped', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Late failure', 'Single massive element wall')
  await untilCalculated(page)
  await selectConcrete(page)
  let count = 0
  await page.route('**/api/calculate', async (route) => {
    count += 1
    if (count > 1) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return route
      .fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } })
      .catch(() => undefined)
  })
  await setProperty(page, 'Thickness', '180')
  await expect.poll(() => count).toBe(1)
  await setProperty(page, 'Thickness', '185')
  await untilCalculated(page)
  await page.waitForTimeout(1800)
  await expect(results(page).getByRole('alert')).toHaveCount(0)
  await expect(chartOf(page, 'Airborne')).toBeVisible()
})

test('[CAL-01] without a requirement nothing is asked; with one it is', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Unset', 'Single massive element wall')
  await untilCalculated(page)
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/calculate')) count += 1
  })
  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await results(page).getByLabel('Airborne requirement').selectOption('No requirement')
  await untilCalculated(page)
  const before = count
  // A wall shows no impact requirement, but the project has its value: 60 is set.
  expect(before).toBe(1)
})

test('[CAL-01, RES-05] offline says so in the place of the charts, and Try again brings the result back', async ({
  page,
  context,
}) => {
  await logIn(page)
  await newProject(page, 'Offline', 'Single massive element wall')
  await untilCalculated(page)
  await selectConcrete(page)
  await context.setOffline(true)
  await setProperty(page, 'Thickness', '170')
  const dialog = page.getByRole('dialog', { name: 'Network Error' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const failure = results(page).getByRole('alert')
  await expect(failure).toContainText('The server could not be reached')
  await expect(failure).toContainText('Your construction is not affected')
  await expect(results(page).locator('.highcharts-root')).toHaveCount(0)
  await context.setOffline(false)
  await failure.getByRole('button', { name: 'Try again' }).click()
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

test('[CAL-04] what is not supported says so in the words of the specification, and the guide opens', async ({
  page,
}) => {
  await logIn(page)
  await page.route('**/api/calculate', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { validation: object }
    await route.fulfill({
      response: answer,
      json: { ...body, validation: { result: 'ConstructionNotSupported', message: '', componentIds: [] } },
    })
  })
  await newProject(page, 'Not supported', 'Single massive element wall')
  const alert = results(page).getByRole('alert')
  await expect(alert).toContainText(
    'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.',
  )
  const opening = page.context().waitForEvent('page')
  await alert.getByRole('link', { name: 'User guide' }).click()
  const guide = await opening
  await expect(guide.getByRole('heading', { name: 'Which constructions are calculated' })).toBeInViewport()
  await expect(alert.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^https:/)
})
