import { randomUUID } from 'node:crypto'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../pages/axe'
import { logIn, logOut } from '../pages/journey'
import { freshModel, type GivenFile } from '../pages/model'
import { expect, test } from '../product'

const remote = (page: Page) => page.locator('[data-remote=mf-import]')
const types = (page: Page) => remote(page).getByRole('region', { name: 'Table of types' })
const review = (page: Page) => remote(page).getByRole('region', { name: 'Review of a type' })
const row = (page: Page, name: string) => types(page).getByRole('row').filter({ hasText: name })

async function open(page: Page, email?: string): Promise<void> {
  await logIn(page, email)
  await page.getByRole('button', { name: 'From an IFC file' }).click()
  await expect(page.getByRole('heading', { name: 'Import from IFC', level: 1 })).toBeVisible()
}

const give = (page: Page, file: string | GivenFile) => remote(page).getByLabel('IFC file').setInputFiles(file)

const ifc = (name: string, statements: readonly string[]): GivenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(
    [
      'ISO-10303-21;',
      'HEADER;',
      "FILE_NAME('','',(''),(''),'','','');",
      "FILE_SCHEMA(('IFC4'));",
      'ENDSEC;',
      'DATA;',
      ...statements,
      'ENDSEC;',
      'END-ISO-10303-21;',
    ].join('\n'),
  ),
})

