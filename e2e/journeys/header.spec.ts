import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { drawing, logIn, newProject, save } from '../pages/journey'

const openMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ }).click()
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

for (const { email, hasUpgrade } of [
  { email: 'full@example.com', hasUpgrade: false },
  { email: 'light@example.com', hasUpgrade: true },
  { email: 'trial@example.com', hasUpgrade: true },
]) {
  test(`[HDR-01] Projects, Profile and Log out, and Upgrade for whom it concerns: ${email}`, async ({
    page,
  }) => {
    await logIn(page, email)
    const links = page.getByRole('navigation', { name: 'Pages' })
    await expect(links.getByRole('link', { name: 'Upgrade' })).toHaveCount(hasUpgrade ? 1 : 0)
    await links.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await expect(links.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
    await links.getByRole('link', { name: 'Projects' }).click()
    await expect(page).toHaveURL(/\/projects$/)

    await openMenu(page)
    for (const name of ['Projects', 'Profile', 'Log out']) await expect(entry(page, name)).toBeVisible()
    await expect(entry(page, 'Upgrade')).toHaveCount(hasUpgrade ? 1 : 0)
    if (hasUpgrade) {
      const opening = page.waitForEvent('popup')
      await entry(page, 'Upgrade').click()
      const pricing = await opening
      await expect(pricing.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
      await expectAccessible(pricing)
      await pricing.close()
      await openMenu(page)
    }
    await entry(page, 'Log out').click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })
}

test('[HDR-04] [SGN-01] contact and terms are pages of the product, and the form keeps what was typed', async ({
  page,
}) => {
  await logIn(page)
  await openMenu(page)
  const opening = page.waitForEvent('popup')
  await entry(page, 'Contact').click()
  const contact = await opening
  await expect(contact.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
  await expect(contact.getByText('has not named an address for mail yet')).toBeVisible()
  await expect(contact.getByText('__SUPPORT__')).toHaveCount(0)
  await openMenu(page)
  await entry(page, 'Log out').click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/signup')
  await page.getByLabel('Email', { exact: true }).fill('typed@example.com')
  const other = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'terms and conditions' }).click()
  const terms = await other
  await expect(terms.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('typed@example.com')
  for (const one of [contact, terms]) {
    await expectAccessible(one)
    await one.setViewportSize({ width: 320, height: 640 })
    const overflow = () => one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  }
})

test('[HDR-02] the editor adds its actions, and a narrow window folds them into one menu', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Actions', 'Single massive element wall')
  const actions = ['Save to server', 'Save as copy', 'Open Project', 'Print', 'Reset project to default']
  for (const name of actions) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Autosave' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Rename project Actions' })).toBeVisible()

  await page.setViewportSize({ width: 900, height: 800 })
  for (const name of actions) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  for (const name of actions) await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await expect(page.getByRole('menuitemcheckbox', { name: /Autosave/ })).not.toBeChecked()
  await page.getByRole('menuitem', { name: 'Save to server' }).click()
  await expect(page.getByText('The project has been saved')).toBeVisible()
})

test('[HDR-02] the labels of the actions give way to the name where both have no room, and not before', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Kv. Tallen, hus 3, IW-07', 'Single massive element wall')
  const labels = page.getByRole('banner').getByText('Reset project to default', { exact: true })
  const name = page.getByRole('button', { name: /^Rename project/ }).locator('span')
  const isCut = () => name.evaluate((element) => element.scrollWidth > element.clientWidth)
  await expect(labels).toBeVisible()
  expect(await isCut()).toBe(false)

  // 1210 px are room for the icons and this name, and not for the labels.
  await page.setViewportSize({ width: 1210, height: 900 })
  await expect(labels).toBeHidden()
  expect(await isCut()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(labels).toBeVisible()

  await name.click()
  await page.getByLabel('Project name').fill('W'.repeat(100))
  await page.keyboard.press('Enter')
  await expect(labels).toBeHidden()
  const bar = await page.getByRole('banner').evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(bar).toBe(0)
})

test('[HDR-02] Ctrl+S saves from wherever the focus is', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'By key', 'Single massive element wall')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('The project has been saved')).toBeVisible()
})

test('[HDR-03] the name: Enter and Save commit, blank is ignored, Esc and Cancel restore, a failure says so', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'First name', 'Single massive element wall')
  const path = await save(page)
  const edit = async (name: string) => {
    await page.getByRole('button', { name: /^Rename project/ }).click()
    await page.getByRole('textbox', { name: 'Project name' }).fill(name)
  }
  await edit('Second name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The project name has been updated')).toBeVisible()
  await expect(page).toHaveTitle(/^Second name/)
  await edit('Third name')
  await page.locator('form').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Rename project Third name' })).toBeVisible()

  for (const [name, leave] of [
    ['   ', 'Enter'],
    ['Fourth name', 'Escape'],
  ] as const) {
    await edit(name)
    await page.keyboard.press(leave)
    await expect(page.getByRole('button', { name: 'Rename project Third name' })).toBeVisible()
  }
  await edit('Fifth name')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Rename project Third name' })).toBeVisible()

  await page.route('**/api/projects', (route) => route.fulfill({ status: 500, body: '' }))
  await edit('Sixth name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The project name could not be updated')).toBeVisible()
  await page.unroute('**/api/projects')
  const own = await Elsewhere.asAnotherTab(page)
  const stored = async () => (await own.project(path.split('/').at(-1) ?? '')).name
  expect(await stored()).toBe('Third name')
  // Nothing is lost: the next save has it.
  await page.getByRole('button', { name: 'Save to server' }).click()
  await expect.poll(stored).toBe('Sixth name')
})

test('[HDR-04] the user guide, the list of keys and a contact are on every page with a token', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Help', 'Single massive element wall')
  const editor = await save(page)
  for (const path of [
    editor,
    '/projects',
    '/profile',
    editor.replace('/editor/', '/print/'),
    '/no/such/page',
  ]) {
    await page.goto(path)
    await openMenu(page)
    await expect(entry(page, 'User guide')).toHaveAttribute('href', '/guide/index.html')
    await expect(entry(page, 'Contact')).toHaveAttribute('href', '/guide/contact.html')
    await entry(page, 'Keyboard').click()
    const keys = page.getByRole('dialog', { name: 'Keyboard' })
    await expect(keys.getByText('Walk the layers')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(keys).toBeVisible()
    await keys.getByRole('button', { name: 'Close' }).click()
  }
})

test('[HDR-02, EDT-11] the drawing and the header show one list of keys', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Keys', 'Single massive element wall')
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await openMenu(page)
  await entry(page, 'Keyboard').click()
  await expect(keys.getByText('Walk the layers')).toBeVisible()
  const fromHeader = await keys.innerText()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await drawing(page).getByRole('option').first().click()
  await page.keyboard.press('?')
  await expect(keys).toHaveCount(1)
  await expect.poll(() => keys.innerText()).toBe(fromHeader)
})
