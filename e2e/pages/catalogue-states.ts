import type { Page } from '@playwright/test'
import { expect } from '../product'
import { PASSWORD } from './journey'
import { openNewPasskey } from './passkeys'

export interface CatalogueState {
  readonly name: string
  /** `:project` is the id of a floor that is saved for it; the list of projects has one too. */
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

/** The password is right, says the server, and that is not all. */
const asksForCode = (reason: 'SecondFactorNeeded' | 'SecondFactorMissing') => async (page: Page) => {
  await page.route('**/api/authorize/login', (route) =>
    route.fulfill({ status: 401, json: { code: 'InvalidCredentials', reason, message: '' } }),
  )
  await page.locator('form input[type=email]').fill(FULL)
  await page.locator('form input[type=password]').fill('a password')
  await send(page)
  await expect(page.locator('form input[type=email]')).toHaveCount(0)
}
/** What the profile's card of the second factor opens. */
const beginFactor = async (page: Page) => {
  // Before the card for a person's data, which has two buttons; the account has no second factor.
  await page.locator('[data-remote=mf-auth] h2').nth(4).locator('xpath=../..').locator('button').click()
  await page.getByRole('dialog').locator('input').first().fill(PASSWORD)
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
}

const listed = (page: Page) => page.locator('[data-remote=mf-projects] tr[data-project]').first()
const layer = (page: Page) => page.locator('[data-remote=mf-editor] svg [role=option]').first()

/** Adds a frame to the floor, which is selected then, and opens what the drawer says of it. */
const chooseFrame = async (page: Page) => {
  await expect(layer(page)).toBeVisible()
  await page.locator('[data-remote=mf-editor] [role=group] button').nth(2).click()
  const closed = page.locator('[data-remote=mf-editor] section button[aria-expanded=false]')
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
}
/** Opens what a key opens for a layer. */
const pressOnLayer = (key: string) => async (page: Page) => {
  await layer(page).click()
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** A part that gets a catalogue gets a row here for each of its pages and dialogs. */
export const CATALOGUE_STATES: readonly CatalogueState[] = [
  { name: 'login', path: '/', remote: 'mf-auth' },
  { name: 'login with faults', path: '/', remote: 'mf-auth', act: send },
  {
    name: 'forgot password',
    path: '/',
    remote: 'mf-auth',
    act: (page) => open(page, '[data-remote=mf-auth] form ~ div button:nth-of-type(2)'),
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
  { name: 'code of a login', path: '/', remote: 'mf-auth', act: asksForCode('SecondFactorNeeded') },
  {
    name: 'login that needs a second factor',
    path: '/',
    remote: 'mf-auth',
    act: asksForCode('SecondFactorMissing'),
  },
  { name: 'second factor', path: '/profile', remote: 'mf-auth', account: FULL, act: beginFactor },
  { name: 'passkeys', path: '/profile', remote: 'mf-auth', account: FULL, act: openNewPasskey },
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
  {
    name: 'projects',
    path: '/projects',
    remote: 'mf-projects',
    account: FULL,
    act: (page) => expect(listed(page)).toBeVisible(),
  },
  {
    name: 'deletion of a project',
    path: '/projects',
    remote: 'mf-projects',
    account: FULL,
    act: async (page) => {
      await listed(page).click()
      await page.locator('[data-remote=mf-projects] [role=tabpanel] button').last().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'projects of which a filter finds none',
    path: '/projects',
    remote: 'mf-projects',
    account: FULL,
    act: async (page) => {
      await expect(listed(page)).toBeVisible()
      await page.locator('[data-remote=mf-projects] input[type=search]').fill('no such project')
      await expect(listed(page)).toHaveCount(0)
    },
  },
  {
    name: 'projects of the team',
    path: '/projects',
    remote: 'mf-projects',
    account: FULL,
    act: (page) => page.locator('[data-remote=mf-projects] [role=tab]').last().click(),
  },
  { name: 'rating bench', path: '/bench', remote: 'mf-bench', account: FULL },
  {
    name: 'rating bench with a curve and a fault',
    path: '/bench',
    remote: 'mf-bench',
    account: FULL,
    act: async (page) => {
      await page.locator('[data-remote=mf-bench] textarea').first().fill('100\t30\n125\t3l\n160\t32')
      await page.locator('[data-remote=mf-bench] select').first().selectOption('R')
      await expect(page.locator('[data-remote=mf-bench] [data-rating]').first()).toBeVisible()
    },
  },
  { name: 'catalogue', path: '/catalogue', remote: 'mf-catalogue', account: FULL },
  {
    name: 'catalogue with a new product that has a fault',
    path: '/catalogue',
    remote: 'mf-catalogue',
    account: FULL,
    act: async (page) => {
      const catalogue = page.locator('[data-remote=mf-catalogue]')
      await expect(catalogue.getByRole('table')).toBeVisible()
      // The last of the page's own buttons, and the last of the form that it opens.
      await catalogue.locator('h1 ~ button').last().click()
      await catalogue.locator('input[inputmode=decimal]').first().fill('-1')
      await expect(catalogue.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'import of products',
    path: '/catalogue',
    remote: 'mf-catalogue',
    account: FULL,
    act: async (page) => {
      const catalogue = page.locator('[data-remote=mf-catalogue]')
      await expect(catalogue.getByRole('table')).toBeVisible()
      // Before the last of the page's own buttons; where nothing can be exported there are two.
      await catalogue.locator('h1 ~ button:nth-last-of-type(2)').click()
      await catalogue.locator('input[type=file]').setInputFiles({
        name: '1.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('1;thickness [mm];density [kg/m³]\n2;15;8'),
      })
      await expect(catalogue.getByRole('table')).toHaveCount(2)
    },
  },
  { name: 'import of a model', path: '/import', remote: 'mf-import', account: FULL },
  {
    name: 'import of a model with a type under review',
    path: '/import',
    remote: 'mf-import',
    account: FULL,
    act: async (page) => {
      const models = page.locator('[data-remote=mf-import]')
      await models.locator('input[type=file]').setInputFiles({
        name: '1.ifc',
        mimeType: 'text/plain',
        buffer: Buffer.from(
          "ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));ENDSEC;DATA;#1=IFCWALL('1',$,'1',$,$,$,$,$,$);#2=IFCMATERIAL('2',$,$);#3=IFCRELASSOCIATESMATERIAL('3',$,$,$,(#1),#2);ENDSEC;END-ISO-10303-21;",
        ),
      })
      await models.getByRole('table').getByRole('button').first().click()
      await expect(models.getByRole('table')).toHaveCount(2)
    },
  },
  {
    name: 'layer saved as a product',
    path: '/editor/:project',
    remote: 'mf-editor',
    account: FULL,
    act: async (page) => {
      await layer(page).click()
      await page.locator('[data-remote=mf-editor] [data-save-product]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'new project without a name',
    path: '/projects',
    remote: 'mf-projects',
    account: FULL,
    act: async (page) => {
      // A list with projects has the form in a dialog, which N opens.
      await page.keyboard.press('n')
      await page.getByRole('dialog').locator('form button[type=submit]').click()
    },
  },
  {
    name: 'editor',
    path: '/editor/:project',
    remote: 'mf-editor',
    account: FULL,
    act: (page) => expect(layer(page)).toBeVisible(),
  },
  {
    name: 'editor with a frame',
    path: '/editor/:project',
    remote: 'mf-editor',
    account: FULL,
    act: chooseFrame,
  },
  {
    name: 'menu of a layer',
    path: '/editor/:project',
    remote: 'mf-editor',
    account: FULL,
    act: async (page) => {
      await chooseFrame(page)
      await layer(page).click({ button: 'right' })
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'properties of a layer',
    path: '/editor/:project',
    remote: 'mf-editor',
    account: FULL,
    act: pressOnLayer('Enter'),
  },
  {
    name: 'products of a layer',
    path: '/editor/:project',
    remote: 'mf-editor',
    account: FULL,
    act: pressOnLayer('/'),
  },
  {
    name: 'keys of the editor',
    path: '/editor/:project',
    remote: 'mf-editor',
    account: FULL,
    act: pressOnLayer('?'),
  },
]
