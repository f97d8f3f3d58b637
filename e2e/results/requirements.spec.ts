import { expect, test } from '../product'
import { idIn, logIn, newProject, results, save } from '../pages/journey'
import { look, LOOKS_LIMIT_MS } from '../pages/look'
import { openReport } from '../pages/report'
import { untilCalculated } from '../pages/results'
import { openRooms } from '../pages/rooms'

test('[BEY-04] a country’s limit by use and class, with reference and edition, becomes the requirement, judged by the rooms and printed', async ({
  page,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  await logIn(page)
  await newProject(page, 'Sweden', 'Single massive element wall')
  await untilCalculated(page)
  const drawer = results(page)
  await drawer.getByRole('tab', { name: 'Approximated field values' }).click()
  await drawer.getByRole('button', { name: 'Requirements by country…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Requirements by country' })
  await dialog.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Sweden')
  await dialog.getByRole('combobox', { name: 'Use', exact: true }).selectOption('dwelling party wall')
  await dialog.getByRole('combobox', { name: 'Class', exact: true }).selectOption('C')
  const asked = dialog.getByRole('table', { name: 'What is asked' })
  // BBR table 7:21a for class C.
  await expect(asked.getByRole('row').nth(1)).toContainText('≥ 52 dB')
  await expect(asked.getByRole('row').nth(1)).toContainText(/Met|Missed/)
  await expect(dialog).toContainText('BBR section 7, table 7:21a')
  await expect(dialog).toContainText('edition SS 25267:2015')
  await expect(dialog).toContainText('This is no legal advice.')
  const everywhere = dialog.getByRole('table', { name: 'Between dwellings, country by country' })
  expect(await everywhere.getByRole('rowheader').count()).toBeGreaterThanOrEqual(12)
  await asked.getByRole('button', { name: 'Use DnT,w+C50-3150 of Sweden' }).click()
  await expect(asked).toContainText('In use')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(drawer.getByLabel('Airborne requirement').locator('option:checked')).toHaveText(
    'DnT,w + C50–3150',
  )
  await expect(drawer.getByLabel(/^Airborne value/)).toHaveValue('52')
  const source = /Sweden, dwelling party wall, C: BBR section 7/
  await expect(drawer.getByText(source)).toBeVisible()
  await openRooms(page)
  await expect(drawer.getByRole('region', { name: 'Between the rooms' })).toContainText(source)
  const path = await save(page)
  await openReport(page, idIn(path))
  await expect(page.getByText(source)).toBeVisible()

  // What a person changes by hand is their own, and from no rule.
  await page.goto(path)
  await untilCalculated(page)
  await drawer.getByRole('tab', { name: 'Approximated field values' }).click()
  const value = drawer.getByLabel(/^Airborne value/)
  await value.fill('54')
  await value.press('Enter')
  await expect(drawer.getByText(source)).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Requirements by country…' }).click()
  await expect(dialog).toBeVisible()
  await look(page, 'requirements by country')
})
