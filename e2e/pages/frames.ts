import type { Page } from '@playwright/test'

/**
 * Holds the page's frames of animation back, as a busy machine does; what begins "with the next frame" waits. What it
 * answers lets them go on, and ends when two have been drawn.
 */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const usual = window.requestAnimationFrame.bind(window)
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (frame) => waiting.push(frame)
    window.addEventListener('frames-go-on', () => {
      window.requestAnimationFrame = usual
      for (const frame of waiting) usual(frame)
    })
  })
  return async () => {
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('frames-go-on'))
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
  }
}
