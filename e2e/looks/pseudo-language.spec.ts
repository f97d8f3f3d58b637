import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { logIn } from '../pages/journey'
import { LOOKS_LIMIT_MS } from '../pages/look'
import { expectCatalogueTexts, inPseudoLanguage } from '../pages/pseudo-language'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

interface State {
  readonly name: string
  /** `:project` is the id of a saved floor. */
  readonly path: string
  /** The remote whose texts stand in catalogues, and the dialogs over it. */
  readonly remote: string
  /** Who is logged in; nobody where it is left out. */
  readonly account?: string
  /** What is done on the page; its words are not known, so it goes by roles and places. */
  readonly act?: (page: Page) => Promise<void>
}

const send = (page: Page) => page.locator('form button[type=submit]').click()
const open = (page: Page, place: string) => page.locator(place).first().click()
const FULL = 'full@example.com'
/** A project without a word of its own, so that every word on its pages is the product's. */
const nameless = () => project('1', 'SingleMassiveElementFloor', [concrete(200, '1')])

const untilPrintable = async (page: Page) => {
  const print = page.locator('[data-remote=mf-print] button').nth(1)
  await expect(print).not.toHaveAttribute('aria-disabled', 'true')
}
/** The sheet of the first kind of sound. */
const chooseSheet = async (page: Page) => {
  await untilPrintable(page)
  await page.locator('[data-remote=mf-print] select').first().selectOption({ index: 1 })
  await untilPrintable(page)
}

/** A part that gets a catalogue gets a row here for each of its pages and dialogs. */
const STATES: readonly State[] = [
  { name: 'login', path: '/', remote: 'mf-auth' },
  { name: 'login with faults', path: '/', remote: 'mf-auth', act: send },
  {
    name: 'forgot password',
    path: '/',
    remote: 'mf-auth',
    act: (page) => open(page, '[data-remote=mf-auth] form ~ div button'),
  },
  { name: 'sign-up', path: '/signup', remote: 'mf-auth' },
  { name: 'sign-up with faults', path: '/signup', remote: 'mf-auth', act: send },
  { name: 'reset', path: '/reset-password?token=abc&email=a%40b.se', remote: 'mf-auth' },
  {
    name: 'reset with faults',
    path: '/reset-password?token=abc&email=a%40b.se',
    remote: 'mf-auth',
    act: send,
  },
  { name: 'profile', path: '/profile', remote: 'mf-auth', account: FULL },
  {
    name: 'change of password',
    path: '/profile',
    remote: 'mf-auth',
    account: FULL,
    act: (page) => open(page, '[data-remote=mf-auth] dl ~ button'),
  },
  { name: 'report', path: '/print/:project', remote: 'mf-print', account: FULL, act: untilPrintable },
  { name: 'one-page sheet', path: '/print/:project', remote: 'mf-print', account: FULL, act: chooseSheet },
  {
    name: 'one-page sheet with a logo that is refused',
    path: '/print/:project',
    remote: 'mf-print',
    account: FULL,
    act: async (page) => {
      await chooseSheet(page)
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
      await page.locator('[data-remote=mf-print] input[type=file]').setInputFiles(logo)
      await expect(page.locator('[data-remote=mf-print] form [role=status]')).not.toBeEmpty()
    },
  },
  {
    name: 'report without the licence for it',
    path: '/print/:project',
    remote: 'mf-print',
    account: 'light@example.com',
  },
]

for (const { name, path, remote, account, act } of STATES) {
  test(`[A11Y-01, A11Y-03] ${name}: every text comes out of a catalogue and has room when it is longer`, async ({
    page,
    product,
    request,
  }) => {
    let address = path
    if (account !== undefined && path.includes(':project')) {
      const device = await Elsewhere.asAnotherDevice(request, product.address, account)
      address = path.replace(':project', await saved(device, nameless()))
    }
    if (account !== undefined) await logIn(page, account)
    await page.goto(inPseudoLanguage(address))
    await expect(page.locator(`[data-remote=${remote}][data-state=ready]`)).toBeVisible()
    await act?.(page)
    await expectCatalogueTexts(page, name, `[data-remote=${remote}], [role=dialog]`)
  })
}
