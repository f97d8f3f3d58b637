import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { logIn, showList } from '../pages/journey'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[PRJ-05, PRJ-09, PRJ-10] a team project is copied, not opened; nobody outside the team sees it', async ({
  page,
  product,
  request,
  browser,
}) => {
  const colleague = await Elsewhere.asAnotherDevice(request, product.address, 'colleague@example.com')
  const id = await colleague.create('Of a colleague')
  await colleague.create('Kept to herself')
  await colleague.share(id)

  await logIn(page)
  await showList(page, 'Team projects')
  await expect(row(page, 'Of a colleague')).toBeVisible()
  await expect(row(page, 'Kept to herself')).toHaveCount(0)
  await expect(page.getByRole('grid').getByRole('checkbox', { name: /^Share/ })).toHaveCount(0)
  await expect(button(page, 'Copy project')).toBeDisabled()
  await expect(button(page, 'Back to previous project')).toBeDisabled()
  await row(page, 'Of a colleague').click()

  await page.route('**/createowncopy*', (route) => route.fulfill({ status: 500, body: '' }))
  await button(page, 'Copy project').click()
  await expect(page.getByText('Could not copy the project')).toBeVisible()
  await page.unroute('**/createowncopy*')

  await button(page, 'Copy project').click()
  await expect(page.getByText('The project has been copied to your own saved projects')).toBeVisible()
  await showList(page, 'Open saved projects')
  const copy = row(page, 'Of a colleague')
  await expect(copy.getByRole('checkbox', { name: /^Share/ })).not.toBeChecked()
  const own = await Elsewhere.asAnotherTab(page)
  const [listed] = (await own.projects()).projects
  expect(listed?.projectId).not.toBe(id)

  const stranger = await (await browser.newContext({ baseURL: product.address })).newPage()
  await logIn(stranger, 'light@example.com')
  await showList(stranger, 'Team projects')
  await expect(stranger.getByText('No team projects')).toBeVisible()
  await stranger.context().close()
})
