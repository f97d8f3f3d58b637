import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { untilHealthy } from '../scripts/product.mjs'

const root = join(import.meta.dirname, '..')
const PORT = 5910
// 5 s are promised; a busy machine gets many times that (decision 53).
const RELOAD_LIMIT_MS = 60_000

const view = (text: string) => `
import { defineRemote } from '@soundleaf/federation'
export const remote = defineRemote('mf-print', () => <h1>${text}</h1>)
`

test('[MFE-07] a saved file is on the page of the remote by itself', async ({ page }) => {
  test.setTimeout(240_000)
  // A remote of its own: a test that is killed must not leave its text in the product's source.
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-dev-'))
  const source = join(folder, 'src/remote.tsx')
  mkdirSync(join(folder, 'src'))
  for (const file of ['package.json', 'webpack.config.mjs'])
    cpSync(join(root, 'mf-print', file), join(folder, file))
  symlinkSync(join(root, 'mf-print/node_modules'), join(folder, 'node_modules'))
  writeFileSync(source, view('before'))
  const server = spawn(
    process.execPath,
    [join(root, 'node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, PORT: String(PORT) } },
  )
  try {
    await untilHealthy(`http://localhost:${PORT}/`, server)
    await page.goto(`http://localhost:${PORT}/`)
    await expect(page.getByRole('heading', { name: 'before' })).toBeVisible()
    writeFileSync(source, view('after'))
    await expect(page.getByRole('heading', { name: 'after' })).toBeVisible({ timeout: RELOAD_LIMIT_MS })
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
})
