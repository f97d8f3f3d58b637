import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { passUntilVisible, stopClock } from '../pages/clock'
import { drawing, edit, idIn, logIn, newProject, question, save } from '../pages/journey'

const state = (page: Page) => page.getByRole('banner').getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, title: string, name: string) =>
  question(page, title).getByRole('button', { name, exact: true }).click()

test('[LIF-01, EDT-02] the first save gives id and dates, turns autosave on, and replaces the address', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'First save', 'Single massive element wall')
  await expect(page).toHaveURL(/\/editor$/)
  await expect(state(page)).toHaveText('Unsaved changes')
  await expect(page.getByRole('checkbox', { name: 'Autosave' })).not.toBeChecked()
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await save(page)
  const { projectId, createdDateUtc, modifiedDateUtc } = (await (await answer).json()) as Record<
    string,
    string
  >
  await expect(page).toHaveURL(new RegExp(`/editor/${projectId}$`))
  expect(Date.parse(createdDateUtc ?? '')).toBeLessThanOrEqual(Date.parse(modifiedDateUtc ?? ''))
  await expect(page.getByRole('checkbox', { name: 'Autosave' })).toBeChecked()
  await expect(state(page)).toHaveText(/^Saved \d/)
  // Replaced, not pushed: one step back is the list.
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
})

