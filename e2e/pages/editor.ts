import { expect, type Locator, type Page } from '@playwright/test'
import { drawing, logIn, newProject } from './journey'

export const TYPES = [
  'Single massive element wall',
  'Double massive element wall',
  'Lightweight frame wall',
  'Single massive element floor',
  'Single massive element floor with rib panels',
  'Double massive element floor',
] as const

/** The editor with a new project of a type. */
export async function begin(
  page: Page,
  type: (typeof TYPES)[number],
  name: string = type,
  email?: string,
): Promise<void> {
  await logIn(page, email)
  await newProject(page, name, type)
}

export const list = (page: Page): Locator => page.getByRole('list', { name: 'Components' })
export const rows = (page: Page): Locator => list(page).getByRole('listitem')
export const layers = (page: Page): Locator => drawing(page).getByRole('option')
export const menu = (page: Page): Locator => page.getByRole('menu')
export const add = (page: Page, what: string): Locator =>
  page.getByRole('button', { name: `Add ${what}`, exact: true })
/** Chooses for the selected component by the name of a product; `things` as its picker calls them. */
export async function choose(page: Page, things: string, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: `Search ${things}` })
  await expect(page.getByRole('listbox', { name: `Choose from ${things}` })).toBeVisible()
  await search.fill(name)
  await search.press('Enter')
}

/** A thickness among the rows of the list. */
export const thickness = (page: Page, at: number): Locator =>
  rows(page).nth(at).getByRole('spinbutton').first()

/** What a screen reader says of each layer. */
export const spoken = (page: Page): Promise<string[]> =>
  layers(page).evaluateAll((found) => found.map((layer) => layer.getAttribute('aria-label') ?? ''))

/** The names of the layers in their order. */
export const names = async (page: Page): Promise<string[]> =>
  (await spoken(page)).map((text) => /^Layer \d+ of \d+, (.*?), [\d.]+ mm/.exec(text)?.[1] ?? text)

/** The add buttons that are there, in their order; one that cannot be pressed ends with `(off)`. */
export const buttons = (page: Page): Promise<string[]> =>
  page
    .getByRole('group', { name: /^Add / })
    .getByRole('button')
    .evaluateAll((found) =>
      found.map(
        (button) =>
          (button.getAttribute('aria-label') ?? '').replace('Add ', '') +
          (button.getAttribute('aria-disabled') === 'true' ? ' (off)' : ''),
      ),
    )

export async function undo(page: Page, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Control+z')
}

export async function redo(page: Page, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Control+Shift+z')
}

/** Attributes of the drawing that hold no number where one is needed. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  drawing(page).evaluate((svg) =>
    [svg, ...svg.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ value }) => /NaN|Infinity|undefined/.test(value))
        .map(({ name, value }) => `${element.tagName} ${name}="${value}"`),
    ),
  )

/** Waits until the project holds no unsaved change. */
export const untilSaved = (page: Page): Promise<void> => expect(page.getByText(/^Saved \d/)).toBeVisible()
