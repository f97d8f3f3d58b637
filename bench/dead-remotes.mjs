// What a person waits for when all remotes are dead, hang, or answer garbage: until the shell can be used, until
// a broken place says so, and until "Try again" has what is mended. `node bench/dead-remotes.mjs [RUNS]`; build first.
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { remotes, root } from '../scripts/parts.mjs'
import { lineOf } from '../scripts/remotes/list-file.mjs'
import { serveProduct, serveRemote, signRemotes, untilHealthy } from '../scripts/product.mjs'
import { ensureProgram } from '../scripts/programs.mjs'

const RUNS = Number(process.argv[2] ?? 5)
const FIRST_PORT = Number(process.env.BENCH_FIRST_PORT ?? 5970)
const AIM_MS = { shell: 2000, place: 6000 }
const ANSWERS = {
  dead: (request) => request.socket.resetAndDestroy(),
  hanging: () => undefined,
  garbage: (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      .end('}{ garbage'),
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
let broken = null

/** The remotes' origin: as `broken` says, or what the remotes' own servers answer. */
const origin = createServer(async (request, response) => {
  if (broken !== null) return broken(request, response)
  const [, name, file] = request.url.split('/')
  const at = remotes.findIndex((remote) => remote.name === name)
  const answer = await fetch(`http://localhost:${FIRST_PORT + 2 + at}/${file}`)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
})

async function logIn(page) {
  await page.getByLabel('Email', { exact: true }).fill('full@example.com')
  await page.getByLabel('Password', { exact: true }).fill('soundleaf-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** One visit with nothing kept: milliseconds from the address to each moment. */
async function visit(browser, address, answer) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    await page.goto(address)
    await logIn(page)
    await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    broken = answer
    const started = Date.now()
    await page.goto(`${address}/projects`, { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: /^Account menu/ })
    await menu.click({ timeout: 60_000 })
    await page.getByRole('menuitem').first().waitFor({ timeout: 60_000 })
    const shell_ms = Date.now() - started
    await page.keyboard.press('Escape')
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await tryAgain.waitFor({ timeout: 60_000 })
    const place_ms = Date.now() - started
    broken = null
    const pressed = Date.now()
    await tryAgain.click({ timeout: 3000 }).catch(() => undefined)
    await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor({ timeout: 60_000 })
    return { shell_ms, place_ms, again_ms: Date.now() - pressed }
  } finally {
    broken = null
    await context.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-bench-'))
const remotesFile = join(folder, 'remotes.jws')
const remotesKey = await signRemotes(remotesFile, {
  overrideOrigins: [],
  remotes: remotes.map(({ name }) =>
    lineOf(join(root, name, 'dist'), `http://localhost:${FIRST_PORT + 1}/${name}`),
  ),
})
const children = remotes.map(({ name }, at) => serveRemote({ name, port: FIRST_PORT + 2 + at }, 'ignore'))
const server = serveProduct({
  port: FIRST_PORT,
  folder: join(folder, 'data'),
  remotesFile,
  remotesKey,
  env: { SESSION_LEASE_S: '0' },
  stdio: 'ignore',
})
const browser = await chromium.launch({
  executablePath: ensureProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await untilHealthy(`http://localhost:${FIRST_PORT}/health`, server)
  await Promise.all(
    remotes.map((_remote, at) =>
      untilHealthy(`http://localhost:${FIRST_PORT + 2 + at}/remoteEntry.js`, children[at]),
    ),
  )
  await new Promise((resolve) => origin.listen(FIRST_PORT + 1, '127.0.0.1', resolve))
  for (const [how, answer] of Object.entries(ANSWERS)) {
    const found = []
    for (let run = 0; run < RUNS; run += 1)
      found.push(await visit(browser, `http://localhost:${FIRST_PORT}`, answer))
    const of = (key) => {
      const values = found.map((one) => one[key])
      return `${median(values)} ms (at most ${Math.max(...values)})`
    }
    console.log(
      `${how.padEnd(8)} shell ${of('shell_ms')}, aim ${AIM_MS.shell}; place says so ${of('place_ms')}, aim ${AIM_MS.place}; mended by Try again after ${of('again_ms')}`,
    )
  }
} finally {
  await browser.close()
  for (const child of [...children, server]) child.kill('SIGTERM')
  origin.closeAllConnections()
  origin.close()
  rmSync(folder, { recursive: true, force: true })
}
