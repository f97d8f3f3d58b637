import { singleNumbersOf } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { logIn, newProject, results, setProperty } from '../pages/journey'
import {
  BANDS_HZ,
  bandTable,
  chartOf,
  columnsOf,
  keepCurve,
  selectConcrete,
  shown,
  untilCalculated,
  watchAnswers,
} from '../pages/results'

test('[RES-01, RES-03, RES-06, RES-08, RES-10] the charts and the table of a floor', async ({ page }) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Charts', 'Single massive element floor')
  await untilCalculated(page)

  const tabs = results(page).getByRole('tab')
  await expect(tabs).toHaveText(['Laboratory values', 'Approximated field values', 'Rooms', 'Listen'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')

  for (const sound of ['Airborne', 'Impact'] as const) {
    const chart = chartOf(page, sound)
    await expect(chart.getByRole('img', { name: /by third octave\. Between .* dB at \d+ Hz/ })).toBeVisible()
    for (const name of ['Current', 'Shifted'])
      await expect(chart.locator('.sl-annotation text', { hasText: name })).toBeVisible()
    await expect(chart.locator('.sl-current .highcharts-point')).toHaveCount(21)
  }

  const [bands, current, shifted] = await columnsOf(
    bandTable(page, 'Sound reduction index by third octave, dB'),
  )
  expect(bands).toEqual(BANDS_HZ.map(String))
  expect(current).toEqual((await answers.last()).tableResultR?.map(shown))
  expect(shifted).toEqual(
    (await answers.last()).shiftedCurveR?.map((value) => (value === null ? '–' : shown(value))),
  )

  // The axis goes in steps of 10 and stays while the curve moves.
  const axis = () => chartOf(page, 'Airborne').locator('.highcharts-yaxis-labels text').allTextContents()
  const before = (await axis()).map(Number).sort((a, b) => a - b)
  before.slice(1).forEach((label, index) => expect(label - (before[index] ?? 0)).toBe(10))
  const curve = chartOf(page, 'Airborne').locator('.sl-current > .highcharts-graph')
  const drawn = (await curve.getAttribute('d')) ?? ''
  await selectConcrete(page)
  await setProperty(page, 'Thickness', '190')
  await untilCalculated(page)
  await expect(curve).not.toHaveAttribute('d', drawn)
  expect((await axis()).map(Number).sort((a, b) => a - b)).toEqual(before)

  // Without colour: the curves differ by dash, width and the name at their ends.
  await keepCurve(page, 'airborne', 1, 'Before')
  await keepCurve(page, 'airborne', 2, 'Other')
  const lines = chartOf(page, 'Airborne').locator('[class*="sl-"] > .highcharts-graph')
  await expect(lines).toHaveCount(4)
  const looks = await lines.evaluateAll((all) =>
    all.map((line) => `${line.getAttribute('stroke-dasharray')} ${line.getAttribute('stroke-width')}`),
  )
  expect(new Set(looks).size).toBe(4)
})

test('[RES-03] a wall has no impact chart', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'No impact', 'Lightweight frame wall')
  await untilCalculated(page)
  await expect(chartOf(page, 'Airborne')).toBeVisible()
  await expect(chartOf(page, 'Impact')).toHaveCount(0)
})

/** How the small table names the single numbers; which they are stands in the unit tests of the results' view. */
const symbolsOf = (kind: 'airborne' | 'impact', standard: 'Iso' | 'Astm') =>
  singleNumbersOf(kind, standard).map(
    ({ notation, isProvisional }) =>
      notation.replace(/_\{(.*)\}/, '$1') + (isProvisional ? 'provisional' : ''),
  )

for (const standard of ['Iso', 'Astm'] as const)
  test(`[RES-09] every single number of ${standard} is shown, and nothing of the other standard`, async ({
    page,
    product,
    request,
  }) => {
    const email = 'colleague@example.com'
    const device = await Elsewhere.asAnotherDevice(request, product.address, email)
    await device.call('PUT', `/account/updateaccountdetails?EvaluationStandard=${standard}`)
    await logIn(page, email)
    await newProject(page, `Numbers ${standard}`, 'Single massive element floor')
    await untilCalculated(page)
    for (const kind of ['airborne', 'impact'] as const) {
      const sound = kind === 'airborne' ? 'Airborne' : 'Impact'
      const symbols = symbolsOf(kind, standard)
      const table = results(page)
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: sound, exact: true }) })
      await expect(table.locator('tbody tr td:first-child')).toHaveText(symbols)
      await expect(table.locator('tbody tr td:last-child')).toHaveText(symbols.map(() => /^[−\d]\d*$/))
    }
    await expect(
      results(page)
        .getByText(standard === 'Iso' ? /ISO 717-1:2020/ : /ASTM E413-22/)
        .first(),
    ).toBeVisible()
    await expect(results(page).getByText(standard === 'Iso' ? /ASTM/ : /ISO/)).toHaveCount(0)
  })
