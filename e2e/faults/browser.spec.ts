import type { Page } from '@playwright/test'
import { drawing, logIn, newProject, results, save, setProperty } from '../pages/journey'
import { expect, test } from './faulty-product'

/** Log in, build, edit, save, and find it in the list. */
async function journey(page: Page, name: string): Promise<void> {
  await logIn(page)
  await newProject(page, name, 'Single massive element wall')
  await expect(results(page)).toBeVisible()
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', '250')
  await save(page)
  await page.goto('/projects')
  await expect(page.getByText(name, { exact: true })).toHaveCount(1)
}

test('[REL-04, MFE-03] B1: a browser that keeps nothing: the journey passes, the remotes load, and a line says that drafts cannot be kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked on purpose', 'SecurityError')
        },
      })
    }
  })
  await logIn(page)
  await newProject(page, 'Keeps nothing', 'Single massive element wall')
  await expect(page.getByText('Drafts cannot be kept in this browser')).toBeVisible()
  await save(page)
})

test('[MFE-03] B10: a browser without locks and channels: the journey passes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined })
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  await journey(page, 'No locks')
})

test('[REL-06] a save that the server made and whose answer was lost is made once', async ({
  page,
  product,
}) => {
  await logIn(page)
  await newProject(page, 'Lost answer', 'Single massive element wall')
  product.api.set({ match: /^\/api\/projects$/, method: 'PUT', mode: 'commit-then-drop', times: 1 })
  await page.getByRole('button', { name: 'Save to server' }).click()
  // A browser repeats by itself what a kept connection lost; where it does not, the person does.
  const told = page.getByText(/The project has been saved|Network Error/).first()
  await expect(told).toBeVisible()
  if ((await told.innerText()).includes('Network')) {
    await page.keyboard.press('Escape')
    await save(page)
  }
  expect(product.api.asked.filter((line) => line === 'PUT /api/projects').length).toBeGreaterThan(1)
  await page.goto('/projects')
  await expect(page.getByText('Lost answer', { exact: true })).toHaveCount(1)
})
