import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { untilKept } from '../pages/drafts'
import { logIn, newProject } from '../pages/journey'

const WORD = 'w'.repeat(100)

test('[A11Y-01] Tab reaches the link past the header first, and from there the page', async ({ page }) => {
  await logIn(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('[A11Y-01] where the person wants less motion nothing moves for ever', async ({
  page,
  product,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, await openAccount(request, product))
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/projects', async (route) => {
    await held
    await route.fallback()
  })
  await page.reload()
  await expect(page.getByText('Loading').first()).toBeAttached()
  expect(await endlessMotions(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The same place moves for everybody else: the count can tell.
  await expect.poll(() => endlessMotions(page)).toBeGreaterThan(0)
  answer()
})

const endlessMotions = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (motion) =>
            motion.playState === 'running' && motion.effect?.getComputedTiming().iterations === Infinity,
        ).length,
  )

test('[A11Y-01] dialogs hold a name without a single space, also where the window is narrow', async ({
  page,
  product,
  request,
}) => {
  await logIn(page, await openAccount(request, product))
  const own = await Elsewhere.asAnotherTab(page)
  await own.create(WORD)
  await page.reload()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('row', { name: /^.*wwww/ }).click()
  await page.getByRole('button', { name: 'Delete project' }).click()
  await expectInside(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  await newProject(page, WORD, 'Single massive element wall')
  await untilKept(page, WORD)
  await page.goto('/projects')
  await expect(page.getByRole('alertdialog', { name: 'Restore unsaved changes?' })).toBeVisible()
  await expectInside(page)
})

/** The dialog is in the window, and all that it says is in the dialog. */
async function expectInside(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(WORD)
  await expect
    .poll(() =>
      dialog.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect()
        const isInside = [...box.querySelectorAll('*')].every((part) => {
          const place = part.getBoundingClientRect()
          return place.width === 0 || (place.left >= left - 1 && place.right <= right + 1)
        })
        const isWhole = [...box.querySelectorAll('h2, p, div')].every(
          (part) => part.scrollWidth <= part.clientWidth + 1,
        )
        return isInside && isWhole && left >= 0 && right <= window.innerWidth
      }),
    )
    .toBe(true)
}