test('[LIF-02, EDT-01] opening a saved project says that it loads, and turns autosave on', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'To open', 'Single massive element wall')
  const path = await save(page)
  await page.goto('/projects')
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/projects/${idIn(path)}`, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(path)
  await expect(page.locator('main[aria-busy=true]')).toBeVisible()
  for (const remote of ['mf-editor', 'mf-results'])
    await expect(page.locator(`[data-remote=${remote}] [aria-busy=true]`)).toBeVisible()
  await expect(page.getByRole('main').getByText('No project is open').first()).toBeHidden()
  answer()
  await expect(drawing(page)).toBeVisible()
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Autosave' })).toBeChecked()
})

test('[LIF-04] autosave runs every 60 s where something changed; switching it says so; for a new project it saves first', async ({
  page,
}) => {
  await page.clock.install()
  await logIn(page)
  await newProject(page, 'By itself', 'Single massive element wall')
  await page.locator('label', { hasText: 'Autosave' }).click()
  await expect(page.getByText('The project has been saved')).toBeVisible()
  await expect(page.getByText('Autosave enabled')).toBeVisible()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)

  let saves = 0
  page.on('request', (request) => (saves += request.method() === 'PUT' ? 1 : 0))
  await page.clock.runFor(61_000)
  expect(saves).toBe(0)
  await edit(page, '181')
  await passUntilVisible(page, page.getByText('The project was autosaved'), 61)
  await expect.poll(() => saves).toBe(1)

  await page.locator('label', { hasText: 'Autosave' }).click()
  await expect(page.getByText('Autosave disabled')).toBeVisible()
  await edit(page, '182')
  await page.clock.runFor(61_000)
  await expect(state(page)).toHaveText('Unsaved changes')
  expect(saves).toBe(1)
})

test('[LIF-05, ERR-03] a save that fails says so, loses nothing and can be repeated', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Fails once', 'Single massive element wall')
  const path = await save(page)
  await edit(page, '183')
  await page.route('**/api/projects', (route) =>
    route.fulfill({ status: 507, json: { code: 'StorageFull', message: 'The server cannot store more.' } }),
  )
  await press(page, 'Save to server')
  await expect(page.getByText('The project could not be saved').first()).toBeVisible()
  await expect(state(page)).toHaveText('The project could not be saved')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/api/projects')
  await press(page, 'Save to server')
  await expect(state(page)).toHaveText(/^Saved/)
  const stored = await (await Elsewhere.asAnotherTab(page)).project(idIn(path))
  expect(JSON.stringify(stored.structures)).toContain('"183"')
})

test('[LIF-05, REL-06] a save whose answer was lost is no conflict, and makes no second project', async ({
  page,
}) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  const before = (await own.projects()).total
  await newProject(page, 'Lost answer', 'Single massive element wall')
  /** The server does it, and the page never hears of it. */
  const loseOne = () =>
    page.route(
      '**/api/projects',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  await loseOne()
  await press(page, 'Save to server')
  await expect(page.getByRole('dialog', { name: 'Network Error' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await save(page)
  expect((await own.projects()).total).toBe(before + 1)

  await edit(page, '184')
  await loseOne()
  await press(page, 'Save to server')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await edit(page, '185')
  await press(page, 'Save to server')
  await expect(state(page)).toHaveText(/^Saved/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const stored = await own.project(idIn(new URL(page.url()).pathname))
  expect(JSON.stringify(stored.structures)).toContain('"185"')
})

test('[LIF-06] a copy needs a saved project, else it asks to save first; the editor then points to it', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Original', 'Single massive element wall')
  for (const [answer, isSaved] of [
    ['Cancel', false],
    ['No', false],
    ['Yes', true],
  ] as const) {
    await press(page, 'Save as copy')
    await choose(page, 'Save the project first?', answer)
    if (isSaved) await expect(page.getByText('A copy of the project has been created')).toBeVisible()
    else await expect(state(page)).toHaveText('Unsaved changes')
  }
  await expect(page.getByRole('button', { name: 'Rename project Original (copy)' })).toBeVisible()
  const own = await Elsewhere.asAnotherTab(page)
  let copy = ''
  await expect(async () => {
    copy = idIn(new URL(page.url()).pathname)
    expect((await own.project(copy)).name).toBe('Original (copy)')
  }).toPass()

  await page.route('**/duplicate', (route) => route.fulfill({ status: 500, body: '' }))
  await press(page, 'Save as copy')
  await expect(page.getByText('Failed to save copy of project')).toBeVisible()
  expect(idIn(new URL(page.url()).pathname)).toBe(copy)
})

test('[LIF-07] Open Project asks to save first: Yes saves, waits 1 s and goes, No goes, Cancel stays', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'To leave', 'Single massive element wall')
  const path = await save(page)
  await edit(page, '186')
  await press(page, 'Open Project')
  await choose(page, 'Save the project first?', 'Cancel')
  await expect(page).toHaveURL(new RegExp(path))
  await expect(drawing(page)).toHaveAccessibleName(/186 mm/)

  await page.route('**/api/projects', (route) => route.fulfill({ status: 500, body: '' }))
  await press(page, 'Open Project')
  await choose(page, 'Save the project first?', 'Yes')
  await expect(page.getByText('The project could not be saved').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(path))
  await page.unroute('**/api/projects')

  await page.clock.install()
  await stopClock(page)
  await press(page, 'Open Project')
  await choose(page, 'Save the project first?', 'Yes')
  await expect(state(page)).toHaveText(/^Saved/)
  await page.clock.runFor(900)
  await expect(page).toHaveURL(new RegExp(path))
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/projects$/)
  await page.clock.resume()

  await page.goto(path)
  await expect(drawing(page)).toHaveAccessibleName(/186 mm/)
  await edit(page, '187')
  await press(page, 'Open Project')
  await choose(page, 'Save the project first?', 'No')
  await expect(page).toHaveURL(/\/projects$/)
  await page.goto(path)
  await expect(drawing(page)).toHaveAccessibleName(/186 mm/)
})

test('[LIF-08] a reset asks, rebuilds the default, and keeps name and id', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'To reset', 'Single massive element wall')
  const path = await save(page)
  const before = await drawing(page).getAttribute('aria-label')
  await edit(page, '188')
  await press(page, 'Reset project to default')
  await choose(page, 'Reset project to default?', 'Cancel')
  await expect(drawing(page)).toHaveAccessibleName(/188 mm/)
  await press(page, 'Reset project to default')
  await choose(page, 'Reset project to default?', 'Reset')
  await expect(drawing(page)).toHaveAttribute('aria-label', before ?? '')
  await expect(page).toHaveURL(new RegExp(path))
  await expect(page.getByRole('button', { name: 'Rename project To reset' })).toBeVisible()
})

test('[EDT-12, HDR-01] Log out asks to save first: Cancel stays, No goes without it, and nothing is offered again', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'To log out of', 'Single massive element wall')
  const path = await save(page)
  await edit(page, '189')
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await logOut()
  await choose(page, 'Save the project first?', 'Cancel')
  await expect(drawing(page)).toHaveAccessibleName(/189 mm/)
  await logOut()
  await choose(page, 'Save the project first?', 'No')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await logIn(page)
  await page.goto(path)
  await expect(drawing(page)).toHaveAccessibleName(/200 mm/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
