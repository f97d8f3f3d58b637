import type { Browser, BrowserContext, Page } from '@playwright/test'

/** How many times slower than it is the processor seems to every page; what depends on the order of two things shows itself. */
const TIMES = Number(process.env.SOUNDLEAF_SLOW ?? 1)
/** By how many milliseconds every animation frame of a page is late: dialogs and menus take the focus with the next one. */
const LATE_MS = Number(process.env.SOUNDLEAF_LATE_FRAMES ?? 0)

/** Slows down every page that is opened until the function that it answers is called. */
export function slowDown(browser: Browser, context: BrowserContext): () => void {
  if (TIMES <= 1 && LATE_MS === 0) return () => undefined
  const slow = async (page: Page) => {
    // A page that has gone meanwhile needs nothing.
    const session = await page
      .context()
      .newCDPSession(page)
      .catch(() => null)
    await session?.send('Emulation.setCPUThrottlingRate', { rate: TIMES }).catch(() => null)
  }
  const listen = (one: BrowserContext) => {
    if (LATE_MS > 0) void one.addInitScript(delayFrames, LATE_MS)
    if (TIMES > 1) one.on('page', (page) => void slow(page))
  }
  listen(context)
  browser.on('context', listen)
  return () => void browser.off('context', listen)
}

function delayFrames(late_ms: number): void {
  const request = window.requestAnimationFrame.bind(window)
  const cancel = window.cancelAnimationFrame.bind(window)
  const waiting = new Map<number, number>()
  window.requestAnimationFrame = (frame) => {
    const id = request(() => {
      const late = window.setTimeout(() => {
        waiting.delete(id)
        frame(performance.now())
      }, late_ms)
      waiting.set(id, late)
    })
    return id
  }
  window.cancelAnimationFrame = (id) => {
    cancel(id)
    window.clearTimeout(waiting.get(id))
    waiting.delete(id)
  }
}
