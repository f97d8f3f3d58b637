import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { crash } from '../pages/crash'
import { drawing, edit, idIn, logIn, newProject, question, save } from '../pages/journey'

const CONFLICT = 'This project was changed elsewhere'
const DELETED = 'This project was deleted'
const OPEN_ELSEWHERE = 'Error opening project: This project is already open in a different tab'

const state = (page: Page) => page.getByRole('banner').getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, title: string, name: string) =>
  question(page, title).getByRole('button', { name, exact: true }).click()

/** A saved project in the editor with an unsaved thickness of 191 mm, which another device has made 165 mm thick. */
async function conflicting(page: Page): Promise<{ own: Elsewhere; id: string }> {
  await logIn(page)
  await newProject(page, 'Conflict', 'Single massive element wall')
  const id = idIn(await save(page))
  const own = await Elsewhere.asAnotherTab(page)
  await edit(page, '191')
  await own.change(id, ({ structures }) => ({
    structures: withThickness(structures, '165'),
    name: 'Renamed',
  }))
  await press(page, 'Save to server')
  await expect(question(page, CONFLICT)).toBeVisible()
  return { own, id }
}

type Structures = Awaited<ReturnType<Elsewhere['project']>>['structures']
const withThickness = (structures: Structures, value: string): Structures =>
  structures.map((structure) => ({
    ...structure,
    components: structure.components.map((component) => ({
      ...component,
      properties: component.properties.map((one) => (one.key === 'thickness' ? { ...one, value } : one)),
    })),
  }))
const thicknessOf = async (own: Elsewhere, id: string) =>
  /"key":"thickness","value":"([^"]+)"/.exec(JSON.stringify((await own.project(id)).structures))?.[1]

test('[LIF-09, REL-05] B3: a stale save overwrites nothing: the person sees the differences; mine is saved over theirs', async ({
  page,
}) => {
  const { own, id } = await conflicting(page)
  expect(await thicknessOf(own, id)).toBe('165')
  const table = question(page, CONFLICT).getByRole('table')
  await expect(table.getByRole('row', { name: /^Name/ })).toHaveText(/Conflict.*Renamed/)
  await expect(table.getByRole('row', { name: /^Thickness, A/ })).toHaveText(/191 mm.*165 mm/)
  await expect(table.getByRole('columnheader')).toHaveText(['What', 'Mine', /^Theirs, \d\d:\d\d$/])

  // Dismissed, nothing is decided and nothing lost; the next save asks again.
  await page.keyboard.press('Escape')
  await expect(state(page)).toHaveText('Changed elsewhere, choose what to keep')
  await press(page, 'Save to server')
  await choose(page, CONFLICT, 'Keep mine')
  await expect(state(page)).toHaveText(/^Saved/)
  expect(await thicknessOf(own, id)).toBe('191')
})

test('[LIF-09, HDR-02] who comes back to a tab whose project was saved elsewhere sees its newest state, and undo what was there', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Left open', 'Single massive element wall')
  const id = idIn(await save(page))
  const own = await Elsewhere.asAnotherTab(page)
  await own.change(id, ({ structures }) => ({ structures: withThickness(structures, '165') }))
  await expect(drawing(page)).toHaveAccessibleName(/200 mm/)
  // A headless browser shows every tab; the page hears what it would hear of a tab that is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(
    page.getByText('This project was changed elsewhere, and this is its newest state.'),
  ).toBeVisible()
  await expect(drawing(page)).toHaveAccessibleName(/165 mm/)
  await expect(state(page)).toHaveText(/^Saved/)
  await drawing(page).getByRole('option').first().click()
  await page.keyboard.press('Control+z')
  await expect(drawing(page)).toHaveAccessibleName(/200 mm/)
  await expect(state(page)).toHaveText('Unsaved changes')
})

test('[LIF-09] theirs takes the place of mine, and undo brings mine back', async ({ page }) => {
  const { own, id } = await conflicting(page)
  await choose(page, CONFLICT, 'Take theirs')
  await expect(drawing(page)).toHaveAccessibleName(/165 mm/)
  await expect(page.getByRole('button', { name: 'Rename project Renamed' })).toBeVisible()
  await expect(state(page)).toHaveText(/^Saved/)
  expect(await thicknessOf(own, id)).toBe('165')
  await drawing(page).getByRole('option').first().click()
  await page.keyboard.press('Control+z')
  await expect(drawing(page)).toHaveAccessibleName(/191 mm/)
})

test('[LIF-09] a copy keeps both', async ({ page }) => {
  const { own, id } = await conflicting(page)
  await choose(page, CONFLICT, 'Save mine as a copy')
  await expect(page.getByRole('button', { name: 'Rename project Conflict (copy)' })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)
  const copy = idIn(new URL(page.url()).pathname)
  expect([await thicknessOf(own, id), await thicknessOf(own, copy)]).toEqual(['165', '191'])
})

test('[LIF-09, LIF-04] autosave never chooses', async ({ page }) => {
  await page.clock.install()
  await logIn(page)
  await newProject(page, 'Autosaved conflict', 'Single massive element wall')
  const id = idIn(await save(page))
  const own = await Elsewhere.asAnotherTab(page)
  await own.change(id, ({ structures }) => ({ structures: withThickness(structures, '165') }))
  await edit(page, '191')
  await page.clock.runFor(61_000)
  await expect(question(page, CONFLICT)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(121_000)
  expect(await thicknessOf(own, id)).toBe('165')
  await expect(state(page)).toHaveText('Changed elsewhere, choose what to keep')
})

test('[LIF-09] a project that was deleted elsewhere is not made again unless the person says so', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Deleted', 'Single massive element wall')
  const id = idIn(await save(page))
  const own = await Elsewhere.asAnotherTab(page)
  await own.delete(id)
  const before = (await own.projects()).total
  await edit(page, '192')
  await press(page, 'Save to server')
  await choose(page, DELETED, 'Decide later')
  await expect(state(page)).toHaveText('Deleted elsewhere, not saved')
  expect((await own.projects()).total).toBe(before)
  await press(page, 'Save to server')
  await choose(page, DELETED, 'Save as a new project')
  await expect(state(page)).toHaveText(/^Saved/)
  await expect(page).not.toHaveURL(new RegExp(id))
  const copy = idIn(new URL(page.url()).pathname)
  expect(await thicknessOf(own, copy)).toBe('192')
})

test('[LIF-03] B3: a project that is open in another tab is not opened; a crash frees it', async ({
  page,
  context,
}) => {
  await logIn(page)
  await newProject(page, 'One tab', 'Single massive element wall')
  const path = await save(page)
  const second = await context.newPage()
  await second.goto(path)
  await expect(question(second, OPEN_ELSEWHERE)).toBeVisible()
  await choose(second, OPEN_ELSEWHERE, 'OK')
  await expect(second).toHaveURL(/\/projects$/)

  await crash(page)
  await second.getByRole('row', { name: /One tab/ }).dblclick()
  await expect(drawing(second)).toBeVisible()
})
