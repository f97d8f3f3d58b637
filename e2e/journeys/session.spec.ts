import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { untilKept } from '../pages/drafts'
import { holdFrames } from '../pages/frames'
import { drawing, fillLogIn, logIn, newProject, PASSWORD, save, setProperty } from '../pages/journey'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })

/** Ends the session at the server, as another tab's logout or the end of its 12 hours would. */
async function endSession(page: Page): Promise<void> {
  await (await Elsewhere.asAnotherTab(page)).endSession()
  await expect(dialog(page)).toBeVisible()
}

test('[DLG-01] a session that ends shows the login dialog over any page of a member, and never over the doors', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Under a dialog', 'Single massive element wall')
  const editor = await save(page)
  for (const path of [
    '/projects',
    '/profile',
    editor,
    editor.replace('/editor/', '/print/'),
    '/no/such/page',
  ]) {
    await page.goto(path)
    await page.getByRole('button', { name: /^Account menu/ }).waitFor()
    await endSession(page)
    await expect(dialog(page).getByText('Your session has expired.')).toBeVisible()
    // It is no message that one can close.
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByLabel('Email')).toHaveValue('full@example.com')
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
    await fillLogIn(page)
    await expect(dialog(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await endSession(page)
  for (const path of ['/', '/signup', '/reset-password?token=a&email=a%40b.se']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('[DLG-01, RTE-08] a guest on a path that is no page has the login dialog over it, and is there after logging in', async ({
  page,
}) => {
  await page.goto('/no/such/page')
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await expect(login.getByText('Your session has expired.')).toBeVisible()
  await expect(page.getByText('There is no page at this address.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await fillLogIn(page)
  await expect(login).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/no/such/page')
  await page.getByRole('button', { name: 'Back to the projects' }).click()
  await expect(page).toHaveURL(/\/projects$/)
})

test('[DLG-02, EDT-12, SES-02] who logs in again is where they were, and the save that waited is done', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Expired', 'Single massive element wall')
  const path = await save(page)
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', '181')
  const field = page.getByRole('spinbutton', { name: 'Thickness', exact: true })
  const mark = await field.evaluateHandle((element) => element)
  await endSession(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unsaved changes, log in to save')).toBeVisible()

  await fillLogIn(page, 'full@example.com', 'not the password')
  await expect(dialog(page).getByText('Your login credentials were not recognized.')).toBeVisible()
  await fillLogIn(page)
  await expect(page.getByText('The project has been saved')).toBeVisible()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  // Nothing under the dialog was drawn anew.
  expect(await field.evaluate((element, before) => element === before, mark)).toBe(true)
  await expect(field).toHaveValue('181')
  const own = await Elsewhere.asAnotherTab(page)
  expect(JSON.stringify((await own.project(path.split('/').at(-1) ?? '')).structures)).toContain('"181"')
})

test('[DLG-01] whoever types into the dialog before its first frame has the text where it was typed, and comes back to where they were', async ({
  page,
}) => {
  await logIn(page)
  const menu = page.getByRole('button', { name: /^Account menu/ })
  await menu.focus()
  const goOn = await holdFrames(page)
  await endSession(page)
  await dialog(page).getByLabel('Email').fill('full@example.com')
  const password = dialog(page).getByLabel('Password', { exact: true })
  await password.focus()
  await goOn()
  await page.keyboard.insertText(PASSWORD)
  await expect(password).toHaveValue(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('[DLG-02, SES-03] B6: another person who logs in where one was sees nothing of the first', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Secret of the first', 'Single massive element wall')
  await save(page)
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', '187')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await untilKept(page, '"187"')
  await endSession(page)
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url())
  })
  await fillLogIn(page, 'light@example.com')
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('grid').or(page.getByText('No saved projects yet'))).toBeVisible()
  await expect(page.getByText('Secret of the first')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByText('Secret of the first')).toHaveCount(0)
  expect(saves).toEqual([])

  // The first person is offered it again.
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await fillLogIn(page)
  const offer = page.getByRole('alertdialog', { name: 'Restore unsaved changes?' })
  await expect(offer.getByText('Secret of the first')).toBeVisible()
  await offer.getByRole('button', { name: 'Discard' }).click()
})

test('[SES-03] B5, B7: a logout tells the server, and takes every tab and what it showed away', async ({
  page,
  context,
}) => {
  await logIn(page)
  await newProject(page, 'Open in a tab', 'Single massive element wall')
  await save(page)
  const other = await context.newPage()
  await other.goto('/projects')
  await expect(other.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  const told = other.waitForRequest(/\/api\/authorize\/logout$/)
  await other.getByRole('button', { name: 'Log out' }).click()
  await told
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(tab.getByText('Open in a tab')).toHaveCount(0)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.includes('soundleaf')))
    .toEqual([])
})

test('[SES-03] [SEC-16] a logout that the server does not hear is none: the page says so, shows nothing and tries on', async ({
  page,
}) => {
  await logIn(page)
  const logout = /\/api\/authorize\/logout$/
  const unheard = page.getByRole('heading', { name: 'You are not logged out yet' })
  await page.route(logout, (route) =>
    route.fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } }),
  )
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(unheard).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  // Nor does a reload bring anything back.
  await page.goto('/projects')
  await expect(unheard).toBeVisible()
  await page.unroute(logout)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible({ timeout: 30_000 })
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('[SES-03] a logout ends the session id of the tab: who logs in next has another', async ({ page }) => {
  const id = () => page.evaluate(() => window.sessionStorage.getItem('soundleaf-tab'))
  await logIn(page)
  const first = await id()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await id()).not.toBe(first)
  await fillLogIn(page, 'light@example.com')
  await expect(page).toHaveURL(/\/projects$/)
  expect(await id()).toMatch(/^[0-9a-f-]{36}$/)
  expect(await id()).not.toBe(first)
})

test('[SES-04] B4: the session id stays with its tab over a reload; a duplicated tab gets its own', async ({
  page,
}) => {
  const idOf = (tab: Page) => tab.evaluate(() => window.sessionStorage.getItem('soundleaf-tab'))
  await logIn(page)
  const id = await idOf(page)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  expect(await idOf(page)).toBe(id)

  // A window opened by a script begins with a copy of the storage, as a duplicated tab does.
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/projects'))
  const duplicate = await popup
  await expect(duplicate.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  expect(await idOf(duplicate)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf(duplicate)).not.toBe(id)
  await duplicate.reload()
  await expect(duplicate.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  expect(await idOf(page)).toBe(id)
})

test('[SES-02] a server that refuses for ever gets at most two requests per call; one dialog, then silence', async ({
  page,
}) => {
  await page.clock.install()
  await logIn(page)
  await page.routeWebSocket(/\/api\/activity/, (socket) => socket.close())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  const requests = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|account)/.test(pathname)) requests.set(pathname, (requests.get(pathname) ?? 0) + 1)
  })
  await page.route(/\/(api|account)\//, (route) =>
    route.fulfill({ status: 401, json: { code: 'TokenInvalid', message: 'The session has expired.' } }),
  )
  await page.getByRole('tab', { name: 'Team projects' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(requests.get('/api/projects/teamshared')).toBeLessThanOrEqual(2)
  expect(requests.get('/api/authorize/refreshtoken')).toBe(1)
  const before = [...requests.values()].reduce((sum, count) => sum + count, 0)
  await page.clock.runFor(60_000)
  expect([...requests.values()].reduce((sum, count) => sum + count, 0)).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('[RTE-09, SES-02] a page that begins while the server is away says so and goes on by itself', async ({
  page,
  product,
}) => {
  await logIn(page)
  await page.route('**/api/authorize/refreshtoken', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible()
  await page.unroute('**/api/authorize/refreshtoken')
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  expect(page.url()).toBe(`${product.address}/projects`)
})

test('[DLG-01, MFE-03] M12: while mf-auth is down the shell\u2019s own login stands in, on the page and in the dialog', async ({
  page,
  product,
}) => {
  await product.stopRemote('mf-auth')
  try {
    await page.goto('/')
    await expect(page.getByText('The login form did not load.')).toBeVisible()
    await fillLogIn(page, 'full@example.com', 'not the password')
    await expect(page.getByText('Your login credentials were not recognized.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/projects$/)
    await endSession(page)
    await expect(dialog(page).getByText('The login form did not load.')).toBeVisible()
    await fillLogIn(page)
    await expect(dialog(page)).toHaveCount(0)
  } finally {
    await product.startRemote('mf-auth')
  }
})
