import { expect, test } from '../product'
import { fillLogIn } from '../pages/journey'
import { look, LOOKS_LIMIT_MS } from '../pages/look'

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
  await page.getByRole('button', { name: 'Forgot password' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
  await look(page, 'forgot password')
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

  await page.goto('/reset-password?token=abc&email=full%40example.com')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await look(page, 'reset')

  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await look(page, 'not found signed out')
})
