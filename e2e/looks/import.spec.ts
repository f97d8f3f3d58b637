import type { Page } from '@playwright/test'
import { logIn } from '../pages/journey'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'
import { freshModel } from '../pages/model'
import { expect, test } from '../product'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

const remote = (page: Page) => page.locator('[data-remote=mf-import]')

test('[BEY-15, A11Y-01, A11Y-03] the import in each of its states', async ({ page }) => {
  await logIn(page)
  await page.getByRole('button', { name: 'From an IFC file' }).click()
  await expect(page.getByRole('heading', { name: 'Import from IFC', level: 1 })).toBeVisible()
  await look(page, 'import empty')
  const file = remote(page).getByLabel('IFC file')
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(remote(page).getByRole('alert')).toContainText('is no IFC file')
  await look(page, 'import refused')

  await file.setInputFiles(freshModel('revit-mm-ifc4.ifc'))
  const types = remote(page).getByRole('region', { name: 'Table of types' })
  await expect(types.getByRole('row')).toHaveCount(7)
  await look(page, 'import types')
  await types.getByRole('button', { name: 'Exterior - Brick on Block' }).click()
  await expect(remote(page).getByRole('region', { name: 'Review of a type' })).toBeVisible()
  await look(page, 'import review of a wall')
  await types.getByRole('button', { name: 'Residential - 14Flr-65Scr-30Ins-200Conc' }).click()
  await look(page, 'import review of a floor')
  await types.getByRole('button', { name: 'Wall-Ext_102Bwk-75Ins-100LBlk-12P' }).click()
  await look(page, 'import review without thicknesses')

  await types
    .getByRole('checkbox', { name: 'Make a project of every type that is shown' })
    .check({ force: true })
  await remote(page).getByRole('button', { name: 'Make 3 projects' }).click()
  await expect(remote(page).getByText('is a project now')).toHaveCount(3)
  await remote(page).getByRole('button', { name: 'Predict the projects of this file' }).click()
  await expect(remote(page).getByRole('region', { name: 'Ratings to write' }).getByRole('row')).toHaveCount(4)
  await look(page, 'import ratings to write')
})
