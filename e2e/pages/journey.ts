import { expect, type Locator, type Page } from '@playwright/test'

export const PASSWORD = 'soundleaf-demo'

/** Logs in from wherever the login form is shown, and waits for the projects. */
export async function logIn(page: Page, email = 'full@example.com'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
}

/** Begins a project from the projects page and waits for its drawing. */
export async function newProject(page: Page, name: string, type: string): Promise<void> {
  await page.getByLabel('Project name').fill(name)
  await page.getByRole('radio', { name: type, exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL(/\/editor/)
  await expect(drawing(page)).toBeVisible()
}

export function drawing(page: Page): Locator {
  return page.getByRole('group', { name: /^Section/ })
}

export function results(page: Page): Locator {
  return page.getByRole('region', { name: 'Results' })
}

/** The headline's number, once the calculation of the latest edit has come. */
export async function headline(page: Page, rating: 'Rw' | 'Ln,w' | 'STC' | 'IIC'): Promise<number> {
  const place = results(page).getByTestId(`headline-${rating}`)
  await expect(place).toHaveText(/\d/)
  return Number((await place.innerText()).match(/-?\d+/)?.[0])
}

/** Types a thickness in mm into the properties of the selected component. */
export async function setThickness(page: Page, thickness_mm: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Thickness', exact: true })
  await field.fill(thickness_mm)
  await field.press('Enter')
}
