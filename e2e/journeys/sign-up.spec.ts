import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { activationLinksTo, newAddress, openAccount } from '../pages/accounts'
import { fillLogIn, logIn, OWN_PASSWORD } from '../pages/journey'

const FIELDS = ['Email', 'Confirm email', 'Password', 'Confirm password'] as const

async function fill(page: Page, texts: readonly [string, string, string, string]): Promise<void> {
  for (const [index, label] of FIELDS.entries())
    await page.getByLabel(label, { exact: true }).fill(texts[index] ?? '')
}

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign up for a free trial' }).click()

test('[RTE-02, SGN-01] /signup is reachable without a token and has its five fields', async ({ page }) => {
  await page.goto('/signup')
  for (const label of FIELDS) await expect(page.getByLabel(label, { exact: true })).toBeEditable()
  await expect(page.getByRole('checkbox', { name: /I agree to the terms and conditions/ })).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign up for a free trial' })).toBeEnabled()
})

test('[SGN-02, SGN-03, SGN-04] each faulty field says so, the first one has the focus, and nothing is sent', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/account/signup')) calls.push(request.url())
  })
  await page.goto('/signup')
  await signUp(page)
  await expect(page.getByText('This field is required')).toHaveCount(4)
  await expect(page.getByText('Please agree to the terms and conditions to sign up')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()

  await fill(page, ['not an address', 'not an address', 'too short', 'another one'])
  await signUp(page)
  await expect(page.getByText('This field must be a valid email address')).toHaveCount(2)
  await expect(page.getByText('Password must be at least 10 characters long')).toBeVisible()
  await expect(page.getByText('The passwords must match')).toBeVisible()

  await fill(page, ['a@b.se', 'c@b.se', 'long enough', 'long enough'])
  await signUp(page)
  await expect(page.getByText('The emails must match')).toBeVisible()
  await expect(page.getByLabel('Confirm email', { exact: true })).toBeFocused()
  expect(calls).toEqual([])
})

test('[SEC-20] the commonest passwords, and the own address, are refused in the form; their words come when one is typed', async ({
  page,
}) => {
  let calls = 0
  let bytes = 0
  page.on('response', async (response) => {
    if (response.url().includes('/account/signup')) calls += 1
    if (response.url().endsWith('.js')) bytes += (await response.body().catch(() => Buffer.of())).length
  })
  await page.goto('/signup')
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeEditable()
  await page.waitForLoadState('networkidle')
  const before = bytes
  await page.getByRole('checkbox').check({ force: true })
  for (const password of ['1234567890', 'aaaaaaaaaa', 'password12', 'xanthe.lindqvist']) {
    await fill(page, ['xanthe.lindqvist@example.com', 'xanthe.lindqvist@example.com', password, password])
    await signUp(page)
    await expect(page.getByText('This password is easy to guess.')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  }
  expect(calls).toBe(0)
  expect(bytes - before).toBeGreaterThan(1_000_000)
})

test('[SGN-05, SGN-07, SEC-14] a new account works once the link of its mail is used, and has a free trial of 30 days and the Iso standard', async ({
  page,
  product,
}) => {
  const email = newAddress()
  await page.goto('/signup')
  await fill(page, [email, email, OWN_PASSWORD, OWN_PASSWORD])
  await page.getByRole('checkbox').check({ force: true })
  await signUp(page)
  await expect(page.getByText('Sign up successful. You can now sign in to your account.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  for (const label of FIELDS) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

  await fillLogIn(page, email)
  await expect(page.getByText('Your login credentials were not recognized.')).toBeVisible()
  // The login with the right password has sent another link; the first one is as good.
  const [link = ''] = await activationLinksTo(product.dataFolder, email, 2)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Activate your account' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Activate account' }).click()
  await expect(page.getByText('Your account is active. You can now log in.')).toBeVisible()

  const account = page.waitForResponse((response) => response.url().endsWith('/account'))
  await logIn(page, email)
  const { license, trialExpiry } = (await (await account).json()) as { license: string; trialExpiry: string }
  expect(license).toBe('trial')
  const days = (Date.parse(trialExpiry) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  const [year, month, day] = trialExpiry.slice(0, 10).split('-')
  await expect(page.getByText(`Free Trial · Expires ${day}/${month}/${year}`).first()).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('radio', { name: /Iso/ })).toBeChecked()
})

test('[SGN-06] a refused sign-up shows the text of the server, and keeps what was typed', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/signup')
  // Hard to guess, and longer than the 200 characters that the contract takes.
  const password = 'fT7-kq9!xLw2'.padEnd(201, 'p')
  await fill(page, [email, email, password, password])
  await page.getByRole('checkbox').check({ force: true })
  const refusal = page.waitForResponse((response) => response.url().endsWith('/account/signup'))
  await signUp(page)
  const { message } = (await (await refusal).json()) as { message: string }
  expect(message).not.toBe('')
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('[SGN-06, SEC-07] hostile text of a server is text, and one without a word gets ours', async ({
  page,
}) => {
  const email = newAddress()
  let message = '<img src=x onerror="document.title=1">'
  await page.route('**/account/signup', (route) =>
    route.fulfill({ status: 400, json: { code: 'ValidationFailed', message } }),
  )
  await page.goto('/signup')
  await fill(page, [email, email, OWN_PASSWORD, OWN_PASSWORD])
  await page.getByRole('checkbox').check({ force: true })
  await signUp(page)
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.locator('[role=alert] img')).toHaveCount(0)

  message = ''
  await signUp(page)
  await expect(page.getByText('An unexpected error occurred when signing up.')).toBeVisible()
  // The same text is the answer to another failure, so another one stands between.
  message = 'Another reason'
  await signUp(page)
  await expect(page.getByText(message)).toBeVisible()
  await page.unroute('**/account/signup')
  await page.route('**/account/signup', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway' }))
  await signUp(page)
  await expect(page.getByText('An unexpected error occurred when signing up.')).toBeVisible()
})

test('[SGN-05, SEC-09] an address that has an account gets the same answer', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await page.goto('/signup')
  await fill(page, [email, email, OWN_PASSWORD, OWN_PASSWORD])
  await page.getByRole('checkbox').check({ force: true })
  await signUp(page)
  await expect(page.getByText('Sign up successful. You can now sign in to your account.')).toBeVisible()
})
