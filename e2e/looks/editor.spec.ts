import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { untilKept } from '../pages/drafts'
import {
  drawing,
  edit,
  fillLogIn,
  idIn,
  logIn,
  newProject,
  question,
  save,
  setProperty,
} from '../pages/journey'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('[A11Y-01, A11Y-03] the header of the editor and the questions of a project in each of their states', async ({
  page,
  context,
}) => {
  await logIn(page)
  await newProject(page, 'Kv. Tallen, IW-07', 'Single massive element wall')
  await expect(page.locator('.highcharts-root').first()).toBeVisible()
  await look(page, 'editor unsaved')
  const path = await save(page)
  await look(page, 'editor saved')
  // The pictures take longer than its 60 s.
  await page.locator('label', { hasText: 'Autosave' }).click()
  await expect(page.getByText('Autosave disabled')).toBeVisible()
  await look(page, 'autosave disabled')

  await press(page, 'Rename project Kv. Tallen, IW-07')
  await look(page, 'project name')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 900, height: 900 })
  await press(page, 'Actions')
  await expect(page.getByRole('menu')).toBeVisible()
  await look(page, 'actions')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })

  await press(page, 'Reset project to default')
  await expect(question(page, 'Reset project to default?')).toBeVisible()
  await look(page, 'reset')
  await page.keyboard.press('Escape')
  await edit(page, '215')
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/projects', async (route) => {
    await held
    await route.fulfill({ status: 500, body: '' })
  })
  await press(page, 'Save to server')
  await expect(page.getByText('Saving…')).toBeVisible()
  await look(page, 'editor saving')
  answer()
  await expect(page.getByText('The project could not be saved').first()).toBeVisible()
  await look(page, 'editor not saved')
  await page.unroute('**/api/projects')
  await press(page, 'Open Project')
  await expect(question(page, 'Save the project first?')).toBeVisible()
  await look(page, 'save first')
  await page.keyboard.press('Escape')

  const own = await Elsewhere.asAnotherTab(page)
  await own.change(idIn(path), () => ({ name: 'Kv. Tallen, IW-07 B' }))
  await press(page, 'Save to server')
  await expect(question(page, 'This project was changed elsewhere')).toBeVisible()
  await look(page, 'conflict')
  await page.keyboard.press('Escape')
  await look(page, 'editor with a conflict')
  await own.delete(idIn(path))
  await press(page, 'Save to server')
  await question(page, 'This project was changed elsewhere')
    .getByRole('button', { name: 'Keep mine' })
    .click()
  await expect(question(page, 'This project was deleted')).toBeVisible()
  await look(page, 'deleted')
  await question(page, 'This project was deleted')
    .getByRole('button', { name: 'Save as a new project' })
    .click()
  await expect(page.getByText('The project has been saved')).toBeVisible()

  await context.setOffline(true)
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', '218')
  await press(page, 'Save to server')
  await expect(page.getByRole('dialog', { name: 'Network Error' })).toBeVisible()
  await look(page, 'network error')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Offline, kept on this computer')).toBeVisible()
  await look(page, 'editor offline')
  await context.setOffline(false)
  await expect(page.getByText(/^Saved /)).toBeVisible()

  await (await Elsewhere.asAnotherTab(page)).endSession()
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
  await look(page, 'log in again')
  await fillLogIn(page, 'full@example.com', 'not the password')
  await expect(page.getByText('Your login credentials were not recognized.')).toBeVisible()
  await look(page, 'log in again refused')
})

test('[A11Y-01, A11Y-03] a new project with the longest name, a copy of it, and a project that opens', async ({
  page,
  product,
}) => {
  const name =
    'Kvarteret Tallen, hus 3, lägenhetsskiljande vägg mot trapphus, hiss och teknikrum i plan 1 till 8'
  await logIn(page)
  await newProject(page, name, 'Double massive element wall')
  await press(page, 'Save as copy')
  await expect(question(page, 'Save the project first?')).toBeVisible()
  await look(page, 'save before copy')
  await question(page, 'Save the project first?').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('A copy of the project has been created')).toBeVisible()
  await look(page, 'copied with a long name')
  await page.getByRole('button', { name: /^Rename project/ }).click()
  await look(page, 'long project name')
  await page.keyboard.press('Escape')

  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/projects/*', async (route) => {
    await held
    await route.fallback()
  })
  await page.reload()
  await expect(page.locator('main[aria-busy=true]')).toBeVisible()
  await look(page, 'editor opening')
  answer()
  await expect(drawing(page)).toBeVisible()
  await page.route(`${product.entryOf('mf-auth')}**`, (route) => route.abort())
  await page.goto('/projects')
  await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
  await (await Elsewhere.asAnotherTab(page)).endSession()
  await expect(page.getByRole('dialog').getByText('The login form did not load.')).toBeVisible()
  await look(page, 'log in again without mf-auth')
})

test('[A11Y-01, A11Y-03] what stands where a part is missing, a project is open elsewhere, or work was kept', async ({
  page,
  context,
  product,
}) => {
  await logIn(page)
  await newProject(page, 'Kv. Tallen, IW-03', 'Single massive element wall')
  const path = await save(page)
  const second = await context.newPage()
  await second.goto(path)
  await expect(second.getByRole('alertdialog')).toBeVisible()
  await look(second, 'open elsewhere')
  await second.close()

  await edit(page, '210')
  await untilKept(page, '"210"')
  await page.reload()
  await expect(question(page, 'Restore unsaved changes?')).toBeVisible()
  await look(page, 'restore')
  await question(page, 'Restore unsaved changes?').getByRole('button', { name: 'Discard' }).click()

  await page.route('**/shared', (route) =>
    route.fulfill({ status: 503, json: { code: 'Busy', message: 'The server is busy.' } }),
  )
  await page.goto('/projects')
  await page
    .getByRole('checkbox', { name: /^Share/ })
    .first()
    .click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'error')
  await page.keyboard.press('Escape')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await look(page, 'not found')

  for (const [remote, address, title] of [
    ['mf-print', path.replace('/editor/', '/print/'), 'The report did not load'],
    ['mf-projects', '/projects', 'The project list did not load'],
    ['mf-editor', path, 'Construction did not load'],
    ['mf-results', path, 'Results did not load'],
  ] as const) {
    await page.route(`${product.entryOf(remote)}**`, (route) => route.abort())
    await page.goto(address)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
    await look(page, `${remote} missing`)
    await page.unroute(`${product.entryOf(remote)}**`)
  }
  await page.route(`${product.entryOf('mf-auth')}**`, (route) => route.abort())
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('The login form did not load.')).toBeVisible()
  await look(page, 'login without mf-auth')
})

test('[A11Y-01, REL-04] the line about a browser that keeps no drafts', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await logIn(page)
  await newProject(page, 'Nothing is kept', 'Single massive element wall')
  await edit(page, '210')
  await expect(page.getByText('Drafts cannot be kept in this browser.')).toBeVisible()
  await look(page, 'drafts cannot be kept')
})

for (const path of [
  '/',
  '/signup',
  '/reset-password?token=a&email=a%40b.se',
  '/projects',
  '/profile',
  '/editor',
  '/no/such/page',
]) {
  test(`[A11Y-01] ${path} reflows at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (['/projects', '/profile', '/editor'].includes(path)) await logIn(page)
    if (path === '/editor')
      await newProject(page, 'A name that no window of 320 px shows in one line', 'Lightweight frame wall')
    else await page.goto(path)
    // A guest has the login dialog over the page that is none.
    await expect(page.locator('h1')).toBeAttached()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  })
}
