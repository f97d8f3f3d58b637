// How long a saved file of a remote takes to its own page: the remote's whole source, its dev server, Chromium.
// `node bench/reload.mjs [remote …]`, all when none is named; the aim is 5 s.
import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { remotes, root } from '../scripts/parts.mjs'
import { untilHealthy } from '../scripts/product.mjs'
import { ensureProgram } from '../scripts/programs.mjs'

const PORT = Number(process.env.BENCH_FIRST_PORT ?? 5990)
const SAVES = 3
const AIM_S = 5
/** A machine that does other work gets many times that. */
const LIMIT_MS = 120_000

const named = process.argv.slice(2)
const names = named.length > 0 ? named : remotes.map(({ name }) => name)

/** The remote has drawn something that a person can read: its skeleton has no text. */
const drawn = (page) =>
  page
    .getByText(/\w{4,}/)
    .filter({ visible: true })
    .first()

/** Saves a file of the remote so many times; the seconds until the page has each. */
async function measure(browser, name) {
  // A copy: who ends this early must not leave its text in the product's source.
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-dev-'))
  for (const part of ['package.json', 'webpack.config.mjs', 'src'])
    cpSync(join(root, name, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, name, 'node_modules'), join(folder, 'node_modules'))
  const server = spawn(
    process.execPath,
    [join(root, 'node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, PORT: String(PORT) } },
  )
  const page = await browser.newPage()
  try {
    await untilHealthy(`http://localhost:${PORT}/`, server)
    await page.goto(`http://localhost:${PORT}/`)
    await drawn(page).waitFor({ timeout: LIMIT_MS })
    const seconds = []
    for (let save = 1; save <= SAVES; save += 1) {
      const started = Date.now()
      appendFileSync(join(folder, 'src/remote.tsx'), `\ndocument.documentElement.dataset.saved = '${save}'\n`)
      await page.locator(`html[data-saved="${save}"]`).waitFor({ timeout: LIMIT_MS, state: 'attached' })
      await drawn(page).waitFor({ timeout: LIMIT_MS })
      seconds.push((Date.now() - started) / 1000)
    }
    return seconds
  } finally {
    await page.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

const browser = await chromium.launch({
  executablePath: ensureProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const name of names) {
    const seconds = await measure(browser, name)
    console.log(
      `${name.padEnd(12)} a saved file is on the page after ${seconds.map((s) => s.toFixed(1)).join(', ')} s (aim ${AIM_S})`,
    )
  }
} finally {
  await browser.close()
}
