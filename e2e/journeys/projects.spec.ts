import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { openAccount } from '../pages/accounts'
import { drawing, logIn, newProject, save, showList, openNewProject } from '../pages/journey'

const TYPES = [
  'Single massive element wall',
  'Single massive element floor',
  'Single massive element floor with rib panels',
  'Double massive element wall',
  'Double massive element floor',
  'Lightweight frame wall',
]
/** Rows of the long list: 500 in the full run. */
const MANY = Math.min(50 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1), 500)

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const names = (page: Page): Locator => page.locator('[data-cell=name]')

/** An account of its own with an empty list, and its calls. */
async function begin(
  page: Page,
  server: Parameters<typeof openAccount>[1],
  request: Parameters<typeof openAccount>[0],
): Promise<Elsewhere> {
  await logIn(page, await openAccount(request, server))
  return Elsewhere.asAnotherTab(page)
}

test('[PRJ-01, ERR-04] a new project needs a name of at most 100 characters; licence and expiry stand beside it', async ({
  page,
  product,
  request,
}) => {
  await begin(page, product, request)
  // An empty list has the form in its place; where there are projects it is a dialog.
  await expect(page.getByRole('form', { name: 'New project' })).toBeVisible()
  await page.getByRole('heading', { name: 'Projects', exact: true }).click()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'New project' })
  await expect(form.getByText(/^Free Trial · Expires \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await form.getByRole('button', { name: 'Create project' }).click()
  await expect(form.getByText('This field is required')).toBeVisible()
  const field = form.getByLabel('Project name')
  await expect(field).toBeFocused()
  // Counted as people count: a picture is one character.
  await field.fill('🏠'.repeat(101))
  await form.getByRole('button', { name: 'Create project' }).click()
  await expect(form.getByText('The name can have at most 100 characters')).toBeVisible()
  await field.fill('🏠'.repeat(100))
  await form.getByRole('button', { name: 'Create project' }).click()
  await expect(drawing(page)).toBeVisible()
})

test('[PRJ-02] each of the six structure types and the templates beside them have an icon and make their project', async ({
  page,
}) => {
  await logIn(page)
  const dialog = await openNewProject(page)
  for (const type of [...TYPES, 'Timber joist floor', 'CLT floor', 'Façade wall', 'Window']) {
    const choice = dialog.locator('label', { has: page.getByRole('radio', { name: type, exact: true }) })
    await expect(choice.locator('svg').first()).toBeVisible()
  }
  await expect(dialog.getByRole('radio')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await newProject(page, 'Ribs', 'Single massive element floor with rib panels')
  await expect(drawing(page).getByRole('option')).toHaveCount(2)
  await save(page)
  await page.goto('/projects')
  await newProject(page, 'Light', 'Lightweight frame wall')
  await expect(drawing(page).getByRole('option')).toHaveCount(3)
})

test('[PRJ-03, PRJ-06] the table shows icon, name, dates in UTC and a share toggle, and sorts by every column', async ({
  page,
  product,
  request,
}) => {
  const own = await begin(page, product, request)
  for (const [name, type] of [
    ['IW-10', 'LightweightFrameWall'],
    ['IW-9', 'SingleMassiveElementWall'],
    ['BJ-2', 'SingleMassiveElementFloor'],
  ] as const)
    await own.create(name, type)
  await page.reload()
  await expect(row(page, 'IW-10')).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Open saved projects' })
  // A trial's list has no numbers.
  await expect(grid.getByRole('columnheader')).toHaveText([
    'Type',
    'Name',
    'Created, UTC',
    'Modified, UTC',
    'Shared',
  ])
  await expect(row(page, 'IW-10').getByText('Lightweight frame wall')).toBeAttached()
  await expect(row(page, 'IW-10').locator('svg').first()).toBeVisible()
  await expect(row(page, 'IW-10').getByRole('checkbox', { name: 'Share IW-10 with the team' })).toBeAttached()

  const [newest] = (await own.projects()).projects
  const shown = newest?.modifiedDateUtc.slice(0, 16).replace('T', ' ') ?? ''
  expect(shown).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
  await expect(row(page, 'BJ-2').getByText(shown).first()).toBeVisible()

  await expect(names(page)).toHaveText(['BJ-2', 'IW-9', 'IW-10'])
  const head = (name: string) => grid.getByRole('columnheader', { name })
  await head('Name').getByRole('button').click()
  await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  // Natural order: 9 before 10.
  await expect(names(page)).toHaveText(['BJ-2', 'IW-9', 'IW-10'])
  await head('Name').getByRole('button').click()
  await expect(head('Name')).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page)).toHaveText(['IW-10', 'IW-9', 'BJ-2'])
  for (const name of ['Type', 'Created', 'Modified', 'Shared']) {
    await head(name).getByRole('button').click()
    await expect(head(name)).toHaveAttribute('aria-sort', /ascending|descending/)
    await expect(head('Name')).not.toHaveAttribute('aria-sort')
  }
})

