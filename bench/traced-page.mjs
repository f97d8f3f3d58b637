// A page of the built product in Chromium, and what something costs its main thread.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { remotes as names } from '../scripts/parts.mjs'
import { ensureProgram } from '../scripts/programs.mjs'
import { listOf, serveProduct, serveRemote, signRemotes, untilHealthy } from '../scripts/product.mjs'

const LONG_MS = 50

/** Runs `work(page, address)` in a product that runs already (PRODUCT) or in one that is started for this. */
export async function inProduct(work) {
  const product =
    process.env.PRODUCT === undefined ? await start() : { address: process.env.PRODUCT, stop() {} }
  const browser = await chromium.launch({
    executablePath: ensureProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(120_000)
    await work(page, product.address)
  } finally {
    await browser.close()
    product.stop()
  }
}

async function start() {
  const port = Number(process.env.BENCH_PORT ?? 5950)
  const folder = mkdtempSync(join(tmpdir(), 'bench-product-'))
  const remotesFile = join(folder, 'remotes.jws')
  const remotes = names.map(({ name }, index) => ({ name, port: port + 1 + index }))
  const remotesKey = await signRemotes(remotesFile, listOf(remotes))
  const address = `http://localhost:${port}`
  const data = join(folder, 'data')
  const env = { PUBLIC_ORIGIN: address }
  const server = serveProduct({ port, folder: data, remotesFile, remotesKey, env, stdio: 'ignore' })
  const children = [server, ...remotes.map((remote) => serveRemote(remote, 'ignore'))]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  await untilHealthy(`${address}/health`, server).catch((error) => {
    stop()
    throw error
  })
  return { address, stop }
}

/** Logs in with a demo account. */
export async function logIn(page, address, email = 'full@example.com') {
  await page.goto(address)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('soundleaf-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'New project', exact: true }).waitFor()
}

/**
 * Does `act(run)` once untraced and then `runs` times traced, and prints how many tasks the main thread had, the longest
 * one by the clock and by the processor, and how many were over 50 ms. One that needed the processor longer fails the
 * bench.
 */
export async function printTasks(name, runs, page, act) {
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
  for (let run = 1; run <= runs; run += 1) await act(run)
  await session.send('Tracing.end')
  await ended
  const main = events.find(({ name: kind, args }) => kind === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = events
    .filter(({ name: kind, tid, pid }) => kind === 'RunTask' && tid === main?.tid && pid === main?.pid)
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }))
  const longest = (what) => Math.max(0, ...tasks.map((task) => task[what])).toFixed(1)
  const long = (what) => tasks.filter((task) => task[what] > LONG_MS).length
  if (long('processor') > 0) process.exitCode = 1
  console.log(
    `${name.padEnd(7)} ${runs} times, ${tasks.length} tasks: longest ${longest('clock')} ms by the clock ` +
      `(${long('clock')} over ${LONG_MS}), ${longest('processor')} ms of the processor (${long('processor')} over ${LONG_MS})`,
  )
}

const FRAME_MS = 1000 / 60

/**
 * Does `act(run)` `runs` times and prints how far the page's frames were from each other meanwhile: the median, the 99th
 * percentile, and the part of them that came a frame late or later.
 */
export async function printFrames(name, runs, page, act) {
  await page.evaluate(() => {
    const frames = { gaps: [], last: performance.now(), next: 0 }
    const step = (now) => {
      frames.gaps.push(now - frames.last)
      frames.last = now
      frames.next = requestAnimationFrame(step)
    }
    frames.next = requestAnimationFrame(step)
    window.measuredFrames = frames
  })
  for (let run = 1; run <= runs; run += 1) await act(run)
  const gaps = await page.evaluate(() => {
    cancelAnimationFrame(window.measuredFrames.next)
    return window.measuredFrames.gaps
  })
  const sorted = gaps.toSorted((a, b) => a - b)
  const at = (part) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1)
  const late = gaps.filter((gap) => gap > 1.5 * FRAME_MS).length
  console.log(
    `${name.padEnd(7)} ${gaps.length} frames: ${at(0.5)} ms from one to the next at the median, ${at(0.99)} ms at the 99th ` +
      `percentile, ${((100 * late) / Math.max(1, gaps.length)).toFixed(1)} % late`,
  )
}
