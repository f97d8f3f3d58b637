import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { logIn, newProject, results, save } from '../pages/journey'
import { look } from '../pages/look'
import { openReport, printButton } from '../pages/report'
import { untilCalculated, watchAnswers } from '../pages/results'

const RIBBED = 'Single massive element floor with rib panels'
const UNMEASURED = /^No measurements; −?\d+ to −?\d+$/

/** The whole numbers around a value of this uncertainty. */
const rangeOf = (value: number | null | undefined, uncertainty: number | null | undefined) =>
  [
    Math.floor((value ?? Number.NaN) - (uncertainty ?? Number.NaN)),
    Math.ceil((value ?? Number.NaN) + (uncertainty ?? Number.NaN)),
  ].join(' to ')

async function beginRibbed(page: Page): Promise<void> {
  await logIn(page)
  await newProject(page, 'Ribbed', RIBBED)
  await untilCalculated(page)
}

test('[ENG-05, BEY-06] a kind of floor that nobody measured says so and shows a range, never a ±', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await beginRibbed(page)
  const { rw, lnw, airborneUncertainty, impactUncertainty } = await answers.last()
  const drawer = results(page)
  await expect(drawer.getByText(UNMEASURED).filter({ visible: true })).toHaveText([
    `No measurements; ${rangeOf(rw, airborneUncertainty)}`,
    `No measurements; ${rangeOf(lnw, impactUncertainty)}`,
  ])
  await drawer.getByRole('button', { name: 'How this number comes about' }).click()
  await expect(drawer.getByText(/No measurements; .* · ISO 717-1/).first()).toBeVisible()
  await look(page, 'results unmeasured')
  await drawer.getByRole('tab', { name: 'Approximated field values' }).click()
  await expect(drawer.getByRole('group', { name: 'Airborne field value' })).toContainText(
    /No measurements; \d/,
  )
  await expect(drawer.getByText(/±/)).toHaveCount(0)
})

test('[ENG-05, PRT-01] the report and the sheet of such a floor say it as well', async ({ page }) => {
  const answers = watchAnswers(page)
  await beginRibbed(page)
  const { rw, airborneUncertainty } = await answers.last()
  const range = rangeOf(rw, airborneUncertainty)
  await openReport(page, (await save(page)).replace('/editor/', ''))
  await expect(printButton(page)).toBeEnabled()
  await expect(page.getByText(`No measurements; ${range}`).first()).toBeVisible()
  await expect(
    page.getByText(`No measurements of this kind of construction; single number ${range}.`),
  ).toBeVisible()
  await expect(page.getByText(/±/)).toHaveCount(0)
  await page.getByLabel('Document').selectOption('Sheet, airborne')
  await expect(printButton(page)).toBeEnabled()
  await expect(page.getByText(`the rating is likely ${range}.`)).toBeVisible()
})
