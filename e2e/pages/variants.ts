import { expect, type Locator, type Page } from '@playwright/test'

/** The variants under the header, in their order. */
export const strip = (page: Page): Locator => page.getByRole('tablist', { name: 'Variants of the project' })
export const variantTabs = (page: Page): Locator => strip(page).getByRole('tab')
export const variantTab = (page: Page, name: string): Locator =>
  strip(page).getByRole('tab', { name: new RegExp(`^\\d+ ?${name}`) })

/** Opens a copy of the open variant. */
export async function newVariant(page: Page): Promise<void> {
  const before = await variantTabs(page).count()
  await page.getByRole('button', { name: 'New variant', exact: true }).click()
  await expect(variantTabs(page)).toHaveCount(Math.max(2, before + 1))
}

export async function openVariant(page: Page, name: string): Promise<void> {
  await variantTab(page, name).click()
  await expect(variantTab(page, name)).toHaveAttribute('aria-selected', 'true')
}

/** Chooses from the menu of the open variant. */
export async function ofVariant(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu of variant/ }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

export async function renameVariant(page: Page, name: string): Promise<void> {
  await ofVariant(page, 'Rename')
  const dialog = page.getByRole('alertdialog', { name: /^Rename/ })
  await dialog.getByLabel('Name of the variant').fill(name)
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(variantTab(page, name)).toBeVisible()
}
