import { expect, type Locator, type Page } from '@playwright/test'

/** Of the demo accounts. */
export const PASSWORD = 'soundleaf-demo'
/** Of accounts that a test opens. */
export const OWN_PASSWORD = 'seventeen quiet herons'
export const passwordOf = (email: string): string =>
  /^(full|colleague|light|trial)@/.test(email) ? PASSWORD : OWN_PASSWORD

/**
 * Logs in and waits for the projects: by the form where one is shown; a new page by the call that the form makes, so that
 * tests of something else do not load the pages before it.
 */
export async function logIn(page: Page, email = 'full@example.com'): Promise<void> {
  if (page.url() === 'about:blank') {
    const data = { username: email, password: passwordOf(email) }
    const answer = await page.request.post('/api/authorize/login', { data })
    expect(answer.ok(), `login of ${email}: ${answer.status()}`).toBe(true)
    // The page's own mark of a session that may be there.
    const url = new URL(answer.url()).origin
    await page.context().addCookies([{ name: 'soundleaf-signed-in', value: 'yes', url }])
    await page.goto('/projects')
  } else await fillLogIn(page, email)
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
}

/** Fills the login form, in the page or in the dialog, and sends it. */
export async function fillLogIn(
  page: Page,
  email = 'full@example.com',
  password = passwordOf(email),
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Logs out by the account menu of a wide window, and waits for the login page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible()
}

/** Shows a list of projects, and waits until the other has gone: what comes back before that is not asked for anew. */
export async function showList(
  page: Page,
  name: 'Open saved projects' | 'Team projects' | 'Archived projects' | 'Deleted projects',
): Promise<void> {
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  await expect(page.getByRole('tabpanel', { includeHidden: true })).toHaveCount(1)
}

/** Opens the dialog for a new project on the projects page. */
export async function openNewProject(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New project', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await expect(dialog.getByLabel('Project name')).toBeFocused()
  return dialog
}

/** Begins a project from the projects page and waits for its drawing. */
export async function newProject(page: Page, name: string, type: string): Promise<void> {
  const dialog = await openNewProject(page)
  await dialog.getByLabel('Project name').fill(name)
  await dialog.getByRole('radio', { name: type, exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL(/\/editor/)
  await expect(drawing(page)).toBeVisible()
}

/** Saves from the header and waits for the address that a saved project has; answers its path. */
export async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save to server' }).click()
  // The message of a save before this one may still be there; these words are of the last edit.
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved/)
  await expect(page.getByText('The project has been saved')).toBeVisible()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname
}

/** The section of the construction; its layers are options. */
export function drawing(page: Page): Locator {
  return page.getByRole('listbox', { name: /^Section/ })
}

export function results(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Results' })
}

const HEADLINES = {
  Rw: /Rw \(C; Ctr\)\s*(\d+)/,
  'Ln,w': /Ln,w \(CI\)\s*(\d+)/,
  STC: /STC\s*(\d+)/,
  IIC: /IIC\s*(\d+)/,
} as const

/** The headline's number as it stands; NaN while there is none. */
export async function headline(page: Page, rating: keyof typeof HEADLINES): Promise<number> {
  const text = await results(page).innerText()
  return Number(HEADLINES[rating].exec(text)?.[1] ?? Number.NaN)
}

/** Types a property of the selected component and commits it with Enter. */
export async function setProperty(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name: label, exact: true })
  await field.fill(text)
  await field.press('Enter')
}

/** Changes the thickness of the first layer, as the person's unsaved work. */
export async function edit(page: Page, thickness: string): Promise<void> {
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', thickness)
  await expect(drawing(page)).toHaveAccessibleName(new RegExp(`${thickness} mm`))
}

/** The id in the editor's address. */
export const idIn = (path: string): string => path.split('/').at(-1) ?? ''

/** A question of the page, by its title. */
export const question = (page: Page, title: string): Locator => page.getByRole('alertdialog', { name: title })
