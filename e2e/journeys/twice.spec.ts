import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { drawing, logIn, openNewProject } from '../pages/journey'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[LIF-01, LIF-02, LIF-05, LIF-06, RTE-09] two clicks on a button are one wish', async ({ page }) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.deleteAll()
  const sent: string[] = []
  page.on('request', (request) => {
    if (['PUT', 'POST'].includes(request.method()))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const count = (what: RegExp) => sent.filter((one) => what.test(one)).length

  const dialog = await openNewProject(page)
  await dialog.getByLabel('Project name').fill('Clicked twice')
  await dialog.getByRole('button', { name: 'Create project' }).dblclick()
  await expect(drawing(page)).toBeVisible()
  await button(page, 'Save to server').dblclick()
  await expect(page.getByText('The project has been saved')).toBeVisible()
  expect(count(/^PUT/)).toBe(1)
  await button(page, 'Save as copy').dblclick()
  await expect(button(page, 'Rename project Clicked twice (copy)')).toBeVisible()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)
  expect(count(/duplicate$/)).toBe(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // One step back is the list: nothing was gone to twice.
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('row', { name: /Clicked twice/ })).toHaveCount(2)
  await page.getByRole('row', { name: /Clicked twice(?! \(copy\))/ }).click()
  await button(page, 'Open project').dblclick()
  await expect(button(page, 'Rename project Clicked twice')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
  // Nor did a second wish come late.
  expect([count(/^PUT \/api\/projects$/), count(/duplicate$/)]).toEqual([1, 1])
})
