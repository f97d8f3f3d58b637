import { expect, test } from '../product'
import { openAccount, resetLinkTo } from '../pages/accounts'
import { fillLogIn, logIn } from '../pages/journey'

const NEW_PASSWORD = 'quite another one'
const field = 'New password'

test('[RST-01, ERR-04] one field: required, at least 10 characters', async ({ page }) => {
  await page.goto('/reset-password?token=abc&email=a%40b.se')
  await expect(page.getByRole('textbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(page.getByLabel(field, { exact: true })).toBeFocused()
  await page.getByLabel(field, { exact: true }).fill('too short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The value is not long enough')).toBeVisible()
})

test('[RST-02, RST-03, RST-04] a link sets a password once, and ends the other sessions', async ({
  page,
  browser,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  const device = await (await browser.newContext({ baseURL: product.address })).newPage()
  await logIn(device, email)

  await request.post('/account/forgottenpassword', { data: { email } })
  const link = await resetLinkTo(product.dataFolder, email)
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel(field, { exact: true }).fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password was successfully changed')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(device.getByRole('dialog', { name: 'Log in again' })).toBeVisible()

  await page.goto(link)
  await page.getByLabel(field, { exact: true }).fill('and a third one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('An unexpected error occurred when changing your password.')).toBeVisible()
  await expect(page.getByLabel(field, { exact: true })).toHaveValue('and a third one')

  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await fillLogIn(page, email)
  await expect(page.getByText('Your login credentials were not recognized.')).toBeVisible()
  await fillLogIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/projects$/)
  await device.context().close()
})

test('[RST-04] a link ends after its time', async ({ page, strict, request }) => {
  const email = await openAccount(request, strict)
  await request.post(`${strict.address}/account/forgottenpassword`, { data: { email } })
  const link = await resetLinkTo(strict.dataFolder, email)
  await strict.setClock(31 * 60)
  await page.goto(strict.address + link)
  await page.getByLabel(field, { exact: true }).fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('An unexpected error occurred when changing your password.')).toBeVisible()
  await strict.setClock(0)
})
