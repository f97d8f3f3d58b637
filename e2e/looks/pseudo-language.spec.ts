import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { logIn } from '../pages/journey'
import { LOOKS_LIMIT_MS } from '../pages/look'
import { expectCatalogueTexts, inPseudoLanguage } from '../pages/pseudo-language'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

interface State {
  readonly name: string
  readonly path: string
  /** The remote whose texts stand in catalogues, and the dialogs over it. */
  readonly remote: string
  readonly needsLogin?: boolean
  /** What is done on the page; its words are not known, so it goes by roles and places. */
  readonly act?: (page: Page) => Promise<void>
}

const send = (page: Page) => page.locator('form button[type=submit]').click()
const open = (page: Page, place: string) => page.locator(place).first().click()

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
  { name: 'profile', path: '/profile', remote: 'mf-auth', needsLogin: true },
  {
    name: 'change of password',
    path: '/profile',
    remote: 'mf-auth',
    needsLogin: true,
    act: (page) => open(page, '[data-remote=mf-auth] dl ~ button'),
  },
]

for (const { name, path, remote, needsLogin = false, act } of STATES) {
  test(`[A11Y-01, A11Y-03] ${name}: every text comes out of a catalogue and has room when it is longer`, async ({
    page,
  }) => {
    if (needsLogin) await logIn(page)
    await page.goto(inPseudoLanguage(path))
    await expect(page.locator(`[data-remote=${remote}][data-state=ready]`)).toBeVisible()
    await act?.(page)
    await expectCatalogueTexts(page, name, `[data-remote=${remote}], [role=dialog]`)
  })
}
