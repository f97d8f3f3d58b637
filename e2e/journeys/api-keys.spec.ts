import { DEFAULT_FIELD_VALUES } from '@soundleaf/contracts'
import { Program } from '../pages/batches'
import { sampleBatch } from '../pages/samples'
import { logIn, passwordOf } from '../pages/journey'
import { LOOKS_LIMIT_MS, lookAndReflow as look } from '../pages/look'
import { expect, test } from '../product'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const FULL = 'full@example.com'

test('[BEY-16, A11Y-01] a key is made by the keyboard, calculates a batch without a login, and is revoked', async ({
  page,
  product,
  request,
}) => {
  await logIn(page, FULL)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Make an API key' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Make an API key' })
  await dialog.getByLabel('Name', { exact: true }).fill('Tender tool')
  await dialog.getByLabel('Current password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The current password is not correct.')).toBeVisible()
  await look(page, 'API key refused')
  await dialog.getByLabel('Current password').fill(passwordOf(FULL))
  await page.keyboard.press('Enter')
  const key = await page.getByLabel('The key Tender tool').inputValue()
  expect(key).toMatch(/^slk_[\w-]{43}$/)
  await look(page, 'API key made')

  const program = new Program(request, product.address, key)
  const { sweep } = sampleBatch()
  const { batchId, count } = await program.makeBatch({ fieldValues: DEFAULT_FIELD_VALUES.Iso, sweep })
  await program.untilDone(batchId)
  const results = await program.results(batchId)
  expect(results.map(({ result }) => result)).toEqual(Array.from({ length: count }, () => 'Success'))
  await program.delete(batchId)

  await page.reload()
  await expect(page.getByText(/slk_.*last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke Tender tool' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Tender tool')).toHaveCount(0)
  expect((await program.list()).status()).toBe(401)
})

test('[BEY-16] keys are of the Full licence', async ({ page }) => {
  await logIn(page, 'light@example.com')
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Make an API key' })).toHaveAccessibleDescription(
    'API keys are part of the Full licence.',
  )
})