test('[BEY-15] a file is read in the browser, two types become projects, and their ratings go into a copy that differs by the new lines alone', async ({
  page,
}, testInfo) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const model = freshModel('revit-mm-ifc4.ifc')
  await open(page)
  await give(page, model)
  await expect(types(page).getByRole('row')).toHaveCount(7)
  await expect(row(page, 'Interior - Partition')).toContainText('29.1')
  await expect(row(page, 'Interior - Partition')).toContainText('One question')
  await expect(row(page, '810x2110mm')).toContainText('Rw 32 dB')

  await types(page).getByRole('button', { name: 'Interior - Partition (92mm Stud)' }).click()
  await review(page).getByLabel('Are the studs filled?').selectOption('Filled with stone wool')
  await expect(row(page, 'Interior - Partition')).toContainText('Ready')
  await expectAccessible(page)
  for (const name of ['Interior - Partition (92mm Stud)', 'Residential - 14Flr-65Scr-30Ins-200Conc'])
    await types(page)
      .getByRole('checkbox', { name: `Make a project of ${name}` })
      .check({ force: true })
  await remote(page).getByRole('button', { name: 'Make 2 projects' }).click()
  await expect(remote(page).getByText('is a project now')).toHaveCount(2)

  await remote(page).getByRole('button', { name: 'Predict the projects of this file' }).click()
  const ratings = remote(page).getByRole('region', { name: 'Ratings to write' })
  await expect(ratings.getByRole('row')).toHaveCount(3)
  await expect(ratings).toContainText(/Rw \d+ \(-?\d+; -?\d+\) dB/)
  await expect(ratings).toContainText(/Rw \d+ dB, Ln,w \d+ dB/)
  const download = page.waitForEvent('download')
  await remote(page).getByRole('button', { name: 'Write a new file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('revit-mm-ifc4.rated.ifc')
  const saved = testInfo.outputPath('rated.ifc')
  await file.saveAs(saved)
  const [before, after] = [model.buffer, readFileSync(saved)].map((bytes) =>
    bytes.toString('latin1').split('\n'),
  )
  const [lost, found] = [beyond(before, after), beyond(after, before)]
  await expect(remote(page).getByText(/^Written:/)).toContainText(`${found.length - lost.length} lines added`)
  // Three partitions, each with a set of its own, and two floors that share one.
  expect(lost.length).toBe(4)
  expect(lost.every((line) => line.includes('IFCPROPERTYSET'))).toBe(true)
  expect(found.filter((line) => line.includes("'AcousticRating'"))).toHaveLength(4)
  expect(found.every((line) => /IFC(PROPERTY|RELDEFINESBYPROPERTIES)/.test(line))).toBe(true)
  expect(sent.filter((request) => request.includes('ISO-10303-21') || request.includes('IFCWALL'))).toEqual(
    [],
  )

  await findAgain(page, model)
  await remote(page).getByRole('link', { name: 'Open it' }).first().click()
  await expect(page.getByRole('listbox', { name: /^Section/ }).getByRole('option')).toHaveCount(5)
})

/** The same file again finds what was made of it. */
async function findAgain(page: Page, model: GivenFile): Promise<void> {
  await remote(page).getByRole('button', { name: 'Another file' }).click()
  await give(page, model)
  await types(page)
    .getByRole('checkbox', { name: 'Make a project of Interior - Partition (92mm Stud)' })
    .check({ force: true })
  await remote(page).getByRole('button', { name: 'Make one project' }).click()
  await expect(remote(page).getByText('was made a project before')).toBeVisible()
}

test('[BEY-15] types that are saved as a table are the same types when the table is given, and become projects', async ({
  page,
}, testInfo) => {
  await open(page)
  await give(page, freshModel('revit-mm-ifc4.ifc'))
  const rows = await types(page).getByRole('row').allInnerTexts()
  const saved = testInfo.outputPath('types.csv')
  const download = page.waitForEvent('download')
  await remote(page).getByRole('button', { name: 'Save the types as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('revit-mm-ifc4.types.csv')
  await file.saveAs(saved)
  const workbook = page.waitForEvent('download')
  await remote(page).getByRole('button', { name: 'Save the types as XLSX' }).click()
  expect((await workbook).suggestedFilename()).toBe('revit-mm-ifc4.types.xlsx')

  await remote(page).getByRole('button', { name: 'Another file' }).click()
  const broken = Buffer.from(readFileSync(saved, 'utf8').replace('IfcWall', 'IfcBeam'))
  await give(page, { name: 'broken.csv', mimeType: 'text/csv', buffer: broken })
  await expect(remote(page).getByRole('alert')).toContainText(
    'broken.csv is no table of types. Line 2: class is “IfcBeam”; allowed: IfcWall, IfcSlab',
  )
  await give(page, saved)
  await expect.poll(() => types(page).getByRole('row').allInnerTexts()).toEqual(rows)
  await expect(remote(page).getByRole('region', { name: 'Write ratings back' })).toHaveCount(0)
  await expectAccessible(page)
  await types(page)
    .getByRole('checkbox', { name: 'Make a project of Residential - 14Flr-65Scr-30Ins-200Conc' })
    .check({ force: true })
  await remote(page).getByRole('button', { name: 'Make one project' }).click()
  await remote(page).getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('listbox', { name: /^Section/ }).getByRole('option')).toHaveCount(4)
})

const beyond = (some: readonly string[] = [], others: readonly string[] = []) => {
  const known = new Set(others)
  return some.filter((line) => !known.has(line))
}

test('[BEY-15] what is broken, foreign, too large or hostile is refused or shown as text, and nothing of it runs', async ({
  page,
}, testInfo) => {
  await open(page)
  const refusal = remote(page).getByRole('alert')
  await give(page, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(refusal).toContainText('plan.pdf is no IFC file in STEP text')
  const whole = freshModel('revit-mm-ifc4.ifc').buffer
  await give(page, { name: 'half.ifc', mimeType: 'text/plain', buffer: whole.subarray(0, 9000) })
  await expect(refusal).toContainText('half.ifc ends in the middle')
  await give(page, ifc('other.ifc', []))
  await expect(refusal).toContainText('other.ifc has no wall')
  const large = testInfo.outputPath('large.ifc')
  writeFileSync(large, '')
  truncateSync(large, 250_000_001)
  await give(page, large)
  await expect(refusal).toContainText('large.ifc is larger than 250 MB')

  await give(
    page,
    ifc('hostile.ifc', [
      "#1=IFCWALL('w',$,'<img src=x onerror=alert(1)>',$,$,$,$,$,$);",
      "#2=IFCMATERIAL('__proto__',$,$);",
      '#3=IFCMATERIALLAYER(#2,0.1,$,$,$,$,$);',
      '#4=IFCMATERIALLAYERSETUSAGE(#4,.AXIS2.,.POSITIVE.,0.,$);',
      '#5=IFCMATERIALLAYERSET((#3,#3),$,$);',
      "#6=IFCRELASSOCIATESMATERIAL('r',$,$,$,(#1),#5);",
      "#7=IFCWALL('v',$,'Circle',$,$,$,$,$,$);",
      "#8=IFCRELASSOCIATESMATERIAL('s',$,$,$,(#7),#4);",
      `#9=IFCWALL(${'('.repeat(100_000)};`,
    ]),
  )
  await expect(types(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(remote(page).locator('img')).toHaveCount(0)
  await expect(row(page, '__proto__')).toContainText('What is “__proto__”?')
  await expect(row(page, 'Circle')).toContainText('The file gives no material.')
  await expect(remote(page)).toContainText('One line could not be read')
})

test('[BEY-15] by keyboard alone a type is reviewed and becomes a project', async ({ page }) => {
  await open(page)
  await give(page, freshModel('us-inch-ifc2x3.ifc'))
  await types(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(remote(page).getByRole('button', { name: 'Make 3 projects' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(review(page)).toBeVisible()
  await expect(review(page).getByRole('heading')).toContainText('Interior - 4 7/8" Partition (1-hr)')
  await remote(page).getByRole('button', { name: 'Make 3 projects' }).focus()
  await page.keyboard.press('Enter')
  await expect(remote(page).getByText('is a project now')).toHaveCount(3)
})

test('[BEY-15] what one says that a material is, holds in the files of the whole team', async ({ page }) => {
  const material = `Mystery ${randomUUID().slice(0, 8)}`
  const model = ifc('mystery.ifc', [
    "#1=IFCWALL('w',$,'W1',$,'Mystery wall',$,$,$,$);",
    `#2=IFCMATERIAL('${material}',$,$);`,
    '#3=IFCMATERIALLAYER(#2,0.2,$,$,$,$,$);',
    '#4=IFCMATERIALLAYERSET((#3),$,$);',
    "#5=IFCRELASSOCIATESMATERIAL('r',$,$,$,(#1),#4);",
  ])
  const becomes = remote(page).getByLabel(`What ${material} becomes everywhere`)
  await open(page)
  await give(page, model)
  await expect(row(page, 'Mystery wall')).toContainText(`What is “${material}”?`)
  await remote(page).getByRole('button', { name: 'Show the materials' }).click()
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/materials') && response.ok())
  await becomes.selectOption({ label: 'Massive element: Concrete' })
  await expect(row(page, 'Mystery wall')).toContainText('Ready')
  await kept
  await expectAccessible(page)
  await logOut(page)

  await open(page, 'colleague@example.com')
  await give(page, model)
  await expect(row(page, 'Mystery wall')).toContainText('Ready')
  await remote(page).getByRole('button', { name: 'Show the materials' }).click()
  await expect(remote(page).getByRole('region', { name: 'Table of materials' })).toContainText(
    'full@example.com',
  )
})

test('[BEY-15] a trial reads and makes projects, and writes no rating back', async ({ page }) => {
  await open(page, 'trial@example.com')
  await give(page, freshModel('archicad-m-ifc2x3.ifc'))
  await expect(types(page).getByRole('row')).toHaveCount(5)
  await expect(
    remote(page).getByRole('button', { name: 'Predict the projects of this file' }),
  ).toHaveAttribute('aria-disabled', 'true')
})
