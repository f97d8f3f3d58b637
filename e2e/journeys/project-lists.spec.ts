import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { openAccount } from '../pages/accounts'
import { drawing, headline, logIn, newProject, save, showList } from '../pages/journey'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[PRJ-07] a deleted project stands in a tab of its own, from where it comes back as it was', async ({
  page,
  product,
  request,
}) => {
  await logIn(page, await openAccount(request, product))
  const own = await Elsewhere.asAnotherTab(page)
  const id = await own.create('Taken back')
  const { modifiedDateUtc } = await own.project(id)
  await page.reload()
  await row(page, 'Taken back').click()
  await button(page, 'Delete project').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click()
  await expect(page.getByText('No saved projects yet')).toBeVisible()
  await showList(page, 'Deleted projects')
  await expect(button(page, 'Restore project')).toBeDisabled()
  await row(page, 'Taken back').focus()
  await page.keyboard.press('Space')
  await button(page, 'Restore project').click()
  await expect(page.getByText('“Taken back” is back in your saved projects')).toBeVisible()
  await expect(page.getByText('No deleted projects')).toBeVisible()
  await showList(page, 'Open saved projects')
  await row(page, 'Taken back').dblclick()
  await expect(drawing(page)).toBeVisible()
  expect((await own.project(id)).modifiedDateUtc).toBe(modifiedDateUtc)
})

test('[PRJ-03] the list shows what the editor showed last, and names before dates where it is narrow', async ({
  page,
}) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.deleteAll()
  const name = 'Hotell Strand, separating floor between rooms 201 and 301'
  await newProject(page, name, 'Single massive element floor')
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
  const shown = { airborne: await headline(page, 'Rw'), impact: await headline(page, 'Ln,w') }
  await save(page)
  await page.goto('/projects')
  const cell = (id: string) => row(page, 'Hotell Strand').locator(`[data-cell=${id}]`)
  await expect(cell('airborne')).toHaveText(String(shown.airborne))
  await expect(cell('impact')).toHaveText(String(shown.impact))
  // The template's 200 mm of concrete.
  await expect(cell('totalThickness')).toHaveText('200')
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(cell('surfaceMass')).toBeVisible()
  for (const id of ['created', 'modified']) await expect(cell(id)).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(cell('airborne')).toBeVisible()
  const isWhole = await cell('name').evaluate((place) =>
    [place, ...place.querySelectorAll('*')].every((one) => one.scrollWidth <= one.clientWidth + 1),
  )
  expect(isWhole).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