test('[PRJ-04, PRJ-07] open and delete need a selected row; back needs a saved project that was open', async ({
  page,
  product,
  request,
}) => {
  const own = await begin(page, product, request)
  await own.create('To keep')
  await own.create('To delete')
  await page.reload()
  await expect(row(page, 'To keep')).toBeVisible()
  for (const name of ['Open project', 'Delete project', 'Back to previous project'])
    await expect(button(page, name)).toBeDisabled()

  await row(page, 'To delete').click()
  await button(page, 'Delete project').click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Are you sure that you want to delete the selected project?')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'To delete')).toBeVisible()
  await button(page, 'Delete project').click()
  await question.getByRole('button', { name: 'Delete project' }).click()
  await expect(row(page, 'To delete')).toHaveCount(0)
  await expect(button(page, 'Open project')).toBeDisabled()
  await expect(page.getByText('“To delete” has been deleted.')).toBeVisible()

  await row(page, 'To keep').click()
  await button(page, 'Open project').click()
  await expect(drawing(page)).toBeVisible()
  const editor = page.url()
  await page.getByRole('button', { name: 'Open Project' }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await button(page, 'Back to previous project').click()
  await expect(page).toHaveURL(editor)
  await expect(drawing(page)).toBeVisible()
})

test('[PRJ-08] sharing and unsharing say so', async ({ page, product, request }) => {
  const own = await begin(page, product, request)
  const id = await own.create('Shared wall')
  await page.reload()
  const toggle = page.getByRole('checkbox', { name: 'Share Shared wall with the team' })
  await toggle.check({ force: true })
  await expect(page.getByText('The project has been shared')).toBeVisible()
  expect((await own.project(id)).isShared).toBe(true)
  await toggle.uncheck({ force: true })
  await expect(page.getByText('The project has been unshared')).toBeVisible()
  expect((await own.project(id)).isShared).toBe(false)

  // Two clicks are two orders, in their order, and do not open the project.
  const orders: unknown[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PUT') orders.push(answer.request().postDataJSON())
  })
  await toggle.dblclick({ force: true })
  await expect.poll(() => orders).toEqual([{ isShared: true }, { isShared: false }])
  await expect(toggle).not.toBeChecked()
  await expect(page).toHaveURL(/\/projects$/)

  await page.route('**/shared', (route) => route.fulfill({ status: 500, body: '' }))
  // It is refused at once, and the switch may stand as it was before it is looked at.
  await toggle.click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(toggle).not.toBeChecked()
  expect((await own.project(id)).isShared).toBe(false)
})

test('[PRJ-11] an empty, a loading and a failed list say so in words, with a way to try again', async ({
  page,
  product,
  request,
}) => {
  await begin(page, product, request)
  await expect(page.getByText('No saved projects yet')).toBeVisible()
  await showList(page, 'Team projects')
  await expect(page.getByText('No team projects')).toBeVisible()

  let answers: ((how: 'fail' | 'go on') => void)[] = []
  await page.route('**/api/projects', async (route) => {
    const how = await new Promise<'fail' | 'go on'>((resolve) => answers.push(resolve))
    if (how === 'fail') await route.fulfill({ status: 500, body: '' })
    else await route.fallback()
  })
  await showList(page, 'Open saved projects')
  await expect(page.getByText('Loading').first()).toBeAttached()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.('fail')
  await expect(page.getByText('The list did not load')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answers = []
  await button(page, 'Try again').click()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.('go on')
  await expect(page.getByText('No saved projects yet')).toBeVisible()
})

test('[PRJ-12, EDT-11, A11Y-01] a long list is found by name, sorted and walked through by keyboard alone', async ({
  page,
  product,
  request,
}) => {
  if (MANY > 50) test.slow()
  const own = await begin(page, product, request)
  for (let index = 1; index <= MANY; index += 1) await own.create(`Wall ${index}`)
  await page.reload()
  await expect(page.getByText(`${MANY} projects`)).toBeVisible()
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', String(MANY + 1))

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Wall 1 ')).toBeVisible()
  await tabUntil(page, row(page, 'Wall 1 '))
  await page.keyboard.press('End')
  await expect(row(page, `Wall ${MANY} `)).toBeFocused()
  await expect(row(page, `Wall ${MANY} `)).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(row(page, `Wall ${MANY - 1} `)).toBeFocused()
  await expect(row(page, `Wall ${MANY - 1} `)).toHaveAttribute('aria-selected', 'true')
  // Scrolled out of sight, the selected row is still there to go on from.
  await grid.locator('..').evaluate((place) => place.scrollTo(0, 0))
  await expect(row(page, `Wall ${MANY - 1} `)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row(page, 'Wall 1 ')).toBeFocused()

  await page.getByRole('searchbox').fill(`wall ${MANY}`)
  await expect(grid.getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox').fill('')
  await row(page, 'Wall 2 ').focus()
  await page.keyboard.press('Enter')
  await expect(drawing(page)).toBeVisible()
})

/** Tabs on until the focus is where it is wanted. */
async function tabUntil(page: Page, wanted: Locator): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

test('[SEC-07, PRJ-03] a hostile name is text in the list, and one line of it', async ({
  page,
  product,
  request,
}) => {
  const own = await begin(page, product, request)
  await own.create('<img src=x onerror="document.title=1"> \u202Eevil')
  await own.create('w'.repeat(100))
  await page.reload()
  await expect(page.getByText('<img src=x')).toBeVisible()
  await expect(page.locator('td img')).toHaveCount(0)
  const heights = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((one) => one.clientHeight))
  expect(new Set(heights).size).toBe(1)
})

test('[LIF-01] a project that was made and never saved is not in the list', async ({
  page,
  product,
  request,
}) => {
  await begin(page, product, request)
  await newProject(page, 'Not saved', 'Single massive element wall')
  await expect(page).toHaveURL(/\/editor$/)
  await expect(page.getByRole('checkbox', { name: 'Autosave' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Open Project' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('No saved projects yet')).toBeVisible()
  await newProject(page, 'Saved', 'Single massive element wall')
  await save(page)
  await expect(page.getByRole('checkbox', { name: 'Autosave' })).toBeChecked()
})
