import { expect, test } from '../product'
import { openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { drawing, logIn, newProject, save, openNewProject } from '../pages/journey'

test('[ERR-01] however many calls find no connection, one dialog says so, with a support contact', async ({
  page,
  context,
}) => {
  await logIn(page)
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Team projects' }).click()
  const dialog = page.getByRole('dialog', { name: 'Network Error' })
  await expect(dialog.getByText('Your connection seems unstable.')).toBeVisible()
  // No operator named an address here: our page of contact says whom to ask.
  await expect(dialog.getByRole('link', { name: 'support' })).toHaveAttribute('href', '/guide/contact.html')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // Enter is enough to go on.
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // While nothing has been heard of the server since, it is the same cause.
  const failing = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await failing
  await expect(page.getByText('The list did not load')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('grid').or(page.getByText('No team projects'))).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Open saved projects' }).click()
  await expect(dialog).toBeVisible()
  await context.setOffline(false)
})

test('[ERR-02, SEC-10, SEC-19] another error shows status, message and address, without id or query, once per cause', async ({
  page,
}) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.create('To share')
  await page.reload()
  await page.route('**/shared', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-request-id': '7f0c-of-a-proxy' },
      json: { code: 'Busy', message: 'Please <b>wait</b>.' },
    }),
  )
  const toggle = page.getByRole('checkbox', { name: 'Share To share with the team' }).first()
  await toggle.click({ force: true })
  const dialog = page.getByRole('dialog', { name: '503 Service Unavailable' })
  await expect(dialog.getByText('Please <b>wait</b>.')).toBeVisible()
  await expect(dialog.getByText('PUT /api/projects/{id}/shared')).toBeVisible()
  await expect(dialog.getByText('Request 7f0c-of-a-proxy')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

const REFUSED = {
  status: 500,
  json: { code: 'InternalError', message: 'An unexpected error occurred.' },
}

test('[ERR-02] the same failure of several calls is one dialog', async ({ page, product, request }) => {
  await logIn(page, await openAccount(request, product))
  const own = await Elsewhere.asAnotherTab(page)
  for (const name of ['One', 'Two', 'Three']) await own.create(name)
  await page.reload()
  let calls = 0
  await page.route('**/shared', (route) => {
    calls += 1
    return route.fulfill(REFUSED)
  })
  await expect(page.getByRole('grid')).toBeVisible()
  await page
    .getByRole('grid')
    .getByRole('checkbox', { name: /^Share/ })
    .evaluateAll((toggles) => {
      for (const toggle of toggles.slice(0, 3)) (toggle as HTMLInputElement).click()
    })
  const dialog = page.getByRole('dialog', { name: '500 Internal Server Error' })
  await expect(dialog).toHaveCount(1)
  await expect.poll(() => calls).toBe(3)
  // Each switch is back where it was once its call has failed.
  await expect(
    page.getByRole('checkbox', { name: /^Share/, checked: true, includeHidden: true }),
  ).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[ERR-02, LIF-01] a project that could not be begun says so, and what was typed is still there', async ({
  page,
}) => {
  await page.route('**/defaults', (route) => route.fulfill(REFUSED))
  await logIn(page)
  const form = await openNewProject(page)
  await form.getByLabel('Project name').fill('No template')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '500 Internal Server Error' })
  await expect(dialog.getByText('GET /api/products/structure/{structureModule}/defaults')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(form.getByLabel('Project name')).toHaveValue('No template')
})

test('[ERR-03] a project that fails to open goes to the list without a word', async ({
  page,
  complaints,
}) => {
  await logIn(page)
  await newProject(page, 'Fails to open', 'Single massive element wall')
  const path = await save(page)
  await expect(drawing(page)).toBeVisible()
  complaints.length = 0
  await page.goto('/projects')
  await page.route(`**/api/projects/*`, (route) =>
    route.fulfill({ status: 404, json: { code: 'NotFound', message: 'Not found.' } }),
  )
  await page.goto(path)
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
