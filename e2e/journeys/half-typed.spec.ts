import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { layers } from '../pages/editor'
import { drawing, fillLogIn, idIn, logIn, newProject, question, save, setProperty } from '../pages/journey'

const thickness = (page: Page) => page.getByRole('spinbutton', { name: 'Thickness', exact: true })

/** A saved wall whose massive element is selected. */
async function openWall(page: Page): Promise<string> {
  await logIn(page)
  await newProject(page, 'Half typed', 'Single massive element wall')
  const id = idIn(await save(page))
  await layers(page).first().click()
  await expect(thickness(page)).toHaveValue('200')
  return id
}

/** Types without confirming it. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('Control+a')
  await page.keyboard.type(text)
}

/** What was half typed stands where it was typed, is no entry yet, and Esc takes it back. */
async function expectStillTyped(page: Page, field: Locator, text: string, before: string): Promise<void> {
  await expect(page.locator('[aria-modal=true]')).toHaveCount(0)
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
  await expect(drawing(page)).toHaveAccessibleName(/(200|190) mm$/)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved/)
  await field.press('Escape')
  await expect(field).toHaveValue(before)
}

test('[PRP-02, DLG-02] what is half typed when the session ends is no entry, in the drawer, beside the layer and in a name', async ({
  page,
}) => {
  await openWall(page)
  const logInAgain = page.getByRole('dialog', { name: 'Log in again' })
  const interrupt = async () => {
    await (await Elsewhere.asAnotherTab(page)).endSession()
    await expect(logInAgain.getByLabel('Password', { exact: true })).toBeFocused()
    await fillLogIn(page)
    await expect(logInAgain).toHaveCount(0)
  }
  await type(page, thickness(page), '7')
  await interrupt()
  await expectStillTyped(page, thickness(page), '7', '200')

  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const named = await name.inputValue()
  await type(page, name, 'Ou')
  await interrupt()
  await expectStillTyped(page, name, 'Ou', named)

  await layers(page).first().focus()
  await page.keyboard.press('Enter')
  const beside = page.getByRole('dialog').getByRole('spinbutton', { name: 'Thickness', exact: true })
  await type(page, beside, '7')
  await interrupt()
  await expectStillTyped(page, beside, '7', '200')
})

test('[PRP-02, LIF-09] what is half typed when a conflict is asked about is no entry', async ({ page }) => {
  const id = await openWall(page)
  const own = await Elsewhere.asAnotherTab(page)
  await setProperty(page, 'Thickness', '190')
  await own.change(id, () => ({ name: 'Theirs' }))
  await type(page, thickness(page), '7')
  await page.keyboard.press('Control+s')
  const conflict = question(page, 'This project was changed elsewhere')
  await conflict.getByRole('button', { name: 'Keep mine', exact: true }).click()
  await expectStillTyped(page, thickness(page), '7', '190')
  // Entered by the person it is one.
  await type(page, thickness(page), '180')
  await page.keyboard.press('Enter')
  await expect(drawing(page)).toHaveAccessibleName(/180 mm$/)
})
