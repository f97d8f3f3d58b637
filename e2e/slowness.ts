import type { Browser, BrowserContext, Page } from '@playwright/test'

/** How many times slower than it is the processor seems to every page; what depends on the order of two things shows itself. */
const TIMES = Number(process.env.SOUNDLEAF_SLOW ?? 1)

/** Slows down every page that is opened until the function that it answers is called. */
export function slowDown(browser: Browser, context: BrowserContext): () => void {
  if (TIMES <= 1) return () => undefined
  const slow = async (page: Page) => {
    // A page that has gone meanwhile needs nothing.
    const session = await page
      .context()
      .newCDPSession(page)
      .catch(() => null)
    await session?.send('Emulation.setCPUThrottlingRate', { rate: TIMES }).catch(() => null)
  }
  const listen = (one: BrowserContext) => void one.on('page', (page) => void slow(page))
  listen(context)
  browser.on('context', listen)
  return () => void browser.off('context', listen)
}
