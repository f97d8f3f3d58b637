import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { fillLogIn, logIn, logOut, OWN_PASSWORD } from '../pages/journey'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'
import { keyIn, oneTimeCode } from '../pages/one-time-code'
import { addAuthenticator, giveUpOnce } from '../pages/passkeys'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const setUp = (page: Page) => page.getByRole('dialog', { name: 'Set up the second factor' })
const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

/** Sets it up in the profile; its key, and two recovery codes. */
async function switchOn(page: Page): Promise<{ key: string; recoveryCode: string; another: string }> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await setUp(page).getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(setUp(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = await keyIn(setUp(page))
  const [recoveryCode = '', another = ''] = await setUp(page).getByRole('listitem').allInnerTexts()
  await setUp(page).getByLabel('Code that the app shows now').fill(oneTimeCode(key))
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  return { key, recoveryCode, another }
}

test('[SEC-21, A11Y-01] a second factor is set up, asked for, replaced and switched off', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await logIn(page, email)
  await page.goto('/profile')
  await expect(page.getByText('Your password alone logs you in.')).toBeVisible()
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await setUp(page).getByLabel('Current password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(setUp(page).getByText('The current password is not correct.')).toBeVisible()
  await look(page, 'second factor who')
  await setUp(page).getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(setUp(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  await look(page, 'second factor begun')
  const key = await keyIn(setUp(page))
  const codes = await setUp(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  const file = page.waitForEvent('download')
  await setUp(page).getByRole('button', { name: 'Save recovery codes' }).click()
  expect(
    readFileSync(await (await file).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes)
  const firstCode = setUp(page).getByLabel('Code that the app shows now')
  await firstCode.fill('000 000')
  await page.keyboard.press('Enter')
  await expect(setUp(page).getByText('This code is not valid')).toBeVisible()
  await firstCode.fill(oneTimeCode(key))
  await page.keyboard.press('Enter')
  await expect(setUp(page)).toHaveCount(0)
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await look(page, 'profile with second factor')

  await logOut(page)
  await fillLogIn(page, email)
  await expect(codeField(page)).toBeFocused()
  await look(page, 'login code')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This code is not valid, or was used already.')
  await look(page, 'login code refused')
  await codeField(page).fill(oneTimeCode(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)

  await logOut(page)
  await fillLogIn(page, email)
  await codeField(page).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)
  await page.goto('/profile')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Set up again' }).click()
  await setUp(page).getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD)
  await setUp(page)
    .getByLabel('Code', { exact: true })
    .fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(setUp(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await keyIn(setUp(page))).not.toBe(key)
  await page.keyboard.press('Escape')
  await expect(page.getByText('8 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Switch off' }).click()
  const off = page.getByRole('dialog', { name: 'Switch off' })
  await off.getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD)
  await off.getByLabel('Code', { exact: true }).fill(codes[2] ?? '')
  await look(page, 'second factor off')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password alone logs you in.', { exact: true })).toBeVisible()
  await logOut(page)
  await logIn(page, email)
})

test('[SEC-21, DLG-01] over a page whose session has ended, and without the form of mf-auth, the code is asked for too', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await logIn(page, email)
  const { recoveryCode, key } = await switchOn(page)
  await (await Elsewhere.asAnotherTab(page)).endSession()
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await again.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(again.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type(oneTimeCode(key, 1))
  await page.keyboard.press('Enter')
  await expect(again).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/profile')

  await logOut(page)
  await page.route(`${product.entryOf('mf-auth')}**`, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('The login form did not load.')).toBeVisible()
  await fillLogIn(page, email)
  await expect(page.getByText('Enter the code of your authenticator app.')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)
})

test('[SEC-21] whose team asks for a second factor sets it up at the login, and cannot switch it off', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await product.operate(
    ['create-team', 'Careful people', '--slots', '3'],
    ['add-member', 'Careful people', email],
    ['set-second-factor', 'Careful people', 'required'],
  )
  await page.goto('/')
  await fillLogIn(page, email)
  await expect(page.getByText('Your team asks for a second factor.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeFocused()
  await look(page, 'login without the second factor')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible()
  await look(page, 'login second factor begun')
  await page.getByLabel('Code that the app shows now').fill(oneTimeCode(await keyIn(main)))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)
  await page.goto('/profile')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Switch off' })).toHaveAccessibleDescription(
    'Your team asks for a second factor.',
  )
})

test('[SEC-21, A11Y-01] a passkey is added beside the codes, logs in in place of one, and is removed', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await logIn(page, email)
  const { key, recoveryCode, another } = await switchOn(page)
  const signWrongly = await addAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('This laptop')
  await dialog.getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD)
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is not valid')).toBeVisible()
  await look(page, 'passkey who')
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCode)
  // The code is used up by then, and is not asked for again.
  await giveUpOnce(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('No passkey was made. Try again, or cancel.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('This laptop')).toBeVisible()
  await look(page, 'profile with passkey')

  await logOut(page)
  await fillLogIn(page, email)
  await expect(codeField(page)).toBeFocused()
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await expect(use).toBeVisible()
  await look(page, 'login passkey')
  await signWrongly(true)
  await use.click()
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible()
  await signWrongly(false)
  // Once the server has asked anew.
  await expect(use).toBeEnabled()
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)

  await page.goto('/profile')
  await expect(page.getByText(/last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove This laptop' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove This laptop' })
  await removal.getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD)
  await removal.getByLabel('Code', { exact: true }).fill(another)
  await look(page, 'passkey removal')
  await removal.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(removal).toHaveCount(0)
  await expect(page.getByText('This laptop')).toHaveCount(0)
  await logOut(page)
  await fillLogIn(page, email)
  await codeField(page).fill(oneTimeCode(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)
})
