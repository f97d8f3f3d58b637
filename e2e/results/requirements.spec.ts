import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { expectAccessible } from '../pages/axe'
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
  const everywhere = dialog.getByRole('table', { name: 'In all countries' })
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

test('[BEY-04] one construction is compared with the limits of all countries by use, the hardest first, and saved', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Everywhere', 'Single massive element floor')
  await untilCalculated(page)
  const drawer = results(page)
  await drawer.getByRole('tab', { name: 'Approximated field values' }).click()
  await drawer.getByRole('button', { name: 'Requirements by country…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Requirements by country' })
  const place = dialog.getByRole('region', { name: 'In all countries' })
  const rows = place.getByRole('rowheader')
  const byLaw = await rows.count()
  await place
    .getByRole('combobox', { name: 'In all countries' })
    .selectOption('Between dwellings, all classes')
  expect(await rows.count()).toBeGreaterThan(byLaw)
  const summary = place.getByRole('status')
  await expect(summary).toHaveText(/^Met: \d+ of \d+ limits; within the uncertainty: \d+; missed: \d+\.$/)
  const [, met = 0, of = 0, near = 0, missed = 0] = (
    /(\d+) of (\d+)\D+(\d+)\D+(\d+)/.exec(await summary.innerText()) ?? []
  ).map(Number)
  expect(met + near + missed).toBeLessThanOrEqual(of)
  expect(of).toBe(await rows.count())
  await place.getByRole('combobox', { name: 'Order' }).selectOption('Hardest first')
  // 200 mm of bare concrete: class A for impact sound is the hardest there is, and missed.
  await expect(place.getByRole('row').nth(1)).toContainText('Missed')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    place.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Everywhere.*\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(of + 1)
  await look(page, 'one construction in all countries')
})

test('[BEY-04] a requirement of one’s own is made from a country, changed, used, and read by the team it is shared with', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  await logIn(page)
  await newProject(page, 'Client', 'Single massive element wall')
  await untilCalculated(page)
  const { dialog, place } = await openPresets(page)
  await dialog.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Sweden')
  await dialog.getByRole('combobox', { name: 'Use', exact: true }).selectOption('dwelling party wall')
  await dialog.getByRole('combobox', { name: 'Class', exact: true }).selectOption('C')
  await place.getByRole('button', { name: 'From this country' }).click()
  const form = place.getByRole('group', { name: 'A requirement of your own' })
  // BBR table 7:21a for class C.
  const limit = form.getByRole('spinbutton', { name: 'Airborne limit' })
  await expect(limit).toHaveValue('52')
  await form.getByRole('textbox', { name: 'Name' }).fill('')
  await form.getByRole('button', { name: 'Keep' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Give it a name.')
  await form.getByRole('textbox', { name: 'Name' }).fill('Brief of the client')
  await limit.fill('0')
  await limit.press('Enter')
  await expect(limit).toHaveAccessibleDescription('Must be 1 to 200.')
  await limit.fill('55')
  await limit.press('Enter')
  await form.getByText('Share with my team').click()
  await form.getByRole('button', { name: 'Keep' }).click()
  const line = place.getByRole('listitem').filter({ hasText: 'Brief of the client' })
  await expect(line).toContainText('≥ 55 dB')
  await line.getByRole('button', { name: 'Use Brief of the client' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(results(page).getByLabel(/^Airborne value/)).toHaveValue('55')
  await expect(results(page).getByText(/^Brief of the client: BBR section 7/)).toBeVisible()

  const context = await browser.newContext({ baseURL: product.address })
  const other = await context.newPage()
  await logIn(other, 'colleague@example.com')
  await newProject(other, 'Of a colleague', 'Single massive element wall')
  await untilCalculated(other)
  const theirs = (await openPresets(other)).place
    .getByRole('listitem')
    .filter({ hasText: 'Brief of the client' })
  await expect(theirs).toContainText('Shared by full@example.com')
  await expect(theirs.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  await context.close()

  const again = await openPresets(page)
  await again.place.getByRole('button', { name: 'Delete Brief of the client' }).click()
  await expect(again.place).toContainText('None yet.')
})

async function openPresets(page: Page) {
  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await results(page).getByRole('button', { name: 'Requirements by country…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Requirements by country' })
  const place = dialog.getByRole('region', { name: 'Your own and your team’s' })
  await expect(place.getByRole('button', { name: 'New requirement' })).toBeVisible()
  return { dialog, place }
}
