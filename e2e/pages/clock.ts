import type { Page } from '@playwright/test'

/**
 * From here on time goes on for the page only as the test says (`page.clock.runFor`), however busy the machine is.
 * The page's clock has been installed.
 */
export async function stopClock(page: Page): Promise<void> {
  // Far enough ahead for the clock not to be past it when it is told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
}
