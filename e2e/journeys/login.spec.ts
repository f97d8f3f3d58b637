import { expect, test } from '../product'
import { logIn, PASSWORD } from '../pages/journey'

test('[LGN-01] email and password, and Enter logs in', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill('full@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)
})

test('[LGN-05] email is required and must be an email; password is required', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('not an address')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This field must be a valid email address')).toBeVisible()
})

test('[LGN-09] a wrong password says so in the form, and no dialog opens', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill('full@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(
    page.getByText(
      'Your login credentials were not recognized. Please check your email and password, and try again.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SES-01, SEC-01] no token is kept where a script or a remote could read it', async ({
  page,
  context,
}) => {
  await logIn(page)
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  )
  expect(kept).not.toMatch(/ey[\w-]+\.[\w-]+\.[\w-]+/)
  const cookies = await context.cookies()
  const refresh = cookies.filter(({ httpOnly }) => httpOnly)
  expect(refresh).toHaveLength(1)
  expect(refresh[0]).toMatchObject({ sameSite: 'Strict', path: '/api/authorize' })
})

test('[SES-02] a 401 refreshes once and the person notices nothing', async ({ page }) => {
  await logIn(page)
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/authorize/refreshtoken')) refreshes += 1
  })
  let refused = 0
  await page.route('**/api/projects?**', refuseOnce)
  await page.route('**/api/projects', refuseOnce)
  async function refuseOnce(route: Parameters<Parameters<typeof page.route>[1]>[0]): Promise<void> {
    if (refused > 0) return route.fallback()
    refused += 1
    await route.fulfill({ status: 401, json: { code: 'TokenInvalid', message: 'The session has expired.' } })
  }
  await page.getByRole('tab', { name: 'Team projects' }).click()
  await page.getByRole('tab', { name: 'Open saved projects' }).click()
  await expect.poll(() => refused).toBe(1)
  await expect.poll(() => refreshes).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
})
