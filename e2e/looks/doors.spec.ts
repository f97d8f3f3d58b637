import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { fillLogIn, logIn, OWN_PASSWORD } from '../pages/journey'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

test('[A11Y-01, A11Y-03] the pages before the login, in each of their states', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await look(page, 'login')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await look(page, 'login with faults')
  await fillLogIn(page, 'full@example.com', 'not the password')
  await expect(page.getByRole('alert')).toContainText('not recognized')
  await look(page, 'login refused')
  await refuse(page, '**/api/authorize/login', 402, 'FreeTrialExpired')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await look(page, 'login trial over')
  await page.getByRole('button', { name: 'Forgot password' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
  await look(page, 'forgot password')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('no address')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('This field must be a valid email address')).toBeVisible()
  await look(page, 'forgot password with faults')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('full@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await look(page, 'forgot password sent')

  await page.goto('/signup')
  await expect(page.getByLabel('Confirm email')).toBeVisible()
  await look(page, 'sign-up')
  await page.getByRole('button', { name: 'Sign up for a free trial' }).click()
  await expect(page.getByText('Please agree to the terms')).toBeVisible()
  await look(page, 'sign-up with faults')
  await refuse(page, '**/account/signup', 400, 'ValidationFailed', 'The server says why. '.repeat(14))
  for (const [label, text] of [
    ['Email', 'a@b.se'],
    ['Confirm email', 'a@b.se'],
    ['Password', OWN_PASSWORD],
    ['Confirm password', OWN_PASSWORD],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Sign up for a free trial' }).click()
  await expect(page.getByRole('alert')).toContainText('The server says why.')
  await look(page, 'sign-up refused')

  await page.goto('/reset-password?token=abc&email=full%40example.com')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await look(page, 'reset password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await look(page, 'reset password with faults')
  await page.getByLabel('New password', { exact: true }).fill('long enough for it')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(
    page.getByText('An unexpected error occurred when changing your password.').first(),
  ).toBeVisible()
  await look(page, 'reset password refused')

  await page.goto('/no/such/page')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  await look(page, 'not found signed out')
})

test('[A11Y-01, A11Y-03] what stands before the login while its parts load, fail, or nobody answers', async ({
  page,
  context,
  product,
}) => {
  const entry = `${product.entryOf('mf-auth')}**`
  const waiting = await context.newPage()
  await waiting.route(entry, () => undefined)
  await waiting.goto('/')
  await expect(waiting.locator('[data-remote=mf-auth][data-state=loading]')).toBeVisible()
  await look(waiting, 'login loading')
  await waiting.close()

  await page.route(entry, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('The login form did not load.')).toBeVisible()
  await look(page, 'minimal login')
  await fillLogIn(page, 'full@example.com', 'not the password')
  await expect(page.getByText('Your login credentials were not recognized.')).toBeVisible()
  await look(page, 'minimal login refused')
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'The sign-up page did not load' })).toBeVisible()
  await look(page, 'sign-up missing')
  await page.unroute(entry)

  await page.goto('/')
  await logIn(page)
  await page.route('**/api/authorize/refreshtoken', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible()
  await look(page, 'server away')
})

async function refuse(
  page: Page,
  address: string,
  status: number,
  code: string,
  message = '',
): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, json: { code, message } }))
}
