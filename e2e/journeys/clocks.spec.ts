import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../product'
import { openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { drawing, fillLogIn, logIn, newProject, openNewProject, save, setProperty } from '../pages/journey'
import { look } from '../pages/look'

const MINUTE_S = 60
const DAY_S = 86_400

/** Wrong clocks of a person's computer. */
const WRONG = [
  { name: '−1 d', shift_s: -DAY_S },
  { name: '−2 h', shift_s: -7200 },
  { name: '+2 h', shift_s: 7200 },
  { name: '+40 d', shift_s: 40 * DAY_S },
]

for (const { name, shift_s } of WRONG) {
  test(`[LIC-01, SES-02] B8: a computer whose clock is wrong by ${name} logs nobody out and shows the trial's end by the server's`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + shift_s * 1000 })
    const account = page.waitForResponse((response) => response.url().endsWith('/account'))
    await logIn(page, 'trial@example.com')
    const { trialExpiryText } = (await (await account).json()) as { trialExpiryText: string }
    expect(trialExpiryText).toMatch(/^Expires \d\d\/\d\d\/\d{4}$/)
    const dialog = await openNewProject(page)
    await expect(dialog.getByText(`Free Trial · ${trialExpiryText}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await newProject(page, `Clock ${name}`, 'Single massive element wall')
    await save(page)
    await page.reload()
    await expect(drawing(page)).toBeVisible()
    // Beyond the life of an access token by this clock: the page renews it, and nothing else happens.
    await page.clock.runFor(11 * MINUTE_S * 1000)
    await drawing(page).getByRole('option').first().click()
    await setProperty(page, 'Thickness', '190')
    await save(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('[LIC-01] on the last day a trial "expires today", in every zone of the reader', async ({
  browser,
  strict,
  request,
}) => {
  // Opened at noon, it ends at noon: the day is long enough for the test, whenever that runs.
  await strict.setClock((1.5 * DAY_S - ((Date.now() / 1000) % DAY_S)) % DAY_S)
  const { email, expiry_ms } = await openTrial(strict, request)
  // The start of the expiry's day in UTC, or a little later.
  const begin_ms = expiry_ms - (expiry_ms % (DAY_S * 1000)) + 1000
  await strict.setClock((begin_ms - Date.now()) / 1000)
  for (const timezoneId of ['Pacific/Kiritimati', 'Europe/Stockholm', 'Pacific/Niue']) {
    const page = await (await browser.newContext({ timezoneId })).newPage()
    await page.goto(strict.address)
    await logIn(page, email)
    // On the page, and beside the form that an empty list has.
    await expect(page.getByText('Free Trial · Expires today').first(), timezoneId).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await page.context().close()
  }
  await strict.setClock(0)
})

test('[LIC-01] the other texts of the last week', async ({ page, strict, request }) => {
  const { email, expiry_ms } = await openTrial(strict, request)
  const noon_ms = expiry_ms - (expiry_ms % (DAY_S * 1000)) + (DAY_S * 1000) / 2
  for (const [days, text] of [
    [8, /Expires \d\d\/\d\d\/\d{4}/],
    [7, 'Expires in 7 days'],
    [2, 'Expires in 2 days'],
    [1, 'Expires tomorrow'],
  ] as const) {
    await strict.setClock((noon_ms - days * DAY_S * 1000 - Date.now()) / 1000)
    await page.goto(strict.address)
    await logIn(page, email)
    await expect(page.getByText(text).first(), `${days} days before`).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  }
  await strict.setClock(0)
})

test('[LIC-03] a trial that ends during a session calculates no more and says so; its work stays and can be saved', async ({
  page,
  strict,
  request,
}) => {
  const { email, expiry_ms } = await openTrial(strict, request)
  const left_s = (expiry_ms - Date.now()) / 1000
  await strict.setClock(left_s - 2 * MINUTE_S)
  await page.goto(strict.address)
  await logIn(page, email)
  await newProject(page, 'Last one', 'Single massive element wall')
  await expect(page.getByText('Values displayed here are random').first()).toBeVisible()

  await strict.setClock(left_s + 2 * MINUTE_S)
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', '190')
  await expect(
    page.getByText(
      'Your free trial has expired, please contact us if you are interested in a subscription plan.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /contact/i }).first()).toHaveAttribute(
    'href',
    '/guide/contact.html',
  )
  await look(page, 'editor of a trial that is over')
  const path = await save(page)
  await page.goto(`${strict.address}/projects`)
  await page.getByRole('row', { name: /Last one/ }).dblclick()
  await expect(page).toHaveURL(strict.address + path)
  await expect(drawing(page)).toHaveAccessibleName(/190 mm/)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByText('Free Trial · Expired')).toBeVisible()
  await strict.setClock(0)
})

test('[SEC-23, DLG-01] who does nothing for an hour logs in again, and goes on with the work that was not saved', async ({
  page,
  strict,
  request,
}) => {
  await strict.setClock(0)
  const email = await openAccount(request, strict)
  await page.goto(strict.address)
  await logIn(page, email)
  await newProject(page, 'Before lunch', 'Single massive element wall')
  await save(page)
  const again = page.getByRole('dialog', { name: 'Log in again' })
  const change = async (thickness: string) => {
    await drawing(page).getByRole('option').first().click()
    await setProperty(page, 'Thickness', thickness)
  }
  // Within the hour: what is done is answered, and the hour begins anew.
  await strict.setClock(59 * MINUTE_S)
  await change('190')
  await save(page)
  await expect(again).toHaveCount(0)
  // Whichever call finds out first, one of the page's own or that of the change: the question stands over the page once.
  let asked = 0
  await page.addLocatorHandler(again, async () => {
    asked += 1
    await fillLogIn(page, email)
  })
  await strict.setClock((59 + 61) * MINUTE_S)
  await change('185')
  await expect
    .poll(async () => {
      await drawing(page).hover()
      return asked
    })
    .toBe(1)
  await expect(drawing(page)).toHaveAccessibleName(/185 mm/)
  await save(page)
  await strict.setClock(0)
})

/** A new trial account, and the moment it ends. */
async function openTrial(
  server: Parameters<typeof openAccount>[1],
  request: APIRequestContext,
): Promise<{ email: string; expiry_ms: number }> {
  const email = await openAccount(request, server)
  const trial = await Elsewhere.asAnotherDevice(request, server.address, email)
  const { trialExpiry } = await trial.call<{ trialExpiry: string }>('GET', '/account')
  await trial.endSession()
  return { email, expiry_ms: Date.parse(trialExpiry) }
}
