import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, FREE_PORTS, test } from '../product'
import { newAddress, openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { fillLogIn, logIn, logOut, OWN_PASSWORD } from '../pages/journey'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const PORT = FREE_PORTS + 30
const ISSUER = `http://127.0.0.1:${PORT}`
const CLIENT = ['soundleaf', 'a secret of the client, from the provider'] as const
const PROGRAM = join(import.meta.dirname, '../../server/src/testing/run-identity-provider.mjs')

/** Runs a real provider of OpenID Connect, on another site than the product, for the time of a test. */
async function withProvider(address: string, use: () => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, String(PORT), ...CLIENT, `${address}/sign-on/`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  try {
    await use()
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

const byProvider = (page: Page) => page.getByRole('button', { name: 'Log in with single sign-on' })
const addressField = (page: Page) => page.getByLabel('Email', { exact: true })

/** Says at the provider who somebody is. */
async function confirm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Work address').fill(email)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('[SEC-22, A11Y-01] a member of a team logs in at the provider of their organisation, and is told why when not', async ({
  page,
  product,
}) => {
  const secretFile = join(product.folder, 'secret')
  writeFileSync(secretFile, CLIENT[1])
  const domain = 'signing-on.example'
  await product.operate(
    ['create-team', 'Signing on', '--slots', '3'],
    [
      ...['set-sso', 'Signing on', '--issuer', ISSUER, '--client-id', CLIENT[0]],
      ...['--domain', domain, '--secret-file', secretFile],
    ],
  )
  const email = `anna@${domain}`
  await page.goto('/')
  await byProvider(page).click()
  await expect(addressField(page)).toBeFocused()
  await expect(page.getByText('This field is required')).toBeVisible()
  await addressField(page).fill('anna@elsewhere.example')
  await byProvider(page).click()
  await expect(page.getByRole('alert')).toContainText('No team logs in by single sign-on with this address.')
  await look(page, 'login without single sign-on')
  await addressField(page).fill(email)
  await byProvider(page).click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached at the moment')

  await withProvider(product.address, async () => {
    for (const [who, text] of [
      ['somebody@elsewhere.example', 'Your organisation knows you, but no account of its team is yours.'],
      [`unverified@${domain}`, 'did not name an address of yours that it has verified'],
    ] as const) {
      await page.context().clearCookies()
      await addressField(page).fill(email)
      await byProvider(page).click()
      await confirm(page, who)
      await expect(page.getByRole('alert')).toContainText(text)
      expect(page.url()).toBe(`${product.address}/`)
    }
    await look(page, 'login refused after single sign-on')
    await page.context().clearCookies()
    await addressField(page).fill(email)
    await byProvider(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByRole('alert')).toContainText('Your organisation did not confirm who you are.')

    await addressField(page).fill(email)
    await byProvider(page).click()
    await confirm(page, email)
    await expect(page).toHaveURL(/\/projects$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('Full licence').first()).toBeVisible()

    await logOut(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible()
    // The provider still knows the person, who is back with one click.
    await addressField(page).fill(email)
    await byProvider(page).click()
    await expect(page).toHaveURL(/\/projects$/)
  })
})

test('[SEC-22] where a team asks for it, a password leads to its provider, also over a page whose session has ended', async ({
  page,
  product,
  request,
}) => {
  const member = await openAccount(request, product)
  await logIn(page, member)
  await logOut(page)
  const secretFile = join(product.folder, 'secret')
  writeFileSync(secretFile, CLIENT[1])
  await product.operate(
    ['create-team', 'Signing on alone', '--slots', '3'],
    ['add-member', 'Signing on alone', member],
    [
      ...['set-sso', 'Signing on alone', '--issuer', ISSUER, '--client-id', CLIENT[0], '--required'],
      ...['--domain', 'alone.example', '--domain', 'example.com', '--secret-file', secretFile],
    ],
  )
  await withProvider(product.address, async () => {
    await page.goto('/')
    await fillLogIn(page, newAddress(), 'not the password')
    await expect(page.getByLabel('Work address')).toBeVisible()
    // Without the form of mf-auth as well.
    await page.route(`${product.entryOf('mf-auth')}**`, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('The login form did not load.')).toBeVisible()
    await fillLogIn(page, member)
    await expect(page.getByLabel('Work address')).toBeVisible()
    await page.unroute(`${product.entryOf('mf-auth')}**`)
    await page.goto('/')
    await fillLogIn(page, member)
    await confirm(page, member)
    await expect(page).toHaveURL(/\/projects$/)

    await page.goto('/profile')
    await expect(page.getByText(member)).toBeVisible()
    await (await Elsewhere.asAnotherTab(page)).endSession()
    const again = page.getByRole('dialog', { name: 'Log in again' })
    await look(page, 'login again with single sign-on')
    await again.getByRole('button', { name: 'Log in with single sign-on' }).click()
    await expect(again).toHaveCount(0)
    await expect(page.getByText(member)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/profile')
  })
  await product.operate(['remove-sso', 'Signing on alone'])
  await page.context().clearCookies()
  await page.goto('/')
  await fillLogIn(page, member, OWN_PASSWORD)
  await expect(page).toHaveURL(/\/projects$/)
})
