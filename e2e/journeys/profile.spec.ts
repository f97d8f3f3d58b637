import { expect, test } from '../product'
import { logIn } from '../pages/journey'

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
