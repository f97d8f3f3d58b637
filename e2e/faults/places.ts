import type { Page } from '@playwright/test'
import { remotes } from '../../scripts/parts.mjs'
import { drawing, logIn, newProject, results, save } from '../pages/journey'
import { expect } from './faulty-product'

/** A place of the page in which a remote stands. */
export interface Place {
  readonly remote: string
  /** Leads the page to where the remote stands. */
  readonly go: (page: Page) => Promise<void>
  /** What is there when it works. */
  readonly works: (page: Page) => Promise<void>
}

let saved = ''

async function openSaved(page: Page): Promise<void> {
  await page.goto(saved)
}

/** Remotes that stand in a page of an open project; each of the others has a page of its own. */
const IN_PROJECT: Readonly<Record<string, Omit<Place, 'remote'>>> = {
  'mf-editor': { go: openSaved, works: (page) => expect(drawing(page)).toBeVisible() },
  'mf-results': { go: openSaved, works: (page) => expect(results(page)).toBeVisible() },
  'mf-print': {
    go: async (page) => {
      await openSaved(page)
      await page.goto(page.url().replace('/editor/', '/print/'))
    },
    works: (page) => expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible(),
  },
}

export const PLACES: readonly Place[] = remotes.map(({ name, page: path, heading }) => ({
  remote: name,
  go: async (page) => void (await page.goto(path)),
  works: (page) => expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible(),
  ...IN_PROJECT[name],
}))

/** Signed in where the place needs it, with a saved project to open. */
export async function prepare(page: Page, { remote }: Pick<Place, 'remote'>): Promise<void> {
  if (remote === 'mf-auth') return
  await logIn(page)
  await newProject(page, `Fault ${remote}`, 'Single massive element wall')
  saved = await save(page)
}

export const placeOf = (page: Page, remote: string) => page.locator(`[data-remote="${remote}"]`)
export const tryAgain = (page: Page, remote: string) =>
  placeOf(page, remote).getByRole('button', { name: 'Try again' })

/** The place says that it failed, and what does not need it lives. */
export async function saysSo(page: Page, remote: string): Promise<void> {
  await expect(tryAgain(page, remote)).toBeVisible()
  // The header, or the shell's own login while the form's remote is away. The report has the page to itself.
  if (remote === 'mf-auth') await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  else if (remote !== 'mf-print') await expect(page.getByRole('banner')).toBeVisible()
}

/** What was broken is mended: trying works in the same page. */
export async function recovers(page: Page, { remote, works }: Place): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  // The place also tries by itself; whoever is first, the button may be gone.
  await tryAgain(page, remote)
    .click({ timeout: 2000 })
    .catch(() => undefined)
  await works(page)
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
}

/** The next visit asks for every file anew. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}
