import type { Page } from '@playwright/test'
import { expect, test, type Product } from '../product'
import { drawing, logIn, newProject, results } from '../pages/journey'

interface Place {
  readonly remote: string
  /** Leads the page to where the remote stands. */
  go(page: Page): Promise<void>
  /** What is there when it works. */
  works(page: Page): Promise<void>
}

const PLACES: readonly Place[] = [
  {
    remote: 'mf-auth',
    go: async (page) => void (await page.goto('/')),
    works: (page) => expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible(),
  },
  {
    remote: 'mf-projects',
    go: async (page) => void (await page.goto('/projects')),
    works: (page) => expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible(),
  },
  { remote: 'mf-editor', go: openSaved, works: (page) => expect(drawing(page)).toBeVisible() },
  { remote: 'mf-results', go: openSaved, works: (page) => expect(results(page)).toBeVisible() },
  {
    remote: 'mf-print',
    go: async (page) => {
      await openSaved(page)
      await page.goto(page.url().replace('/editor/', '/print/'))
    },
    works: (page) => expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible(),
  },
]

let saved = ''

async function openSaved(page: Page): Promise<void> {
  await page.goto(saved)
}

/** Signed in where the place needs it, with a saved project to open. */
async function prepare(page: Page, place: Place): Promise<void> {
  if (place.remote === 'mf-auth') return
  await logIn(page)
  await newProject(page, `Fault ${place.remote}`, 'Single massive element wall')
  await page.getByRole('button', { name: 'Save to server' }).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)
  saved = new URL(page.url()).pathname
}

const failed = (page: Page, remote: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`could not be loaded|did not load`, 'i') })
    .and(page.locator(`[data-remote="${remote}"] *`))

async function saysSoAndRecovers(
  page: Page,
  product: Product,
  place: Place,
  mend: () => Promise<void>,
): Promise<void> {
  const button = page.locator(`[data-remote="${place.remote}"]`).getByRole('button', { name: 'Try again' })
  await expect(button).toBeVisible()
  const marker = await page.evaluate(() => ((window as unknown as { mark?: number }).mark ??= 1))
  await mend()
  await button.click().catch(() => undefined) // a silent try may have been faster
  await place.works(page)
  expect(await page.evaluate(() => (window as unknown as { mark?: number }).mark)).toBe(marker)
  void product
}

for (const place of PLACES) {
  test(`[MFE-03] ${place.remote} down: its place says so, the shell lives, "Try again" works without a reload`, async ({
    page,
    product,
  }) => {
    await prepare(page, place)
    await product.stopRemote(place.remote)
    await place.go(page)
    await saysSoAndRecovers(page, product, place, () => product.startRemote(place.remote))
  })

  test(`[MFE-03] ${place.remote} slow: a skeleton, then content`, async ({ page, product }) => {
    await prepare(page, place)
    await page.route(`${product.entryOf(place.remote)}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue()
    })
    await place.go(page)
    await place.works(page)
  })

  test(`[MFE-03] ${place.remote} throws: only its place says so, and "Try again" works`, async ({
    page,
    product,
  }) => {
    await prepare(page, place)
    const container = place.remote.replace('-', '_')
    const entry = `${product.entryOf(place.remote)}*`
    await page.route(entry, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `var ${container} = { init() {}, get: async () => () => ({ remote: { name: '${place.remote}', contractVersion: '1.0.0', mount() { throw new Error('broken on purpose') } } }) }`,
      }),
    )
    await place.go(page)
    await saysSoAndRecovers(page, product, place, () => page.unroute(entry))
  })
}

test('[MFE-03] an entry of garbage, of HTML and of a 500 says so', async ({ page, product }) => {
  const entry = `${product.entryOf('mf-auth')}*`
  for (const answer of [
    { body: '}{', contentType: 'text/javascript' },
    { body: '<!doctype html>', contentType: 'text/html' },
    { status: 500, body: 'no' },
  ]) {
    await page.route(entry, (route) => route.fulfill(answer))
    await page.goto('/')
    await expect(
      page.locator('[data-remote="mf-auth"]').getByRole('button', { name: 'Try again' }),
    ).toBeVisible()
    await page.unroute(entry)
  }
  void failed
})
