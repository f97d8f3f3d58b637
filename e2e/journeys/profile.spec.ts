import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { openAccount } from '../pages/accounts'
import { fillLogIn, logIn, OWN_PASSWORD } from '../pages/journey'

test('[PRF-03] the change of password refuses what is missing or does not match before it calls', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/account/updatepassword')) calls.push(request.url())
  })
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('New password is required')).toHaveCount(2)
  await expect(dialog.getByText('Confirm password is required')).toBeVisible()

  await dialog.getByLabel('Current password').fill('soundleaf-demo')
  await dialog.getByLabel('New password').fill('the new one 1')
  await dialog.getByLabel('Confirm password').fill('another one 1')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('Passwords do not match')).toBeVisible()
  await expect(dialog.getByText('New password and confirm password do not match')).toBeVisible()
  expect(calls).toEqual([])
})

test('[PRF-01] a standard is chosen and saved, and is there after a reload', async ({
  page,
  product,
  request,
}) => {
  await logInTo(page, await openAccount(request, product))
  await expect(page.getByRole('radio', { name: /Iso/ })).toBeChecked()
  await page.getByRole('radio', { name: /Astm/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile settings have been saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Astm/ })).toBeChecked()

  await page.route('**/account/updateaccountdetails**', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'InternalError', message: 'Failed to update account details' },
    }),
  )
  await page.getByRole('radio', { name: /Iso/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText('An unexpected error occurred when trying to save your profile settings'),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[PRF-02] the regions are shown, disabled, with when they come', async ({ page }) => {
  await logIn(page)
  await page.goto('/profile')
  for (const region of ['Scandinavia', 'UK', 'Southern Europe', 'Western Europe'])
    await expect(page.getByRole('checkbox', { name: region, exact: true })).toBeDisabled()
  await expect(page.getByText('This feature will be implemented during 2025.')).toBeVisible()
})

test('[PRF-04, RST-04] a changed password says so, its confirmation closes the dialog, and it is the one that counts', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await logInTo(page, email)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const send = async (current: string) => {
    await dialog.getByLabel('Current password', { exact: true }).fill(current)
    await dialog.getByLabel('New password', { exact: true }).fill('quite another one')
    await dialog.getByLabel('Confirm password', { exact: true }).fill('quite another one')
    await dialog.getByRole('button', { name: 'Change password' }).click()
  }
  // The text of the server.
  await send('not the password')
  await expect(dialog.getByText('The current password is not correct.')).toBeVisible()

  await page.route('**/account/updatepassword', (route) => route.fulfill({ status: 500, body: '' }))
  await send(OWN_PASSWORD)
  await expect(dialog.getByText('Failed to change password')).toBeVisible()
  await page.unroute('**/account/updatepassword')

  await send(OWN_PASSWORD)
  const done = page.getByRole('alertdialog', { name: 'Password Changed' })
  await expect(done.getByText('Your password has been successfully changed.')).toBeVisible()
  await done.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const answer = await request.post('/api/authorize/login', {
    data: { username: email, password: 'quite another one', refreshTransport: 'body' },
  })
  expect(answer.ok()).toBe(true)
})

test('[SEC-20] a password that is easy to guess, or the old one, is refused in the form before it calls', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await logInTo(page, email)
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/account/updatepassword')) calls.push(sent.url())
  })
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const send = async (chosen: string) => {
    for (const [label, text] of [
      ['Current password', OWN_PASSWORD],
      ['New password', chosen],
      ['Confirm password', chosen],
    ] as const)
      await dialog.getByLabel(label, { exact: true }).fill(text)
    await dialog.getByRole('button', { name: 'Change password' }).click()
  }
  await send('Summer2026!')
  await expect(dialog.getByText('This password is easy to guess.')).toBeVisible()
  await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('Summer2026!')
  await send(`${email.split('@')[0]}`)
  await expect(dialog.getByText('This password is easy to guess.')).toBeVisible()
  await send(OWN_PASSWORD)
  await expect(dialog.getByText('This is the password that you have.')).toBeVisible()
  expect(calls).toEqual([])
})

test('[SEC-23] a person downloads their data, erases the account with the password, and is a stranger then', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await logInTo(page, email)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await file).suggestedFilename()).toMatch(/^soundleaf-data-\d{4}-\d{2}-\d{2}\.json$/)
  const data: unknown = JSON.parse(readFileSync(await (await file).path(), 'utf8'))
  expect(data).toMatchObject({ version: 1, account: { email, license: 'trial' }, projects: [] })

  await page.getByRole('button', { name: 'Erase account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase account' })
  await expect(dialog.getByText('What is stored is removed after 30 days.')).toBeVisible()
  const send = async (password: string) => {
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Erase account' }).click()
  }
  await send('not the password')
  await expect(dialog.getByText('The current password is not correct.')).toBeVisible()
  await send(OWN_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fillLogIn(page, email)
  await expect(page.getByText('Your login credentials were not recognized.')).toBeVisible()
})

async function logInTo(page: Page, email: string): Promise<void> {
  await logIn(page, email)
  await page.goto('/profile')
}
