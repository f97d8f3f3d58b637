// What federation costs against the same application as one bundle: bytes of script and time until a page can be used,
// cold cache, slow profile (40 ms, 10 Mbit/s, processor x4), runs interleaved. `node bench/federation/measure.mjs [runs]`
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { countSentScripts, holdFetchingAhead, useLine } from '../../scripts/wire.mjs'
import { build } from '../../scripts/build.mjs'
import { remotes, root } from '../../scripts/parts.mjs'
import { listOf, serveProduct, serveRemote, signRemotes, untilHealthy } from '../../scripts/product.mjs'
import { ensureProgram } from '../../scripts/programs.mjs'

const RUNS = Number(process.argv[2] ?? 7)
const FIRST_PORT = Number(process.env.BENCH_FIRST_PORT ?? 5800)
const AIM = { bytes: 1.15, time: 1.1 }

const PAGES = {
  '/': (page) => page.locator('[data-remote][data-state=ready]').getByLabel('Email', { exact: true }),
  '/projects': (page) =>
    page.locator('[data-remote][data-state=ready]').getByRole('heading', { name: 'Projects', exact: true }),
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Opens a page with nothing in the cache; its bytes of script, and when it could be used. */
async function open(browser, address, path, login) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await holdFetchingAhead(page)
  try {
    if (login) await logIn(page, address)
    const session = await context.newCDPSession(page)
    await useLine(page, { bits_per_s: 10_000_000, latency_ms: 40 })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const sent = await countSentScripts(page)
    let requests = 0
    page.on('request', (request) => (requests += request.resourceType() === 'script' ? 1 : 0))
    const started = Date.now()
    await page.goto(address + path)
    await PAGES[path](page).waitFor({ timeout: 30_000 })
    return { time_ms: Date.now() - started, bytes: sent(), requests }
  } finally {
    await context.close()
  }
}

/** Where a remote missed its time on a busy machine, the shell stands in for it: that run is made again. */
async function measure(...run) {
  for (let tries = 1; ; tries += 1)
    try {
      return await open(...run)
    } catch (error) {
      if (tries === 3) throw error
    }
}

async function logIn(page, address) {
  await page.goto(address)
  await page.getByLabel('Email', { exact: true }).fill('full@example.com')
  await page.getByLabel('Password', { exact: true }).fill('soundleaf-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await PAGES['/projects'](page).waitFor({ timeout: 120_000 })
}

await build()
const mono = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/webpack-cli/bin/cli.js'),
    '--config',
    'webpack.config.mjs',
    '--mode',
    'production',
  ],
  { cwd: import.meta.dirname, encoding: 'utf8' },
)
if (mono.status !== 0) throw new Error(mono.stdout + mono.stderr)

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-bench-'))
const served = remotes.map(({ name }, at) => ({ name, port: FIRST_PORT + 2 + at }))
const remotesFile = join(folder, 'remotes.jws')
const remotesKey = await signRemotes(remotesFile, listOf(served))
const variants = { federated: join(root, 'shell/dist'), 'one bundle': join(import.meta.dirname, 'dist') }
const children = served.map((remote) => serveRemote(remote, 'ignore'))
// A remote that is not there is not measured: the shell would stand in for it.
await Promise.all(
  served.map(({ port }, at) => untilHealthy(`http://localhost:${port}/remoteEntry.js`, children[at])),
)
const addresses = {}
for (const [at, [name, shell]] of Object.entries(variants).entries()) {
  const port = FIRST_PORT + at
  const env = { SHELL_FOLDER: shell, SESSION_LEASE_S: '0' }
  const server = serveProduct({
    port,
    folder: join(folder, String(at)),
    remotesFile,
    remotesKey,
    env,
    stdio: 'ignore',
  })
  children.push(server)
  addresses[name] = `http://localhost:${port}`
  await untilHealthy(`${addresses[name]}/health`, server)
}
const browser = await chromium.launch({
  executablePath: ensureProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`medians of ${RUNS} interleaved runs, slow profile`)
  for (const path of Object.keys(PAGES)) {
    const found = { federated: [], 'one bundle': [] }
    for (let run = 0; run < RUNS; run += 1)
      for (const [name, address] of Object.entries(addresses))
        found[name].push(await measure(browser, address, path, path !== '/'))
    const of = (name, key) => median(found[name].map((one) => one[key]))
    for (const name of Object.keys(found))
      console.log(
        `${path.padEnd(10)} ${name.padEnd(11)} ${(of(name, 'bytes') / 1024).toFixed(0)} KiB of script in ${of(name, 'requests')} requests, usable after ${of(name, 'time_ms')} ms`,
      )
    const ratio = (key) => (of('federated', key) / of('one bundle', key)).toFixed(2)
    console.log(
      `${path.padEnd(10)} ratio       bytes ${ratio('bytes')} (aim ${AIM.bytes}), time ${ratio('time_ms')} (aim ${AIM.time})`,
    )
  }
} finally {
  await browser.close()
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
