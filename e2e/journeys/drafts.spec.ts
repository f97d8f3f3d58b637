import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { stopClock } from '../pages/clock'
import { crash } from '../pages/crash'
import { untilKept } from '../pages/drafts'
import {
  drawing,
  edit,
  headline,
  idIn,
  logIn,
  newProject,
  question,
  save,
  setProperty,
} from '../pages/journey'

const RESTORE = 'Restore unsaved changes?'
const state = (page: Page) => page.getByRole('banner').getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('[REL-04, EDT-12] B2: a tab that crashes 1.2 s after an edit of 60 layers loses nothing', async ({
  page,
  context,
}) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  const id = await own.createLayers('Sixty layers', 60)
  await page.goto(`/editor/${id}`)
  await expect(drawing(page).getByRole('option')).toHaveCount(60)
  const total = async (tab: Page) =>
    /(\d+(\.\d+)?) mm/.exec((await drawing(tab).getAttribute('aria-label')) ?? '')?.[1]
  const before = await total(page)
  await page.clock.install()
  await stopClock(page)
  await drawing(page).getByRole('option').first().click()
  const field = page.getByRole('spinbutton', { name: 'Thickness', exact: true })
  await field.fill('333')
  await field.press('Enter')
  await page.clock.runFor(1200)
  await untilKept(page, '"333"')
  await crash(page)

  const next = await context.newPage()
  await next.goto('/projects')
  await expect(question(next, RESTORE).getByText(/“Sixty layers” has changes/)).toBeVisible()
  await question(next, RESTORE).getByRole('button', { name: 'Restore' }).click()
  await expect(next).toHaveURL(new RegExp(id))
  await expect(drawing(next).getByRole('option')).toHaveCount(60)
  await expect.poll(() => total(next)).not.toBe(before)
  await expect(state(next)).toHaveText('Unsaved changes')
  await press(next, 'Save to server')
  await expect(state(next)).toHaveText(/^Saved/)
  expect(JSON.stringify((await own.project(id)).structures)).toContain('"333"')
})

test('[EDT-12] closing or reloading with unsaved changes asks first, and what was left is offered', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'To reload', 'Single massive element wall')
  const path = await save(page)
  const asked: string[] = []
  let accepts = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (accepts ? dialog.accept() : dialog.dismiss())
  })
  await page.reload()
  await expect(drawing(page)).toBeVisible()
  expect(asked).toEqual([])

  await edit(page, '193')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(drawing(page)).toHaveAccessibleName(/193 mm/)

  accepts = true
  await untilKept(page, '"193"')
  await page.reload()
  await expect(question(page, RESTORE)).toBeVisible()
  await question(page, RESTORE).getByRole('button', { name: 'Restore' }).click()
  await expect(drawing(page)).toHaveAccessibleName(/193 mm/)
  await expect(page).toHaveURL(new RegExp(path))
  await press(page, 'Save to server')
  await expect(state(page)).toHaveText(/^Saved/)
  asked.length = 0
  await page.reload()
  await expect(drawing(page)).toHaveAccessibleName(/193 mm/)
  await expect(question(page, RESTORE)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('[EDT-12, REL-04] a project that was never saved is offered at the next start, and a discarded one no more', async ({
  page,
  context,
}) => {
  await logIn(page)
  await newProject(page, 'Never saved', 'Single massive element wall')
  await page.clock.install()
  await stopClock(page)
  await edit(page, '194')
  await page.clock.runFor(1200)
  await untilKept(page, '"194"')
  await crash(page)
  const next = await context.newPage()
  await next.goto('/projects')
  await question(next, RESTORE).getByRole('button', { name: 'Decide later' }).click()
  await next.reload()
  await question(next, RESTORE).getByRole('button', { name: 'Restore' }).click()
  await expect(next).toHaveURL(/\/editor$/)
  await expect(drawing(next)).toHaveAccessibleName(/194 mm/)
  await next.getByRole('button', { name: 'Open Project' }).click()
  await question(next, 'Save the project first?').getByRole('button', { name: 'No', exact: true }).click()
  await expect(next).toHaveURL(/\/projects$/)
  await next.reload()
  await expect(next.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await expect(question(next, RESTORE)).toHaveCount(0)
})

test('[LIF-05, ERR-01] without a connection edits go on and are said to be kept here; when it is back one save catches up', async ({
  page,
  context,
}) => {
  await logIn(page)
  await newProject(page, 'Offline', 'Single massive element wall')
  const path = await save(page)
  const own = await Elsewhere.asAnotherTab(page)
  // What the page still asks for on its own would find the lost connection before the edit does.
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
  await context.setOffline(true)
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', '195')
  // The calculation is the first to find out, and lays no dialog over the drawing.
  await expect(state(page)).toHaveText('Offline, kept on this computer')
  await expect(drawing(page)).toHaveAccessibleName(/195 mm/)
  await press(page, 'Save to server')
  await page.getByRole('dialog', { name: 'Network Error' }).getByRole('button', { name: 'Close' }).click()
  await expect(state(page)).toHaveText('Offline, kept on this computer')
  await edit(page, '196')
  let saves = 0
  page.on('response', (response) => (saves += response.request().method() === 'PUT' ? 1 : 0))
  await context.setOffline(false)
  await expect(state(page)).toHaveText(/^Saved/)
  await expect(page.getByText('The project has been saved')).toHaveCount(1)
  await expect.poll(() => saves).toBe(1)
  expect(JSON.stringify((await own.project(idIn(path))).structures)).toContain('"196"')
})

for (const [how, breakStorage] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    },
  ],
  [
    'full',
    () => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
      IDBObjectStore.prototype.put = full
    },
  ],
] as const) {
  test(`[REL-04, LIF-05] B1: where storage is ${how} the page says so and goes on`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(breakStorage)
    await logIn(page)
    await newProject(page, `Storage ${how}`, 'Single massive element wall')
    await edit(page, '197')
    await expect(
      page.getByText('Drafts cannot be kept in this browser. Save to the server before you close the tab.'),
    ).toBeVisible()
    const path = await save(page)
    await page.reload()
    await expect(drawing(page)).toHaveAccessibleName(/197 mm/)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(complaints).toEqual([])
  })
}
