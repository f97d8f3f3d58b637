import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the report of a saved project and waits until it can be printed. */
export async function openReport(page: Page, projectId: string): Promise<void> {
  await page.goto(`/print/${projectId}`)
  await expect(page.getByRole('heading', { name: 'Main construction', exact: true })).toBeVisible()
  await expect(printButton(page)).toBeEnabled()
}

export function printButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Print', exact: true })
}
