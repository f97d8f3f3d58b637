import { NEW_PROJECT_TYPES } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { untilKept } from '../pages/drafts'
import { openAccount } from '../pages/accounts'
import { logIn, newProject, OWN_PASSWORD, save, showList, openNewProject } from '../pages/journey'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

test('[A11Y-01, A11Y-03] the projects page in each of its states', async ({ page, product, request }) => {
  const colleague = await Elsewhere.asAnotherDevice(request, product.address, 'colleague@example.com')
  await colleague.deleteAll()
  await colleague.share(await colleague.create('Riverside Mews, party wall PW-2', 'DoubleMassiveElementWall'))

  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.deleteAll()
  await page.reload()
  await expect(page.getByText('No saved projects yet')).toBeVisible()
  await look(page, 'projects empty')

  for (const type of NEW_PROJECT_TYPES) await own.create(`Kv. Tallen, ${type}`, type)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(NEW_PROJECT_TYPES.length + 1)
  await page.getByRole('row', { name: /Kv. Tallen, Lightweight/ }).click()
  await page
    .getByRole('checkbox', { name: 'Share Kv. Tallen, LightweightFrameWall with the team' })
    .check({ force: true })
  await expect(page.getByText('The project has been shared')).toBeVisible()
  await look(page, 'projects')

  await page.getByRole('button', { name: 'Delete project' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'projects delete')
  await page.keyboard.press('Escape')

  await page.getByRole('searchbox').fill('no such name')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await look(page, 'projects nothing found')
  await page.getByRole('searchbox').fill('')

  const dialog = await openNewProject(page)
  await look(page, 'projects new')
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await look(page, 'projects new without name')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await showList(page, 'Team projects')
  await page.getByRole('row', { name: /Riverside/ }).click()
  await look(page, 'projects of the team')
  await page.getByRole('button', { name: 'Copy project' }).click()
  await expect(page.getByText('The project has been copied to your own saved projects')).toBeVisible()
  await look(page, 'projects copied')
  await colleague.deleteAll()
  await showList(page, 'Open saved projects')
  await showList(page, 'Team projects')
  await expect(page.getByText('No team projects')).toBeVisible()
  await look(page, 'projects of the team empty')

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look(page, 'account menu')
  await page.getByRole('menuitem', { name: 'Keyboard' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await look(page, 'keyboard')
  await page.keyboard.press('Escape')

  await page.route('**/api/projects', (route) =>
    route.fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } }),
  )
  await showList(page, 'Open saved projects')
  await expect(page.getByText('The list did not load')).toBeVisible()
  await look(page, 'projects failed')
  await page.unroute('**/api/projects')

  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/projects', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The list did not load')).toHaveCount(0)
  await look(page, 'projects loading')
  answer()
  await expect(page.getByRole('row', { name: /Kv. Tallen/ }).first()).toBeVisible()
})

test('[A11Y-01, A11Y-03] the profile in each of its states', async ({ page, product, request }) => {
  await logIn(page, await openAccount(request, product))
  await page.goto('/profile')
  await expect(page.getByRole('radio', { name: /Iso/ })).toBeChecked()
  await look(page, 'profile')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile settings have been saved')).toBeVisible()
  await look(page, 'profile saved')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Confirm password is required')).toBeVisible()
  await look(page, 'change of password with faults')
  const change = async (current: string) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', 'four patient otters'],
      ['Confirm password', 'four patient otters'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await look(page, 'change of password refused')
  await change(OWN_PASSWORD)
  await expect(page.getByRole('alertdialog', { name: 'Password Changed' })).toBeVisible()
  await look(page, 'password changed')
  await page.getByRole('button', { name: 'OK' }).click()

  await page.route('**/account/updateaccountdetails**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('An unexpected error occurred when trying to save')).toBeVisible()
  await look(page, 'profile not saved')
})

test('[A11Y-01, A11Y-03] work offered at the start, parts from elsewhere, and parts that load', async ({
  page,
  product,
  context,
}) => {
  await logIn(page)
  await newProject(
    page,
    'Never saved, with a name that is as long as a careful person makes it',
    'Lightweight frame wall',
  )
  await untilKept(page, 'Never saved')
  await page.goto('/projects')
  await expect(page.getByRole('alertdialog', { name: 'Restore unsaved changes?' })).toBeVisible()
  await look(page, 'restore at the start')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  const place = product.entryOf('mf-projects').replace('remoteEntry.js', '')
  await page.goto(`/projects?remote.mf-projects=${encodeURIComponent(place)}`)
  await expect(page.getByText('In this tab mf-projects comes from')).toBeVisible()
  await look(page, 'projects from elsewhere')

  const loading = await context.newPage()
  for (const [remote, path] of [
    ['mf-projects', '/projects'],
    ['mf-auth', '/profile'],
  ] as const) {
    await loading.route(`${product.entryOf(remote)}**`, () => undefined)
    await loading.goto(path)
    await expect(loading.locator(`[data-remote=${remote}][data-state=loading]`)).toBeVisible()
    await look(loading, `${remote} loading`)
  }
})

test('[A11Y-01, A11Y-03] what a trial account sees', async ({ page }) => {
  await logIn(page, 'trial@example.com')
  await look(page, 'projects of a trial')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look(page, 'account menu of a trial')
  await page.keyboard.press('Escape')
  await page.goto('/profile')
  await expect(page.getByText(/Expires/).first()).toBeVisible()
  await look(page, 'profile of a trial')
  await page.goto('/projects')
  await newProject(page, 'Trial wall', 'Lightweight frame wall')
  await save(page)
  await look(page, 'editor of a trial')
})
