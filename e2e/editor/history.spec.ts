import { expect, test } from '../product'
import { add, begin, layers, menu, names, redo, rows, spoken, thickness, undo } from '../pages/editor'
import { newProject, save } from '../pages/journey'

const AUTOSAVE_MS = 60_000

test('[EDT-10, CMP-08] every kind of change is one step, taken back and done again, over an autosave', async ({
  page,
}) => {
  await page.clock.install()
  await begin(page, 'Single massive element wall')
  await save(page)
  // What a calculation said of a layer comes when it comes, and is no part of the history.
  const now = async () => (await spoken(page)).map((text) => text.replace(/, error: .*/, ''))
  const states = [await now()]
  const step = async (change: () => Promise<unknown>) => {
    await change()
    await expect.poll(now).not.toEqual(states.at(-1))
    states.push(await now())
  }
  const inMenu = (at: number, item: string) => async () => {
    await layers(page).nth(at).click({ button: 'right' })
    await menu(page).getByRole('menuitem', { name: item, exact: false }).click()
  }
  await step(() => add(page, 'panel on the left').click())
  await step(() => add(page, 'frame on the right').click())
  await step(inMenu(0, 'Duplicate'))
  await step(inMenu(1, 'Move right'))
  await inMenu(0, 'Copy')()
  await layers(page).last().click()
  await layers(page).last().focus()
  await step(() => page.keyboard.press('Control+v'))
  await step(async () => {
    await thickness(page, 0).fill('18')
    await thickness(page, 0).press('Enter')
  })
  // From before the last step: the minute of the autosave may end at any moment.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/projects') && answer.request().method() === 'PUT',
  )
  await step(async () => {
    await layers(page).first().click()
    const search = page.getByRole('combobox', { name: 'Search panels' })
    await search.fill('plywood')
    await search.press('Enter')
  })
  await expect(page.getByRole('button', { name: /^Undo: Choose / })).toBeEnabled()

  // The autosave writes and changes nothing of what can be taken back.
  await page.clock.fastForward(AUTOSAVE_MS + 1000)
  expect((await saved).status()).toBe(200)

  await step(inMenu(0, 'Delete'))
  await step(async () => {
    await page.getByRole('button', { name: 'Reset project to default' }).click()
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
  })
  expect(states.at(-1)).toEqual(states[0])

  for (const state of states.slice(0, -1).toReversed()) {
    await undo(page)
    await expect.poll(now).toEqual(state)
  }
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  for (const state of states.slice(1)) {
    await redo(page)
    await expect.poll(now).toEqual(state)
  }
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled()
})

test('[EDT-10] a copy is pasted within the rules, and where it has no place the reason is said', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await add(page, 'frame on the left').click()
  await layers(page).first().focus()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect.poll(() => names(page)).toEqual(['Wooden stud, detached', 'Concrete', 'Wooden stud, detached'])
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Control+v')
  await expect(page.getByText('Wooden stud, detached: there is no place for another one.')).toBeVisible()
  await expect(layers(page)).toHaveCount(3)
  // The menu pastes as well, and Ctrl+C of a text stays the text's.
  await page.keyboard.press('Delete')
  await layers(page).first().click({ button: 'right' })
  await menu(page).getByRole('menuitem', { name: 'Paste after' }).click()
  await expect.poll(() => names(page)).toEqual(['Wooden stud, detached', 'Concrete', 'Wooden stud, detached'])
})

test('[EDT-10] what was copied goes into the next project that is opened, and goes with the account', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await thickness(page, 0).fill('18')
  await thickness(page, 0).press('Enter')
  await layers(page).first().focus()
  await page.keyboard.press('Control+c')
  await save(page)
  const leave = async () => {
    await page.getByRole('button', { name: 'Open Project' }).click()
    await expect(page).toHaveURL(/\/projects$/)
  }
  await leave()
  await newProject(page, 'Another wall', 'Single massive element wall')
  await layers(page).first().focus()
  await page.keyboard.press('Control+v')
  await expect
    .poll(() => spoken(page))
    .toEqual(['Layer 1 of 2, Concrete, 200 mm', 'Layer 2 of 2, Gypsum board, 18 mm'])
  // It is free there, though it was fixed where it came from.
  await page.keyboard.press('Delete')
  await expect(layers(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await save(page)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await menu(page).getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await begin(page, 'Single massive element wall', 'A wall of another account', 'light@example.com')
  await add(page, 'panel on the left').click()
  await layers(page).first().click({ button: 'right' })
  await expect(menu(page).getByRole('menuitem', { name: 'Paste after' })).toBeDisabled()
})
