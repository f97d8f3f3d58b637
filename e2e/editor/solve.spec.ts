import { expect, test } from '../product'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../pages/axe'
import { begin, undo } from '../pages/editor'
import { drawing, headline, save } from '../pages/journey'
import { look } from '../pages/look'
import { variantTab, variantTabs } from '../pages/variants'

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Find a build-up' })

/** Opens the search of a new project's construction by the keyboard. */
async function open(
  page: Page,
  type: 'Lightweight frame wall' | 'Single massive element floor',
): Promise<Locator> {
  await begin(page, type)
  await page.getByRole('button', { name: 'Find a build-up…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'May vary' })).toBeVisible()
  return dialog
}

async function enter(dialog: Locator, label: string, value: string): Promise<void> {
  const field = dialog.getByLabel(label, { exact: true })
  await field.fill(value)
  await field.press('Enter')
}

const answers = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^Answer \d+$/ })

test('[BEY-08] a wall that reaches what is required within a thickness is found, looked at, and taken over', async ({
  page,
}) => {
  const dialog = await open(page, 'Lightweight frame wall')
  await enter(dialog, 'Required Rw', '38')
  await enter(dialog, 'Thickness', '170')
  await dialog.getByRole('button', { name: 'Find build-ups' }).click()
  await expect(dialog.getByText(/^Done\./)).toBeVisible()
  await expect(dialog.getByRole('img', { name: /^Rw over thickness/ })).toBeVisible()
  await expect(answers(dialog).first()).toBeVisible()
  await expectAccessible(page)

  // Rating and thickness of each are what was asked for.
  const rows = await dialog
    .getByRole('region', { name: 'Best answers' })
    .getByRole('row')
    .evaluateAll((found) =>
      found
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].map((cell) => Number.parseFloat(cell.innerText))),
    )
  expect(rows.length).toBeGreaterThan(1)
  for (const [, rating, thickness] of rows) {
    expect(rating).toBeGreaterThanOrEqual(38)
    expect(thickness).toBeLessThanOrEqual(170)
  }
  await answers(dialog).first().click()
  await expect(dialog.getByRole('table', { name: 'Answer 1 against now' })).toBeVisible()
  await look(page, 'solve-found')
  await dialog.getByRole('button', { name: 'Use answer 1' }).click()
  await expect(dialog).toHaveCount(0)
  // What the search said is what the calculation says.
  await expect.poll(() => headline(page, 'Rw')).toBe(rows[0]?.[1])
  await expect(drawing(page)).toHaveAccessibleName(new RegExp(`${rows[0]?.[2]} mm$`))
  await undo(page)
  await expect(drawing(page)).toHaveAccessibleName(/120 mm$/)
})

test('[BEY-08] an answer is kept as a variant, saved and there after a reload; the open one stays', async ({
  page,
}) => {
  const dialog = await open(page, 'Lightweight frame wall')
  await enter(dialog, 'Required Rw', '38')
  await dialog.getByRole('button', { name: 'Find build-ups' }).click()
  await answers(dialog).first().click()
  await dialog.getByRole('button', { name: 'Keep as a variant' }).click()
  await expect(variantTabs(page)).toHaveCount(2)
  await expect(variantTab(page, 'Rw \\d+ dB, .* mm')).toHaveAttribute('aria-selected', 'true')
  await save(page)
  await page.reload()
  await expect(variantTabs(page)).toHaveCount(2)
  await variantTab(page, 'Variant 1').click()
  await expect(drawing(page)).toHaveAccessibleName(/120 mm$/)
})

test('[BEY-08] where nothing fits, it says how far the limits let it get and which wider one would help', async ({
  page,
}) => {
  const dialog = await open(page, 'Lightweight frame wall')
  await enter(dialog, 'Required Rw', '45')
  await enter(dialog, 'Thickness', '100')
  await dialog.getByRole('button', { name: 'Find build-ups' }).click()
  await expect(dialog.getByText('Nothing fits')).toBeVisible()
  await expect(dialog.getByText(/^The best within the limits reaches Rw \d+ dB\.$/)).toBeVisible()
  await expect(dialog.getByText(/^Thickness [\d.]+ mm gives Rw \d+ dB$/)).toBeVisible()
  await expectAccessible(page)
  await look(page, 'solve-nothing')
  await dialog.getByRole('button', { name: /^Allow [\d.]+ mm$/ }).click()
  await expect(answers(dialog).first()).toBeVisible()
  // It is the thinnest that there is: the limit is just as wide as it has to be.
  await expect(dialog.getByText(/^Done\./)).toBeVisible()
})

test('[BEY-08] a floor is searched for airborne and impact sound at once; a long search is stopped and keeps the best so far', async ({
  page,
}) => {
  const dialog = await open(page, 'Single massive element floor')
  await enter(dialog, 'Required Rw', '50')
  await enter(dialog, 'Required Ln,w', '80')
  const thickness = dialog.getByLabel('A Concrete: Thickness, mm', { exact: true })
  await thickness.fill('100-345/5')
  await dialog.getByLabel('Let something else vary').selectOption({ label: 'A Concrete: Density, kg/m³' })
  await dialog.getByLabel('A Concrete: Density, kg/m³', { exact: true }).fill('1500-2480/20')
  await expect(dialog.getByText('2500 build-ups', { exact: true })).toBeVisible()
  // Only the first call is answered: the search is stopped while the second is under way.
  let calls = 0
  await page.route('**/api/solve', async (route) => {
    calls += 1
    if (calls === 1) await route.continue()
  })
  await dialog.getByRole('button', { name: 'Find build-ups' }).click()
  await expect(answers(dialog).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop and keep what is there' }).click()
  await expect(dialog.getByText('Stopped. There may be better ones.')).toBeVisible()
  await answers(dialog).first().click()
  await expect(dialog.getByRole('button', { name: 'Use answer 1' })).toBeEnabled()
})

test('[BEY-08] a licence that has no search is told so, and an option that is none says what is allowed', async ({
  page,
  browser,
}) => {
  const dialog = await open(page, 'Lightweight frame wall')
  const count = dialog.getByLabel('A Gypsum board: how many', { exact: true })
  await count.fill('1 20')
  await expect(dialog.getByText('Values from 1 to 10 with a space between them, at most 100.')).toBeVisible()
  await page.keyboard.press('Escape')

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(new URL('/', page.url()).href)
  await begin(other, 'Lightweight frame wall', 'Light', 'light@example.com')
  await other.getByRole('button', { name: 'Find a build-up…' }).click()
  await expect(dialogOf(other)).toContainText('Finding a build-up is part of the Full licence.')
  await context.close()
})
