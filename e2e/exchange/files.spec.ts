import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { logIn } from '../pages/journey'
import { look } from '../pages/look'

interface ProjectFile {
  readonly format: string
  readonly project: { readonly name: string }
  readonly results: {
    readonly standard: string
    readonly engineVersion: string
    readonly answer: { readonly rw: number }
  }
}

/** Chooses in the menu of files, by keyboard. */
async function choose(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Files', exact: true }).focus()
  await page.keyboard.press('Enter')
  const wanted = page.getByRole('menuitem', { name: item })
  await expect(wanted).toBeVisible()
  const isHighlighted = async () => (await wanted.getAttribute('data-highlighted')) !== null
  for (let count = 0; count < 4 && !(await isHighlighted()); count += 1)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
}

async function download(page: Page, item: RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, item)])
  return file
}

async function importFile(page: Page, file: string | { name: string; content: string }): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose(page, /^Import projects/)])
  await chooser.setFiles(
    typeof file === 'string'
      ? file
      : { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.content) },
  )
}
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Import of/ })

test('[BEY-11] a project goes out as a file and comes back as another, by keyboard; several go as a ZIP', async ({
  page,
}) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.deleteAll()
  await own.create('Party wall')
  await own.create('Floor of a flat', 'SingleMassiveElementFloor')
  await page.reload()
  await page.getByRole('row', { name: /Party wall/ }).click()
  const one = await download(page, /^Export the selected project/)
  expect(one.suggestedFilename()).toBe('Party wall.soundleaf.json')
  const path = await one.path()
  const file = JSON.parse(readFileSync(path, 'utf8')) as ProjectFile
  expect(file).toMatchObject({
    format: 'soundleaf-project',
    project: { name: 'Party wall' },
    results: { standard: 'Iso' },
  })
  await expect(page.getByText('1 project saved as “Party wall.soundleaf.json”')).toBeVisible()

  await importFile(page, path)
  await expect(dialog(page).getByText('1 project was imported.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Party wall/ })).toHaveCount(2)
  // What came back is calculated as what went out.
  const { projects } = await own.projects()
  const walls = projects.filter(({ name }) => name === 'Party wall')
  await expect
    .poll(async () =>
      (await own.projects()).projects
        .filter(({ name }) => name === 'Party wall')
        .map(({ numbers }) => numbers?.airborne),
    )
    .toEqual(walls.map(() => file.results.answer.rw))

  const all = await download(page, /^Export the 3 listed projects/)
  expect(all.suggestedFilename()).toBe('projects.soundleaf.zip')
  await importFile(page, await all.path())
  await expect(dialog(page).getByText('3 projects were imported.')).toBeVisible()
})

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

test('[BEY-11] what is wrong with a file is said with its place, and nothing is lost', async ({ page }) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.deleteAll()
  await own.create('Party wall')
  await page.reload()
  await importFile(page, {
    name: 'cut.soundleaf.json',
    content: '{\n  "format": "soundleaf-project",\n  "version": ',
  })
  await expect(dialog(page).getByText('Nothing was imported.')).toBeVisible()
  await expect(dialog(page).getByText(/This is no JSON: line 3, column/)).toBeVisible()
  await look(page, 'import refused')
  await close(page)
  await importFile(page, {
    name: 'newer.soundleaf.json',
    content: JSON.stringify({ format: 'soundleaf-project', version: 2 }),
  })
  await expect(dialog(page).getByText(/The file is of version 2 of the format/)).toBeVisible()
  await close(page)
  await page.route('**/api/projects/import', (route) => route.abort())
  await importFile(page, { name: 'a.soundleaf.json', content: '{}' })
  // Over the dialog stands that of the lost connection.
  await page.getByRole('dialog', { name: 'Network Error' }).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await close(page)
  await expect(page.getByRole('row', { name: /Party wall/ })).toHaveCount(1)
})

test('[BEY-11] the command line says how projects go out and in', () => {
  const root = join(import.meta.dirname, '../..')
  const { stdout } = spawnSync('npm', ['run', '-s', 'admin', '--', '--help'], { cwd: root, encoding: 'utf8' })
  expect(stdout).toContain('export-projects')
  expect(stdout).toContain('import-projects')
})
