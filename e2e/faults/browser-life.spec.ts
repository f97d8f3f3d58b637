import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAccount } from '../pages/accounts'
import { stopClock } from '../pages/clock'
import { untilKept } from '../pages/drafts'
import { drawing, edit, fillLogIn, headline, logIn, newProject, question, save } from '../pages/journey'
import { expect, test } from '../product'

const HOUR_MS = 3_600_000
const newWall = (page: Page, name: string) => newProject(page, name, 'Single massive element wall')

/** Counts what the page asks the server for, by path. */
function countCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|account)/.test(pathname)) calls.set(pathname, (calls.get(pathname) ?? 0) + 1)
  })
  return calls
}

test('[REL-04] B1: storage that is cleared while the page is open logs nobody out and loses no edit', async ({
  page,
}) => {
  await logIn(page)
  await newWall(page, 'Cleared')
  await save(page)
  await edit(page, '201')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    // A database that is open is deleted when its page lets it go; nobody waits for that.
    for (const name of names) indexedDB.deleteDatabase(name)
  })
  await edit(page, '202')
  await save(page)
  await page.reload()
  await expect(drawing(page)).toHaveAccessibleName(/202 mm/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[REL-04, EDT-12] B2: what the disk holds 1.2 s after an edit is enough, whatever ended the browser', async ({
  playwright,
  product,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'soundleaf-profile-'))
  const copy = `${profile}-copy`
  const open = (folder: string) =>
    playwright.chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: product.address })
  try {
    const before = await open(profile)
    const page = before.pages()[0] ?? (await before.newPage())
    await page.goto('/')
    await logIn(page)
    await newWall(page, 'Power cut')
    await save(page)
    await page.clock.install()
    await stopClock(page)
    await edit(page, '203')
    await page.clock.runFor(1200)
    await untilKept(page, '"203"')
    // As the disk is found after a power cut: taken from under the running browser.
    // Files of the browser's own come and go meanwhile; the page's stand still, as its clock does.
    await expect(() => {
      rmSync(copy, { recursive: true, force: true })
      cpSync(profile, copy, { recursive: true, filter: (file) => !/Singleton|Lock$/.test(file) })
    }).toPass()
    await before.close()
    const after = await open(copy)
    const next = await after.newPage()
    await next.goto('/')
    // The browser may not have written its cookies yet; the draft is the account's.
    const offer = question(next, 'Restore unsaved changes?')
    const login = next.getByRole('heading', { name: 'Log in' })
    await expect(offer.or(login).first()).toBeVisible()
    if ((await login.count()) > 0) await fillLogIn(next)
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(drawing(next)).toHaveAccessibleName(/203 mm/)
    await after.close()
  } finally {
    for (const folder of [profile, copy]) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
})

test('[LIF-03, SES-04] B4: a duplicated tab of an open project is another tab, and the lock of the first holds', async ({
  page,
}) => {
  await logIn(page)
  await newWall(page, 'Duplicated')
  await save(page)
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => void window.open(location.href))
  const duplicate = await popup
  await expect(
    question(duplicate, 'Error opening project: This project is already open in a different tab'),
  ).toBeVisible()
  await edit(page, '204')
  await save(page)
})

for (const [what, timezoneId, from] of [
  ['is put 40 days on and back while one edits', 'Europe/Stockholm', '2026-03-10T10:00:00Z'],
  ['goes from summer to winter time while one edits', 'Europe/Stockholm', '2026-10-25T00:59:00Z'],
] as const) {
  test.describe(() => {
    test.use({ timezoneId })
    test(`[SES-02, LIF-05] B8: a clock that ${what} logs nobody out and loses no save`, async ({ page }) => {
      await page.clock.install({ time: from })
      await logIn(page)
      await newWall(page, 'Jump')
      await save(page)
      await edit(page, '205')
      await page.clock.runFor(2 * 60_000)
      await page.clock.setSystemTime(Date.parse(from) + 40 * 24 * HOUR_MS)
      await edit(page, '206')
      await save(page)
      await page.clock.setSystemTime(Date.parse(from) - 24 * HOUR_MS)
      await edit(page, '207')
      await save(page)
      await page.reload()
      await expect(drawing(page)).toHaveAccessibleName(/207 mm/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

test('[SES-02, SES-06] B9: eight hours of sleep, then an edit: the session goes on or is asked for once, and no storm of calls', async ({
  page,
  strict,
  request,
}) => {
  const email = await openAccount(request, strict)
  await page.clock.install()
  await page.goto(strict.address)
  await logIn(page, email)
  await newWall(page, 'Slept')
  await save(page)
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
  const calls = countCalls(page)
  // Who did nothing for an hour is asked to log in again [SEC-23]: by a call of the page's own, or by that of the edit.
  let asked = 0
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await page.addLocatorHandler(dialog, async () => {
    asked += 1
    await fillLogIn(page, email)
  })
  await strict.setClock(8 * 3600)
  await page.clock.fastForward(8 * HOUR_MS)
  await edit(page, '208')
  await page.clock.runFor(5000)
  await expect
    .poll(async () => {
      await drawing(page).hover()
      return asked
    })
    .toBe(1)
  await save(page)
  expect(calls.get('/api/authorize/refreshtoken') ?? 0).toBeLessThanOrEqual(2)
  for (const [path, count] of calls) expect({ path, count: Math.min(count, 6) }).toEqual({ path, count })
  await strict.setClock(0)
})

test('[SES-02, MFE-03] B10: where cookies are blocked one can log in and save; a reload asks to log in again, once', async ({
  page,
}) => {
  await page.route(/\/api\/authorize\//, async (route) => {
    const { cookie: _cookie, ...headers } = route.request().headers()
    const answer = await route.fetch({ headers })
    const { 'set-cookie': _set, ...rest } = answer.headers()
    await route.fulfill({ response: answer, headers: rest })
  })
  await page.context().clearCookies()
  await logIn(page)
  await newWall(page, 'No cookies')
  await save(page)
  await page.context().clearCookies()
  const calls = countCalls(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(calls.get('/api/authorize/refreshtoken') ?? 0).toBeLessThanOrEqual(2)
})
