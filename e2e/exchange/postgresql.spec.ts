import { readFileSync } from 'node:fs'
import { expect } from '../product'
import { Elsewhere } from '../pages/api'
import { logIn } from '../pages/journey'
import { freshModel } from '../pages/model'
import { test } from '../product-on-postgresql'

const TYPE = 'Interior - Partition (92mm Stud)'

// Each step has tests of its own on the embedded database; here they follow each other on the other one.
test('[BEY-11, BEY-15] on PostgreSQL a model’s type becomes a project, whose rating goes back, which goes out and in as a file, has a history and is read by a link', async ({
  page,
  browser,
  product,
}) => {
  await logIn(page)
  await page.getByRole('button', { name: 'From an IFC file' }).click()
  const remote = page.locator('[data-remote=mf-import]')
  await remote.getByLabel('IFC file').setInputFiles(freshModel('revit-mm-ifc4.ifc'))
  const types = remote.getByRole('region', { name: 'Table of types' })
  await types.getByRole('checkbox', { name: `Make a project of ${TYPE}` }).check({ force: true })
  await remote.getByRole('button', { name: 'Make one project' }).click()
  await expect(remote.getByText('is a project now')).toHaveCount(1)
  await remote.getByRole('button', { name: 'Predict the projects of this file' }).click()
  await expect(remote.getByRole('region', { name: 'Ratings to write' })).toContainText(
    /Rw \d+ \(-?\d+; -?\d+\) dB/,
  )
  const [rated] = await Promise.all([
    page.waitForEvent('download'),
    remote.getByRole('button', { name: 'Write a new file' }).click(),
  ])
  expect(readFileSync(await rated.path(), 'latin1')).toMatch(/'AcousticRating',\$,IFCLABEL\('Rw \d+ /)

  await page.goto('/projects')
  const row = page.getByRole('row', { name: /Interior - Partition/ })
  await row.click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Files', exact: true })
      .click()
      .then(() => page.getByRole('menuitem', { name: /^Export the selected project/ }).click()),
  ])
  const out = await file.path()
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: /^Import projects/ }).click(),
  ])
  await chooser.setFiles(out)
  const done = page.getByRole('dialog', { name: /^Import of/ })
  await expect(done.getByText('1 project was imported.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(2)

  const own = await Elsewhere.asAnotherTab(page)
  const [saved] = (await own.projects()).projects
  await own.change(saved?.projectId ?? '', () => ({ name: 'Tendered' }))
  await page.reload()
  await page.getByRole('row', { name: /Tendered/ }).click()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const history = page.getByRole('dialog', { name: 'History of “Tendered”' })
  await expect(history.getByRole('radio')).toHaveCount(2)
  await history.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Restored as revision 3; nothing between is lost')).toBeVisible()
  await page.keyboard.press('Escape')

  await row.first().click()
  await page.getByRole('button', { name: 'Links', exact: true }).click()
  const links = page.getByRole('dialog', { name: /^Links to/ })
  await links.getByRole('button', { name: 'Make a link' }).click()
  const address = await links.getByLabel('The link', { exact: true }).inputValue()
  expect(address.startsWith(`${product.address}/link#`)).toBe(true)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: /Interior - Partition/, level: 1 })).toBeVisible()
})
