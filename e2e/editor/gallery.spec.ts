import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FRAME_TYPES } from '@soundleaf/contracts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../pages/axe'

/**
 * Letters are another machine's font, so they are not in the pictures; what is left of a line that is smoothed
 * differently is under the threshold, and a handful of dots may differ. The lip of a steel stud 1 mm longer is seen.
 */
const TOLERANCE = {
  stylePath: join(import.meta.dirname, 'without-letters.css'),
  threshold: 0.2,
  maxDiffPixels: 15,
}

let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundleaf-gallery-'))
  execFileSync(process.execPath, [join(import.meta.dirname, '../../mf-editor/gallery/build.mjs'), folder])
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FIGURES = [...FRAME_TYPES, 'Rib panel', 'Materials in a wall', 'Materials in a floor']

test('[DRW-05] every frame type and material looks as it did', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  const figures = page.locator('[data-figure]')
  await expect(figures).toHaveCount(FIGURES.length)
  for (const name of FIGURES) {
    await expect
      .soft(page.locator(`[data-figure="${name}"]`))
      .toHaveScreenshot(`${name.toLowerCase().replaceAll(' ', '-')}.png`, TOLERANCE)
  }
  await expectAccessible(page)
})
