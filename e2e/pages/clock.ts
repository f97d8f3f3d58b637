import { expect, type Locator, type Page } from '@playwright/test'

/**
 * From here on time goes on for the page only as the test says (`page.clock.runFor`), however busy the machine is.
 * The page's clock has been installed.
 */
export async function stopClock(page: Page): Promise<void> {
  // Far enough ahead for the clock not to be past it when it is told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
}

/**
 * Lets at most so many seconds of the page pass, and looks after each: what is shown for some seconds only is not
 * passed over. The page's clock has been installed.
 */
export async function passUntilVisible(page: Page, shown: Locator, most_s: number): Promise<void> {
  for (let passed_s = 0; passed_s < most_s && !(await shown.isVisible()); passed_s++)
    await page.clock.runFor(1000)
  await expect(shown).toBeVisible()
}
