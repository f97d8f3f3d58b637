import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { logIn } from '../pages/journey'
import { look, lookAndReflow } from '../pages/look'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Links to “Party wall”' })
const links = (page: Page) =>
  dialog(page).getByRole('table', { name: 'Links that were made' }).getByRole('row')

/** A project of one's own, and the dialog of its links. */
async function openLinks(page: Page, email?: string, type?: string): Promise<Elsewhere> {
  await logIn(page, email)
  const own = await Elsewhere.asAnotherTab(page)
  await own.deleteAll()
  await own.create('Party wall', type)
  await page.reload()
  await page.getByRole('row', { name: /Party wall/ }).click()
  await page.getByRole('button', { name: 'Links', exact: true }).click()
  await expect(dialog(page).getByText('There is no link to this project.')).toBeVisible()
  return own
}

async function made(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Make a link' }).click()
  return dialog(page).getByLabel('The link', { exact: true }).inputValue()
}

/** Somebody else's browser, without any session. */
async function stranger(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  return page
}

test('[BEY-11] a link is made, shows construction, results and report without a login, is counted, and taken back', async ({
  page,
  browser,
}) => {
  await openLinks(page)
  await look(page, 'links of a project without any')
  await dialog(page).getByLabel('For whom (only you see this)').fill('The architect')
  const address = await made(page)
  expect(address).toMatch(/\/link#[\w-]{43}$/)
  await expect(links(page)).toHaveCount(2)
  await expect(links(page).last()).toContainText('never')
  await look(page, 'links of a project')

  const guest = await (await browser.newContext()).newPage()
  const sent: string[] = []
  // What stands behind the # is sent to no server; the browser's tools show it with the page's own request.
  guest.on('request', (request) =>
    sent.push(`${request.url().split('#', 1)[0]} ${JSON.stringify(request.headers())}`),
  )
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: 'Party wall', level: 1 })).toBeVisible()
  await expect(guest.getByRole('img', { name: /Section/ })).toBeVisible()
  await expect(guest.getByRole('cell', { name: 'Concrete' })).toBeVisible()
  await lookAndReflow(guest, 'linked project construction')
  // By keyboard alone.
  await guest.getByRole('tab', { name: 'Construction' }).focus()
  await guest.keyboard.press('ArrowRight')
  await expect(guest.getByRole('region', { name: 'Airborne sound insulation' })).toBeVisible()
  await expect(guest.getByRole('table', { name: /by third octave/ }).first()).toBeVisible()
  await lookAndReflow(guest, 'linked project results')
  await guest.keyboard.press('ArrowRight')
  await expect(guest.getByRole('region', { name: /page 1 of 4/ })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Print' })).toBeEnabled()
  await look(guest, 'linked project report')
  // No account, no other call, and the token in no address that a server sees.
  const token = address.split('#')[1] ?? ''
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.filter((request) => request.includes(token))).toEqual([])
  expect(await guest.evaluate(() => document.cookie)).toBe('')
  expect(
    (await guest.request.get(new URL('/link', address).href, { headers: { accept: 'text/html' } })).headers()[
      'x-robots-tag'
    ],
  ).toBe('noindex, nofollow')

  await page.reload()
  await page.getByRole('row', { name: /Party wall/ }).click()
  await page.getByRole('button', { name: 'Links', exact: true }).click()
  await expect(links(page).last()).toContainText('once, last')
  await expect(links(page).last()).toContainText('The architect')
  await dialog(page)
    .getByRole('button', { name: /^Take back the link/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(dialog(page).getByText('There is no link to this project.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await look(guest, 'link that was taken back')
})

test('[BEY-11] a link with a password asks for it, and one to a revision stays at it', async ({
  page,
  browser,
}) => {
  const own = await openLinks(page)
  await dialog(page).getByLabel('Password, if it shall have one').fill('short')
  await dialog(page).getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog(page).getByText('The password must have at least 8 characters.')).toBeVisible()
  await dialog(page).getByLabel('Password, if it shall have one').fill('gypsum and wool')
  await dialog(page).getByLabel('Shows').selectOption({ label: 'Revision 1' })
  const address = await made(page)
  await expect(links(page).last()).toContainText('with password')
  const { projectId } = (await own.projects()).projects[0] ?? { projectId: '' }
  await own.change(projectId, () => ({ name: 'Another name' }))

  const guest = await stranger(browser, address)
  const password = guest.getByLabel('Password', { exact: true })
  await expect(password).toBeVisible()
  await lookAndReflow(guest, 'link with a password')
  await password.fill('gypsum and wood')
  await password.press('Enter')
  await expect(guest.getByText('This is not the password of the link.')).toBeVisible()
  await expectAccessible(guest)
  await password.fill('gypsum and wool')
  await password.press('Enter')
  await expect(guest.getByRole('heading', { name: 'Party wall', level: 1 })).toBeVisible()
  await expect(guest.getByText(/^Revision 1 of/)).toBeVisible()
})

test('[BEY-11] [LIC-02] a link of a trial shows no value, and one of Light no curve and no report', async ({
  page,
  browser,
}) => {
  await openLinks(page, 'trial@example.com')
  const guest = await stranger(browser, await made(page))
  await guest.getByRole('tab', { name: 'Results' }).click()
  await expect(guest.getByText('The licence of the project’s owner shows none at present.')).toBeVisible()
  await expect(guest.getByRole('tab', { name: 'Report' })).toHaveCount(0)

  const light = await (await browser.newContext()).newPage()
  await light.goto(new URL('/', page.url()).href)
  await openLinks(light, 'light@example.com')
  await guest.goto(await made(light))
  await guest.reload()
  await guest.getByRole('tab', { name: 'Results' }).click()
  await expect(guest.getByRole('region', { name: 'Airborne sound insulation' })).toContainText(/Rw\s*\d+/)
  await expect(guest.getByRole('table', { name: /by third octave/ })).toHaveCount(0)
  await expect(guest.getByRole('tab', { name: 'Report' })).toHaveCount(0)
})

test('[BEY-11] who is logged in reads a link as everybody does, and an address without a token says so', async ({
  page,
}) => {
  await openLinks(page)
  const address = await made(page)
  await page.goto(address)
  await expect(page.getByRole('tab', { name: 'Construction' })).toBeVisible()
  await page.goto(new URL('/link', address).href)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await page.route('**/api/links/open', (route) => route.abort())
  await page.goto(address)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The link could not be opened' })).toBeVisible()
  await page.unroute('**/api/links/open')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tab', { name: 'Construction' })).toBeVisible()
})
