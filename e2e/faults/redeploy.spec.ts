import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/parts.mjs'
import { integrityOf } from '../../scripts/remotes/list-file.mjs'
import { drawing, logIn, newProject, results, save, setProperty } from '../pages/journey'
import { untilDrawn } from '../pages/look'
import { expect, test } from './faulty-product'
import { forgetFiles } from './places'

const REMOTE = 'mf-editor'
const dist = join(root, REMOTE, 'dist')
/** Chunks beside the entry that are loaded when something is first used. */
const isLate = (name: string) => /\.js$/.test(name) && name !== 'remoteEntry.js'

/** The same remote as a further build: other bytes, so another hash. */
function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-next-'))
  cpSync(dist, folder, { recursive: true })
  const entry = `${readFileSync(join(folder, 'remoteEntry.js'), 'utf8')}\n/* the next build */\n`
  writeFileSync(join(folder, 'remoteEntry.js'), entry)
  return folder
}

test('[MFE-05, OPS-10] M8: a redeploy under an open tab with unsaved edits: nothing while the old files are kept; when they are gone, one notice, one reload, and the edits are there', async ({
  page,
  product,
}) => {
  await logIn(page)
  await newProject(page, 'Redeploy', 'Single massive element wall')
  const saved = await save(page)
  await page.goto(saved)
  await expect(drawing(page)).toBeVisible()
  await drawing(page).getByRole('option').first().click()
  await setProperty(page, 'Thickness', '260')
  await expect(results(page)).toBeVisible()

  const next = nextBuild()
  const entry = readFileSync(join(next, 'remoteEntry.js'), 'utf8')
  for (const name of readdirSync(next).filter(isLate)) {
    product.code.put(`/next/${name}`, readFileSync(join(next, name), 'utf8'))
  }
  product.code.put('/next/remoteEntry.js', entry)
  const { remotes, ...rest } = product.list()
  await product.publish({
    ...rest,
    remotes: remotes.map((line) =>
      line.name === REMOTE
        ? {
            ...line,
            entry: `${product.codeOrigin}/next/remoteEntry.js`,
            integrity: integrityOf(entry),
          }
        : line,
    ),
  })
  rmSync(next, { recursive: true })

  // Old files are kept: the tab stays on the build it began with.
  await setProperty(page, 'Thickness', '270')
  await expect(drawing(page)).toBeVisible()
  expect(product.code.asked.filter((line) => line.includes('/next/'))).toEqual([])

  // The old files go. A chunk of the running build that is wanted now is gone for ever.
  await forgetFiles(page)
  product.code.set({ match: new RegExp(`^/${REMOTE}/`), mode: '404' })
  const ask = (count: number) =>
    page.evaluate(
      ([address, times]) => {
        for (let at = 0; at < Number(times); at += 1) {
          // As the remote's own runtime does it.
          const script = document.createElement('script')
          script.dataset.webpack = 'mf_editor:late'
          script.src = `${address}/late.0a1b2c3d.js`
          document.head.append(script)
        }
      },
      [`${product.codeOrigin}/${REMOTE}`, String(count)] as const,
    )
  await ask(3)
  await expect(page.getByText('A newer version has been published')).toBeVisible()
  await expect(page.getByText('A newer version has been published')).toHaveCount(1)
  let asked = false
  page.on('dialog', (dialog) => {
    asked = true
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  const restore = page
    .getByRole('button', { name: /Restore|Open the draft|Continue|Use the draft|Yes/ })
    .first()
  await restore.click()
  await expect(drawing(page)).toBeVisible()
  await drawing(page).getByRole('option').first().click()
  await expect(page.getByRole('spinbutton', { name: 'Thickness', exact: true })).toHaveValue('270')
  expect(asked, 'the browser itself asked nothing').toBe(false)
  expect(product.code.asked.some((line) => line.includes('/next/remoteEntry.js'))).toBe(true)
  const lost = page.waitForResponse(/late\.0a1b2c3d\.js$/)
  await ask(1)
  await lost
  await untilDrawn(page)
  await expect(page.getByText('A newer version has been published')).toHaveCount(0)
})
