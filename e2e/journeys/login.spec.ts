import { expect, test } from '../product'
import { newAddress, openAccount, resetLinkTo } from '../pages/accounts'
import { stopClock } from '../pages/clock'
import { fillLogIn, logIn, PASSWORD, showList } from '../pages/journey'

const DAY_S = 86_400

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

test('[LGN-01] a password manager fills the form, and what is pasted is taken', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
  // A manager sets the values and tells the page by events, without a key being pressed.
  await page.getByLabel('Email', { exact: true }).fill('full@example.com')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.insertText(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)
})

test('[LGN-02, LGN-03] a reset link is asked for; the answer never tells whether the address has an account', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  const sent = 'Check your inbox for a password reset link, please also check your spam-folder'
  await page.clock.install()
  await page.goto('/')
  for (const address of [email, newAddress()]) {
    await page.getByRole('button', { name: 'Forgot password' }).click()
    const prompt = page.getByRole('dialog', { name: 'Forgot password' })
    await prompt.getByRole('button', { name: 'Send link' }).click()
    await expect(prompt.getByText('This field is required')).toBeVisible()
    await prompt.getByLabel('Email').fill('no address')
    await prompt.getByRole('button', { name: 'Send link' }).click()
    await expect(prompt.getByText('This field must be a valid email address')).toBeVisible()
    await prompt.getByLabel('Email').fill(address)
    await stopClock(page)
    await prompt.getByLabel('Email').press('Enter')
    await expect(page.getByText(sent)).toBeVisible()
    await expect(prompt).toHaveCount(0)
    // It stays for 10 s.
    await page.clock.runFor(9000)
    await expect(page.getByText(sent)).toBeVisible()
    await page.clock.runFor(3000)
    await expect(page.getByText(sent)).toHaveCount(0)
    await page.clock.resume()
  }
  expect(await resetLinkTo(product.dataFolder, email)).toContain('token=')
})

test('[LGN-03] a reset link that cannot be asked for says so', async ({ page }) => {
  await page.route('**/account/forgottenpassword', (route) =>
    route.fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Forgot password' }).click()
  const prompt = page.getByRole('dialog', { name: 'Forgot password' })
  await prompt.getByLabel('Email').fill('full@example.com')
  await prompt.getByRole('button', { name: 'Send link' }).click()
  await expect(
    page.getByText('An unexpected error occurred when trying to reset your password.'),
  ).toBeVisible()
  await expect(prompt).toBeVisible()
})

test('[LGN-04] sign-up and pricing are one click away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Soundleaf' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign up for a free trial' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('[LGN-06] a trial that is over says so, with a way to get in touch', async ({
  page,
  strict,
  request,
}) => {
  const email = await openAccount(request, strict)
  await strict.setClock(31 * DAY_S)
  await page.goto(strict.address)
  await fillLogIn(page, email)
  await expect(
    page.getByText(
      'Your free trial has expired, please contact us if you are interested in a subscription plan.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
  await page.goBack()
  await strict.setClock(0)
})

test('[LGN-07, SES-07] B3: a second device waits for the logout of the first, or for 5 minutes without it', async ({
  page,
  browser,
  strict,
  request,
}) => {
  const elsewhere =
    'Your account is logged in on another device, please log out from that device or try again in 5 minutes.'
  const email = await openAccount(request, strict)
  const device = await (await browser.newContext()).newPage()
  await page.goto(strict.address)
  await logIn(page, email)
  await device.goto(strict.address)
  await fillLogIn(device, email)
  await expect(device.getByText(elsewhere)).toBeVisible()
  await expect(device.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await logIn(device, email)

  await fillLogIn(page, email)
  await expect(page.getByText(elsewhere)).toBeVisible()
  // A late call of the device may begin its five minutes once more.
  let later_s = 0
  await expect(async () => {
    if (!page.url().endsWith('/projects')) {
      await strict.setClock((later_s += 301))
      await page.getByRole('button', { name: 'Log in', exact: true }).click({ timeout: 5000 })
    }
    await expect(page).toHaveURL(/\/projects$/, { timeout: 5000 })
  }).toPass()
  await device.context().close()
  await strict.setClock(0)
})

test('[LGN-08, SES-07] when all of the team\u2019s places are taken the form says so, until one is free', async ({
  page,
  browser,
  strict,
}) => {
  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(strict.address)
  await logIn(colleague, 'colleague@example.com')
  await page.goto(strict.address)
  await fillLogIn(page)
  await expect(
    page.getByText(
      'All license slots are currently occupied. Please try again later when a slot becomes available.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await colleague.getByRole('button', { name: 'Log out' }).click()
  await expect(colleague.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await colleague.context().close()
})

for (const { status, code } of [
  { status: 400, code: 'ValidationFailed' },
  { status: 402, code: 'LicenceInsufficient' },
  { status: 409, code: 'StaleRevision' },
  { status: 429, code: 'TooManyRequests' },
  { status: 500, code: 'InternalError' },
]) {
  test(`[LGN-10] a login that fails for another reason says so in the form, no dialog opens: ${status}`, async ({
    page,
  }) => {
    await page.route('**/api/authorize/login', (route) =>
      route.fulfill({ status, json: { code, message: 'Something of the server.' } }),
    )
    await page.goto('/')
    await fillLogIn(page)
    await expect(page.getByText('An unexpected error occurred when trying to log in.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('[SES-01] a first visit makes no call of the session and leaves the console clean', async ({
  page,
  complaints,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  expect(complaints).toEqual([])
})

test('[SES-01, SEC-01] no token is kept where a script or a remote could read it', async ({
  page,
  context,
}) => {
  await logIn(page)
  const kept = await page.evaluate(() => {
    // The signed list of remotes is public, and the only thing kept that is written as tokens are.
    const { 'soundleaf.remotes': list, ...rest } = localStorage as Record<string, string>
    return { list, rest: JSON.stringify({ ...rest, ...sessionStorage }) + document.cookie }
  })
  expect(kept.rest).not.toMatch(/ey[\w-]+\.[\w-]+\.[\w-]+/)
  expect(kept.list).toContain('.')
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
  await showList(page, 'Team projects')
  await showList(page, 'Open saved projects')
  await expect.poll(() => refused).toBe(1)
  await expect.poll(() => refreshes).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
})
