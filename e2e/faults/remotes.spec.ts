import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { drawing, logIn, newProject, results, save } from '../pages/journey'

interface Place {
  readonly remote: string
  /** Leads the page to where the remote stands. */
  readonly go: (page: Page) => Promise<void>
  /** What is there when it works. */
  readonly works: (page: Page) => Promise<void>
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
    works: (page) => expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible(),
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
async function prepare(page: Page, { remote }: Place): Promise<void> {
  if (remote === 'mf-auth') return
  await logIn(page)
  await newProject(page, `Fault ${remote}`, 'Single massive element wall')
  saved = await save(page)
}

const place = (page: Page, remote: string) => page.locator(`[data-remote="${remote}"]`)

/** The place offers to try again; when what was broken is mended, trying works in the same page. */
async function recovers(page: Page, { remote, works }: Place, mend: () => Promise<unknown>): Promise<void> {
  const button = place(page, remote).getByRole('button', { name: 'Try again' })
  await expect(button).toBeVisible()
  // The rest is alive: the header, or the shell's own login while the form's remote is away. The report has the page.
  if (remote === 'mf-auth') await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  else if (remote !== 'mf-print') await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await mend()
  // The place also tries by itself; whoever is first, the button may be gone.
  await button.click({ timeout: 2000 }).catch(() => undefined)
  await works(page)
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
}

for (const broken of PLACES) {
  const { remote, go, works } = broken
  test(`[MFE-03] ${remote} down: its place says so, the shell lives, "Try again" works without a reload`, async ({
    page,
    product,
  }) => {
    await prepare(page, broken)
    await product.stopRemote(remote)
    await go(page)
    await recovers(page, broken, () => product.startRemote(remote))
  })

  test(`[MFE-03] ${remote} slow: a skeleton, then content`, async ({ page, product }) => {
    await prepare(page, broken)
    await page.route(`${product.entryOf(remote)}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue()
    })
    await go(page)
    await works(page)
  })

  test(`[MFE-03] ${remote} throws: only its place says so, and "Try again" works`, async ({
    page,
    product,
  }) => {
    await prepare(page, broken)
    await page.route(`${product.entryOf(remote)}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: throwingEntry(remote) }),
    )
    await go(page)
    const mended = { ...broken, works: () => expect(page.getByText('It draws again')).toBeVisible() }
    await recovers(page, mended, () =>
      page.evaluate(() => document.documentElement.setAttribute('data-mended', '')),
    )
  })
}

/** A remote that throws when it is mounted, until the page is marked as mended. Code that came is not loaded twice. */
function throwingEntry(remote: string): string {
  return `var ${remote.replace('-', '_')} = {
    init() {},
    get: async () => () => ({
      remote: {
        name: '${remote}',
        contractVersion: '1.0.0',
        mount(element) {
          if (!document.documentElement.hasAttribute('data-mended')) throw new Error('broken on purpose')
          element.textContent = 'It draws again'
          return { ready: Promise.resolve(), update() {}, unmount: async () => element.replaceChildren() }
        },
      },
    }),
  }`
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
})
