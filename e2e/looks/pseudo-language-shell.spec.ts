import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { logIn } from '../pages/journey'
import { expectCatalogueTexts, inPseudoLanguage } from '../pages/pseudo-language'

test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 15_000 })

const FULL = 'full@example.com'
const DIALOG = '[role=dialog], [role=alertdialog]'

interface State {
  readonly name: string
  /** `:project` is the id of a saved wall. */
  readonly path: string
  /** What the shell says there. */
  readonly places: string
  readonly needsLogin?: boolean
  /** A part that does not load. */
  readonly without?: 'mf-auth' | 'mf-projects' | 'mf-results'
  /** What is done on the page; its words are not known, so it goes by roles and places. */
  readonly act?: (page: Page) => Promise<void>
}

const account = (page: Page) => page.locator('header button[aria-haspopup=menu]').last()
const isFailed = (remote: string) => (page: Page) =>
  expect(page.locator(`[data-remote=${remote}][data-state=failed]`)).toBeVisible()

/** The pages, lines and dialogs of the shell itself. */
const STATES: readonly State[] = [
  { name: 'header', path: '/projects', places: 'header', needsLogin: true },
  {
    name: 'account menu',
    path: '/projects',
    places: 'header, [role=menu]',
    needsLogin: true,
    act: async (page) => {
      await account(page).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  { name: 'header of the editor', path: '/editor/:project', places: 'header', needsLogin: true },
  {
    name: 'project that is renamed',
    path: '/editor/:project',
    places: 'header',
    needsLogin: true,
    act: async (page) => {
      await page.locator('header button[title]').first().click()
      await expect(page.locator('header form')).toBeVisible()
    },
  },
  {
    name: 'question before a reset',
    path: '/editor/:project',
    places: DIALOG,
    needsLogin: true,
    act: async (page) => {
      await page.locator('header button[title] ~ div button[aria-label]').last().click()
      await expect(page.locator(DIALOG)).toBeVisible()
    },
  },
  { name: 'login of the shell', path: '/', places: 'main', without: 'mf-auth', act: isFailed('mf-auth') },
  {
    name: 'place that failed',
    path: '/projects',
    places: 'header, [data-remote=mf-projects]',
    needsLogin: true,
    without: 'mf-projects',
    act: isFailed('mf-projects'),
  },
  {
    name: 'place beside another that failed',
    path: '/editor/:project',
    places: '[data-remote=mf-results]',
    needsLogin: true,
    without: 'mf-results',
    act: isFailed('mf-results'),
  },
  {
    name: 'page that is not there, with the login over it',
    path: '/no/such/page',
    places: `main, ${DIALOG}`,
    act: async (page) => {
      await expect(page.locator(DIALOG)).toBeVisible()
    },
  },
  {
    name: 'login over a page whose session has ended',
    path: '/projects',
    places: DIALOG,
    needsLogin: true,
    act: async (page) => {
      await page.route('**/api/**', (route) =>
        route.fulfill({ status: 401, json: { code: 'TokenInvalid', message: '' } }),
      )
      await page.locator('[data-remote=mf-projects] [role=tab]').last().dispatchEvent('click')
      await expect(page.locator(DIALOG)).toBeVisible()
    },
  },
  {
    name: 'server that cannot be reached',
    path: '/projects',
    places: DIALOG,
    needsLogin: true,
    act: async (page) => {
      await page.route('**/api/**', (route) => route.abort())
      await page.locator('[data-remote=mf-projects] [role=tab]').last().dispatchEvent('click')
      await expect(page.locator(DIALOG)).toBeVisible()
    },
  },
]

for (const { name, path, places, needsLogin = false, without, act } of STATES) {
  test(`[A11Y-01, A11Y-03] ${name}: every text comes out of a catalogue and has room when it is longer`, async ({
    page,
    product,
    request,
  }) => {
    let address = path
    if (path.includes(':project')) {
      const device = await Elsewhere.asAnotherDevice(request, product.address, FULL)
      // Without a word of its own, so that every word is the product's.
      const id = await saved(device, project('1', 'SingleMassiveElementWall', [concrete(200, '1')]))
      address = path.replace(':project', id)
    }
    if (needsLogin) await logIn(page, FULL)
    if (without !== undefined) await page.route(`${product.entryOf(without)}**`, (route) => route.abort())
    await page.goto(inPseudoLanguage(address))
    await expect(
      page.locator(places.includes(DIALOG) && needsLogin ? 'header' : places).first(),
    ).toBeVisible()
    await act?.(page)
    await expectCatalogueTexts(page, name, places)
  })
}

test('[A11Y-01, A11Y-03] server away at the start: every text comes out of a catalogue', async ({ page }) => {
  await logIn(page, FULL)
  await page.route('**/api/authorize/refreshtoken', (route) => route.abort())
  await page.goto(inPseudoLanguage('/projects'))
  await expect(page.getByRole('alert')).toBeVisible()
  await expectCatalogueTexts(page, 'server away', 'main')
})
