import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../product'
import { openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { logIn } from '../pages/journey'

const GRACE_S = 30
const ACCESS_TOKEN_S = 600
const CALLS = 20

test('[SES-06] a refresh token that was rotated away ends the session', async ({
  page,
  context,
  strict,
  request,
}) => {
  const email = await openAccount(request, strict)
  await page.goto(strict.address)
  await logIn(page, email)
  const stolen = await context.cookies(`${strict.address}/api/authorize`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  // Tabs may come with the same token for a moment; this one comes later.
  await strict.setClock(GRACE_S * 2)
  await context.addCookies(stolen)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await strict.setClock(0)
})

for (const locks of ['with Web Locks', 'without Web Locks'] as const) {
  test(`[SES-02, SES-06] three tabs with twenty calls each at the token's end: nobody is logged out, ${locks}`, async ({
    page,
    context,
    strict,
    request,
  }) => {
    if (locks === 'without Web Locks')
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      )
    const email = await openAccount(request, strict)
    await page.goto(strict.address)
    await logIn(page, email)
    const own = await Elsewhere.asAnotherTab(page)
    for (let index = 0; index < CALLS; index += 1) await own.create(`Wall ${index}`)
    const tabs = [page, await context.newPage(), await context.newPage()]
    for (const tab of tabs) {
      await tab.goto(`${strict.address}/projects`)
      await expect(tab.getByText(`${CALLS} projects`)).toBeVisible()
    }
    const requests = countRequests(context)
    await strict.setClock(ACCESS_TOKEN_S + 1)
    await Promise.all(tabs.map(toggleAll))
    // The switches turn at once; what counts is that every call was answered.
    await expect.poll(() => requests.answered(/\/shared$/)).toBe(tabs.length * CALLS)
    for (const tab of tabs) {
      await expect(tab.getByRole('checkbox', { name: /^Share/, checked: true })).toHaveCount(CALLS)
      await expect(tab.getByRole('dialog')).toHaveCount(0)
    }
    // A call that was refused is made once more, after one refresh per tab: each has a token of its own. A tab whose
    // realtime connection noticed the end first has its new token before its calls.
    expect(requests.count(/\/shared$/)).toBeLessThanOrEqual(tabs.length * CALLS * 2)
    expect(requests.count(/\/refreshtoken$/)).toBe(tabs.length)
    // The last answer to come left the browser a token that is still good at the next end.
    await strict.setClock(2 * (ACCESS_TOKEN_S + 1))
    await Promise.all(tabs.map(toggleAll))
    await expect.poll(() => requests.answered(/\/shared$/)).toBe(2 * tabs.length * CALLS)
    for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(0)
    await strict.setClock(0)
  })
}

/** Counts what the tabs of a browser ask for from now on, and what is answered with success. */
function countRequests(context: BrowserContext): Record<'count' | 'answered', (path: RegExp) => number> {
  const asked: string[] = []
  const answered: string[] = []
  const pathOf = (url: string) => new URL(url).pathname
  context.on('request', (request) => asked.push(pathOf(request.url())))
  context.on('response', (response) => {
    if (response.ok()) answered.push(pathOf(response.url()))
  })
  const among = (paths: readonly string[]) => (path: RegExp) => paths.filter((one) => path.test(one)).length
  return { count: among(asked), answered: among(answered) }
}

/** Shares every project of the list at once, or none any more: as many calls in the same moment. */
async function toggleAll(tab: Page): Promise<void> {
  await tab
    .getByRole('grid')
    .getByRole('checkbox', { name: /^Share/ })
    .evaluateAll((toggles) => {
      for (const toggle of toggles) (toggle as HTMLInputElement).click()
    })
}
