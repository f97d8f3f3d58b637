// `[PRODUCT=ADDRESS] node bench/sixty-layers.mjs [RUNS]`: what selecting, typing and dragging cost the page's main thread in a wall of 60
// layers, traced in Chromium with the built product (PERF-03: no task over 50 ms). Prints, for each, how many tasks the
// trace holds, the longest one by the clock and by the processor, and how many were over 50 ms.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { remotes as names } from '../scripts/parts.mjs'
import { ensureProgram } from '../scripts/programs.mjs'
import { listOf, serveProduct, serveRemote, signRemotes, untilHealthy } from '../scripts/product.mjs'

const LONG_MS = 50
const RUNS = Number(process.argv[2] ?? 20)
// A product that runs already, or one that is started for this.
const product =
  process.env.PRODUCT === undefined ? await start() : { address: process.env.PRODUCT, stop() {} }
const { address } = product
const browser = await chromium.launch({
  executablePath: ensureProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openSixtyLayers(page)
  const layer = (at) => page.locator('g[role=option]').nth(at)
  const field = (at) => page.locator('ol > li').nth(at).locator('input').first()
  const spot = async (at) => {
    const { x, y } = await layer(at).boundingBox()
    return [x + 2, y + 40]
  }
  await report('select', page, async (run) => {
    await page.mouse.click(...(await spot(10 + (run % 20))))
  })
  await report('type', page, async (run) => {
    await field(12).focus()
    await page.keyboard.type(String(11 + (run % 9)))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
  })
  await report('drag', page, async (run) => {
    const [[x, y], [far]] = [await spot(12), await spot(20 + (run % 9))]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(far, y, { steps: 30 })
    await page.mouse.up()
    await page.keyboard.press('Control+z')
  })
} finally {
  await browser.close()
  product.stop()
}

async function start() {
  const port = Number(process.env.BENCH_PORT ?? 5950)
  const folder = mkdtempSync(join(tmpdir(), 'sixty-layers-'))
  const remotesFile = join(folder, 'remotes.json')
  const remotes = names.map(({ name }, index) => ({ name, port: port + 1 + index }))
  const remotesKey = signRemotes(remotesFile, listOf(remotes))
  const here = `http://localhost:${port}`
  const data = join(folder, 'data')
  const env = { PUBLIC_ORIGIN: here }
  const server = serveProduct({ port, folder: data, remotesFile, remotesKey, env, stdio: 'ignore' })
  const children = [server, ...remotes.map((remote) => serveRemote(remote, 'ignore'))]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  await untilHealthy(`${here}/health`, server).catch((error) => {
    stop()
    throw error
  })
  return { address: here, stop }
}

async function openSixtyLayers(page) {
  page.setDefaultTimeout(120_000)
  await page.goto(address)
  await page.getByLabel('Email', { exact: true }).fill('full@example.com')
  await page.getByLabel('Password', { exact: true }).fill('soundleaf-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Project name').fill('Sixty layers')
  await page.getByRole('radio', { name: 'Single massive element wall', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Create project' }).click()
  for (const side of ['left', 'right'])
    for (const what of ['frame', 'panel'])
      await page.getByRole('button', { name: `Add ${what} on the ${side}` }).click()
  await page.getByRole('button', { name: 'Save to server' }).click()
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)
  await page.route(`**/api/projects/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const project = await answer.json()
    const [structure] = project.structures
    const boards = Array.from({ length: 55 }, () => ({
      ...structure.components[0],
      componentId: randomUUID(),
    }))
    structure.components = [...boards, ...structure.components]
    await route.fulfill({ response: answer, json: project })
  })
  await page.reload()
  await page.locator('g[role=option]').nth(59).waitFor()
  // The results drawer has drawn its charts, and what they cost is not ours.
  await page.waitForTimeout(3000)
}

async function report(name, page, act) {
  await act(0)
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  })
  for (let run = 1; run <= RUNS; run += 1) await act(run)
  await session.send('Tracing.end')
  await ended
  const main = events.find(({ name: kind, args }) => kind === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = events
    .filter(({ name: kind, tid, pid }) => kind === 'RunTask' && tid === main?.tid && pid === main?.pid)
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }))
  const longest = (what) => Math.max(0, ...tasks.map((task) => task[what])).toFixed(1)
  const long = (what) => tasks.filter((task) => task[what] > LONG_MS).length
  console.log(
    `${name.padEnd(7)} ${RUNS} times, ${tasks.length} tasks: longest ${longest('clock')} ms by the clock ` +
      `(${long('clock')} over ${LONG_MS}), ${longest('processor')} ms of the processor (${long('processor')} over ${LONG_MS})`,
  )
}
