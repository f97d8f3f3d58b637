import type { Page } from '@playwright/test'

/** Kills the tab's process, as a crash does. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await gone
}
