import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { drawing, fillLogIn, logIn, newProject, save } from '../pages/journey'

const PROTECTED = ['/projects', '/profile', '/editor', '/print'] as const
const UNKNOWN_ID = '6f1c0f0e-8f43-4c5e-9d0c-0d6a4b1f2a33'

test('[RTE-01] / shows login; with an access token it goes to /projects', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await logIn(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/projects$/)
})

test('[RTE-03] /reset-password without token or email goes to /', async ({ page }) => {
  for (const query of ['', '?token=x', '?email=a%40b.se']) {
    await page.goto(`/reset-password${query}`)
    await expect(page).toHaveURL(/\/$/)
  }
  await page.goto('/reset-password?token=abc&email=a%40b.se')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
})

for (const path of PROTECTED) {
  test(`[RTE-04, RTE-05, RTE-06, RTE-07] ${path} without a token goes to the login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })
}

test('[RTE-06, RTE-07] editor and print without a project go to /projects', async ({ page }) => {
  await logIn(page)
  for (const path of ['/editor', '/print', `/editor/${UNKNOWN_ID}`, `/print/${UNKNOWN_ID}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/projects$/)
  }
})

test('[EDT-03, RTE-06] after a change of token with no project selected the editor is left for the projects', async ({
  page,
}) => {
  // A first token, where none was: the editor that was wanted has no project.
  await page.goto('/editor')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL(/\/projects$/)

  // Another account's token: the project of the first is no longer selected.
  await newProject(page, 'Of the first', 'Single massive element wall')
  await (await Elsewhere.asAnotherTab(page)).endSession()
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
  await expect(page).toHaveURL(/\/editor$/)
  await fillLogIn(page, 'light@example.com')
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByText('Of the first')).toHaveCount(0)
})

test('[SEC-03] a hostile id in a route makes no call', async ({ page }) => {
  await logIn(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/projects/')) calls.push(request.url())
  })
  for (const id of [`${UNKNOWN_ID}%2Ftoggleisshared`, 'null', 'constructor']) {
    await page.goto(`/editor/${id}`)
    await expect(page).toHaveURL(/\/projects$/)
  }
  // These the server refuses before there is a page.
  for (const id of ['..%2F..%2Faccount', '%00']) {
    await page.goto(`/editor/${id}`)
    await expect(drawing(page)).toHaveCount(0)
  }
  expect(calls).toEqual([])
})

test('[RTE-08] any other path shows a page that says so, with a way back', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveTitle('Page not found · Soundleaf')
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the login' }).click()
  await expect(page).toHaveURL(/\/$/)
  // The form of the page, not the dialog's, which goes with the page that it lay over.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeVisible()
  await logIn(page)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the projects' }).click()
  await expect(page).toHaveURL(/\/projects$/)
})

test('[RTE-09] every route survives a reload, and back and forward do what one expects', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Routes', 'Single massive element wall')
  await save(page)
  const editor = page.url()
  await page.reload()
  await expect(drawing(page)).toBeVisible()
  expect(page.url()).toBe(editor)

  for (const path of ['/projects', '/profile']) {
    await page.goto(path)
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
  await page.goBack()
  await expect(drawing(page)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/projects$/)
  await page.goto(editor.replace('/editor/', '/print/'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible()
})

test('[RTE-09] a step back takes the question of the page along, as if it had been dismissed', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Asked about', 'Single massive element wall')
  await save(page)
  await page.getByRole('button', { name: 'Reset project to default' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goForward()
  await expect(drawing(page)).toBeVisible()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
})

test('[MFE-03] [SEC-06] over plain http, where nothing can be checked, the page says so and runs nothing', async ({
  page,
  product,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const asked: string[] = []
  await page.route('http://soundleaf.test/**', async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.pathname)
    const response = await route.fetch({ url: product.address + url.pathname })
    await route.fulfill({ response })
  })
  await page.goto('http://soundleaf.test/projects')
  await expect(page.getByRole('heading', { level: 1, name: 'This address is not secure' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Open it by an address that begins with https://')
  expect(asked.filter((path) => path === '/remotes.jws' || path.startsWith('/api/'))).toEqual([])
  expect(errors).toEqual([])
  await expectAccessible(page)
})
