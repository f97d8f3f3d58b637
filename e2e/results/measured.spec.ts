import { expect, test } from '../product'
import { logIn, newProject, results } from '../pages/journey'
import { look } from '../pages/look'
import { chartOf, untilCalculated, watchAnswers } from '../pages/results'

test('[BEY-13] beside the result stand three measured constructions, with what differs and their source, and in the chart on request', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Measured', 'Single massive element floor')
  await untilCalculated(page)
  const panel = results(page).getByRole('region', { name: 'Measured constructions nearest to this one' })
  const listed = panel.getByRole('listitem')
  await expect(listed).toHaveCount(3)
  const measured = (await answers.last()).measured ?? []
  for (const [at, { source, ratings }] of measured.entries()) {
    await expect(listed.nth(at)).toContainText(source)
    for (const { value } of ratings) await expect(listed.nth(at)).toContainText(String(value))
    await expect(listed.nth(at)).toContainText(/What differs: |Nearly the same/)
  }
  await look(page, 'results measured')

  // One of them has a published spectrum: it goes into the chart and out again.
  const show = panel.getByRole('button', { name: 'Show in airborne chart' }).first()
  await show.scrollIntoViewIfNeeded()
  await show.click()
  const curve = chartOf(page, 'Airborne').locator('.sl-comparison-1 .highcharts-graph')
  await expect(curve).toBeAttached()
  await expect(results(page).getByRole('checkbox', { name: /airborne, curve 1/ })).toHaveAccessibleName(
    /^Measured /,
  )
  await panel.getByRole('button', { name: 'Remove from airborne chart' }).click()
  await expect(curve).not.toBeAttached()
})
