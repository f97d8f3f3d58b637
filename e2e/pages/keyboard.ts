import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const MOST_STOPS = 80

/** A person without a mouse: Tab, the arrows, Enter, Escape and what is typed. It looks where the focus is at each stop. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs on, or back with Shift+Tab, until the focus is where it is wanted. */
  async to(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(wanted).toHaveCount(1)
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.page.keyboard.press(key)
      // What has the focus may be brought into sight with the next frame.
      await expect(async () => {
        const place = await this.page.evaluate(whereTheFocusIs)
        expect(place.isSeen, `the focus is seen on ${place.what}`).toBe(true)
      }).toPass({ timeout: 5000 })
      if (await wanted.evaluate(hasFocus)) return
    }
    await expect(wanted).toBeFocused()
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Leaves a dialog or a menu with Escape, once it holds the focus: it takes it with the next frame. */
  async leave(opened: Locator): Promise<void> {
    await expect(opened).toBeVisible()
    await expect.poll(() => opened.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await this.page.keyboard.press('Escape')
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /** Walks an open menu to an entry, and takes it. */
  async choose(name: string): Promise<void> {
    // An open menu takes the keys with the next frame.
    await expect(this.page.getByRole('menu')).toBeFocused()
    const entry = this.page.getByRole('menuitem', { name, exact: true })
    await expect(entry).toBeVisible()
    const marked = this.page.locator('[role^=menuitem][data-highlighted]')
    // Opened by a key it begins at its first entry.
    await expect(marked).toHaveCount(1)
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if ((await entry.getAttribute('data-highlighted')) !== null) break
      const before = (await marked.textContent()) ?? ''
      await this.page.keyboard.press('ArrowDown')
      await expect(marked).not.toHaveText(before)
    }
    await this.page.keyboard.press('Enter')
    // The focus is its until it has closed.
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }
}

const hasFocus = (element: Element): boolean => element === document.activeElement

/** Whether a person sees where the focus is: it is in the window, and something around it is outlined. */
function whereTheFocusIs(): { what: string; isSeen: boolean } {
  const element = document.activeElement
  // Between the last stop and the first the focus is in the browser's own bars.
  if (element === null || element === document.body) return { what: 'nothing', isSeen: true }
  const marked = [element, element.closest('label'), element.nextElementSibling, element.parentElement]
  const isOutlined = marked.some((one) => {
    if (one === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return { what: element.outerHTML.slice(0, 200), isSeen: isOutlined && isInWindow }
}
