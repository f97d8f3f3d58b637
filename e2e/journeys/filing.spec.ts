import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { openAccount } from '../pages/accounts'
import { logIn, showList } from '../pages/journey'
import { Keyboard } from '../pages/keyboard'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.locator('[data-project]')
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Job and tags of/ })

test('[BEY-11, A11Y-02] an office files its walls under a job by keyboard, finds them by it, and archives them', async ({
  page,
  product,
  request,
}) => {
  await logIn(page, await openAccount(request, product))
  const own = await Elsewhere.asAnotherTab(page)
  for (const name of ['IW-01', 'IW-02', 'Roof', 'Sketch']) await own.create(name)
  await page.reload()
  await expect(rows(page)).toHaveCount(4)
  await expect(page.getByLabel('Job', { exact: true })).toHaveCount(0)
  const keys = new Keyboard(page)
  // By their names: the two walls come first.
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await row(page, 'IW-01').focus()
  await keys.press('Space', 'Shift+ArrowDown')
  await expect(page.getByRole('row', { selected: true })).toHaveCount(2)
  await keys.to(button(page, 'Job and tags'))
  await keys.press('Enter')
  await expect(dialog(page).getByLabel('Job, by its number or name')).toBeFocused()
  await keys.type('2431 Hotell Strand')
  await keys.to(dialog(page).getByLabel('New tag'))
  await keys.type('party wall')
  await keys.press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'party wall' })).toBeChecked()
  await look(page, 'projects filing')
  await keys.to(dialog(page).getByRole('button', { name: 'Save' }))
  await keys.press('Enter')
  await expect(page.getByText('2 projects have been filed')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, 'IW-02').locator('[data-cell=job]')).toHaveText('2431 Hotell Strand')
  await expect(row(page, 'IW-02').getByText('party wall')).toBeVisible()

  await row(page, 'Roof').click()
  await row(page, 'Sketch').getByRole('checkbox', { name: 'Select Sketch' }).click()
  await expect(page.getByRole('row', { selected: true })).toHaveCount(2)
  await button(page, 'Job and tags').click()
  await dialog(page).getByLabel('New tag').fill('sketch')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Tag', { exact: true }).getByRole('option')).toHaveText([
    'All tags',
    'party wall',
    'sketch',
  ])
  await look(page, 'projects filed')

  await page.getByLabel('Job', { exact: true }).selectOption('2431 Hotell Strand')
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Tag', { exact: true }).selectOption('sketch')
  await expect(page.getByText('No project is filed so.')).toBeVisible()
  await look(page, 'projects not filed so')
  await page.getByLabel('Job', { exact: true }).selectOption('All jobs')
  await page.getByLabel('Tag', { exact: true }).selectOption('All tags')
  await page.getByRole('searchbox').fill('strand')
  await expect(rows(page)).toHaveCount(2)

  await row(page, 'IW-01').focus()
  await keys.press('Control+a')
  await button(page, 'Archive').click()
  await expect(page.getByText('2 projects are under “Archived projects” now')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(rows(page)).toHaveCount(2)
  await showList(page, 'Archived projects')
  await expect(rows(page)).toHaveCount(2)
  await look(page, 'projects archived')
  await row(page, 'IW-02').click()
  await button(page, 'Take out of the archive').click()
  await expect(rows(page)).toHaveCount(1)
  await showList(page, 'Open saved projects')
  await expect(rows(page)).toHaveCount(3)
  // What is archived opens as any other.
  await showList(page, 'Archived projects')
  await row(page, 'IW-01').dblclick()
  await expect(page).toHaveURL(/\/editor/)
})
