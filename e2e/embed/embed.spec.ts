import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from '@playwright/test'
import { expect, RATING, results, test } from './partners'

const root = join(import.meta.dirname, '../..')
const ROUNDS = 50 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? '1')

const rating = async (page: Page): Promise<string | undefined> =>
  /Rw \(C; Ctr\)\s*(\d\d)/.exec(await results(page).innerText())?.[1]

/** What the partner's page looks like, element by element; how high the page is changes with what stands in it. */
const looks = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, nav, nav a, main, #catalogue, #catalogue *')]
      .slice(0, 30)
      .map((element) => {
        const style = getComputedStyle(element)
        const names = [...style].filter(
          (name) => !/(^|-)(height|width|block-size|inline-size|origin)$/.test(name),
        )
        return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
      }),
  )

/** Which properties of which elements differ. */
const differences = (before: Record<string, string>[], after: Record<string, string>[]): string[] =>
  before.flatMap((style, at) =>
    Object.entries(style).flatMap(([name, value]) =>
      after[at]?.[name] === value ? [] : `${at} ${name}: ${value} → ${after[at]?.[name]}`,
    ),
  )

test('[EMB-01] a single-spa portal with React 18 and hostile styles shows results, and neither spoils the other', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto(`${product.portal}/#/catalogue`)
  await expect(page.getByRole('heading', { name: 'React 18.3.1' })).toBeVisible()
  const before = await looks(page)
  expect(before.length).toBeGreaterThanOrEqual(20)
  const head = await page.locator('head > *').count()

  await page.getByRole('link', { name: 'Catalogue with results' }).click()
  await expect(results(page)).toContainText(RATING)
  await expect.poll(async () => differences(before, await looks(page))).toEqual([])
  const ours = await results(page).evaluate((region) => {
    const { fontFamily, fontSize, textTransform, borderTopWidth, letterSpacing } = getComputedStyle(region)
    const svg = region.querySelector('svg.highcharts-root')
    return {
      fontFamily,
      fontSize,
      textTransform,
      borderTopWidth,
      letterSpacing,
      chart: svg === null ? '' : getComputedStyle(svg).display,
    }
  })
  await page.screenshot({ path: test.info().outputPath('portal.png') })
  expect(ours).toMatchObject({ textTransform: 'none', borderTopWidth: '0px', letterSpacing: 'normal' })
  expect(ours.fontFamily).not.toContain('cursive')
  expect(ours.chart).not.toBe('none')

  await page.getByRole('button', { name: 'Ordered 0' }).click()
  await page.getByRole('link', { name: 'Catalogue', exact: true }).click()
  await expect(results(page)).toHaveCount(0)
  await expect.poll(async () => differences(before, await looks(page))).toEqual([])
  await expect(page.locator('head > *')).toHaveCount(head)
  await expect(page.getByRole('button', { name: 'Ordered 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Catalogue with results' }).click()
  await expect(results(page)).toContainText(RATING)
  expect(complaints).toEqual([])
})

test('[EMB-03] a plain page shows results with the element alone, and follows what it gives', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto(product.plainPage)
  await expect(results(page)).toContainText(RATING)
  const thick = Number(await rating(page))
  await page.getByLabel('Thickness, mm').fill('100')
  await page.getByLabel('Thickness, mm').blur()
  await expect.poll(async () => Number(await rating(page))).toBeLessThan(thick)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ])
  expect(complaints).toEqual([])
})

test('[EMB-02] the same page on an origin that is not registered gets no token and shows no result', async ({
  page,
  product,
}) => {
  await page.goto(product.stranger)
  await expect(results(page)).toContainText('No connection')
  // A token of another page does not help: the browser says whose page asks.
  const token = await (await fetch(`${product.plainPage}/token`)).text()
  await page.evaluate((stolen) => {
    const element = document.querySelector('soundleaf-results')
    if (element !== null) Object.assign(element, { getToken: () => stolen })
  }, token)
  await results(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page)).toContainText('No connection')
})

/** A page with React of a version, and ours in the middle of its tree. */
async function hostPage(page: Page, address: string, react: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import * as React from 'react'
        import * as ReactDom from 'react-dom'
        const host = document.createElement('div')
        document.body.append(host)
        function Host() {
          const [count, setCount] = React.useState(0)
          return React.createElement('div', null,
            React.createElement('button', { onClick: () => setCount(count + 1) }, 'React ' + React.version + ' counts ' + count),
            React.createElement('soundleaf-results', { id: 'inside' }))
        }
        const element = React.createElement(Host)
        if (ReactDom.render) ReactDom.render(element, host)
        else import('react-dom/client').then(({ createRoot }) => createRoot(host).render(element))`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    alias: react === '19' ? {} : { react: `react-${react}`, 'react-dom': `react-dom-${react}` },
    external: ['react-dom-17/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  await page.goto(address)
  await page.addScriptTag({ content: outputFiles?.[0]?.text ?? '', type: 'module' })
}

for (const react of ['17', '18', '19']) {
  test(`[EMB-01] a host with React ${react} and ours go on side by side`, async ({ page, product }) => {
    await hostPage(page, product.plainPage, react)
    const button = page.getByRole('button', { name: new RegExp(`React ${react}\\.`) })
    await expect(button).toContainText('counts 0')
    await page.evaluate(async () => {
      const construction: unknown = await (await fetch('/construction.json')).json()
      Object.assign(document.getElementById('inside') ?? {}, {
        getToken: async () => (await fetch('/token')).text(),
        construction,
      })
    })
    const inside = page.locator('#inside').getByRole('region', { name: 'Sound insulation', exact: true })
    await expect(inside).toContainText(RATING)
    await button.click()
    await expect(button).toContainText('counts 1')
    await expect(inside).toContainText(RATING)
  })
}

/** Calls the lifecycles of the embed in the page; the answers to its calls are made up, so that only it is tested. */
async function bench(page: Page, address: string, embed: string): Promise<void> {
  await page.route(`${embed}/api/embed/calculate`, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'Busy', message: 'Made up' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.goto(`${address}/construction.json`)
  await page.setContent('<main><div id="a"></div><div id="b"></div></main>')
}

test(`[EMB-01] ${ROUNDS} random sequences of mount, update and unmount end as the last call says`, async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(600_000)
  await bench(page, product.plainPage, product.embed)
  const wrong = await page.evaluate(
    async ([script, rounds, seed]) => {
      const embed = (await import(`${script}/soundleaf-results.js`)) as Record<
        string,
        (props: object) => Promise<void>
      >
      const places = ['a', 'b'].map((id) => document.getElementById(id))
      const rejections: string[] = []
      window.addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)))
      let state = Number(seed)
      const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const faults: string[] = []
      for (let round = 0; round < Number(rounds); round += 1) {
        const mounted = [false, false]
        const calls: Promise<void>[] = []
        const steps = 2 + Math.floor(random() * 8)
        for (let step = 0; step < steps; step += 1) {
          const at = random() < 0.5 ? 0 : 1
          const kind = ['mount', 'update', 'unmount'][Math.floor(random() * 3)] ?? 'mount'
          const props = {
            name: `place-${at}`,
            domElement: places[at],
            construction: null,
            getToken: () => 'x',
            theme: random() < 0.5 ? 'dark' : 'light',
          }
          if (kind === 'mount') mounted[at] = true
          if (kind === 'unmount') mounted[at] = false
          calls.push(embed[kind]?.(props) ?? Promise.reject(new Error(`no ${kind}`)))
          if (random() < 0.5) await wait(random() * 6)
        }
        const outcomes = await Promise.allSettled(calls)
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') faults.push(`${round}: ${String(outcome.reason)}`)
        for (const at of [0, 1]) {
          const shown = places[at]?.childElementCount ?? -1
          if (shown !== (mounted[at] === true ? 1 : 0)) faults.push(`${round}: place ${at} holds ${shown}`)
          await embed.unmount?.({ name: `place-${at}`, domElement: places[at], construction: null })
        }
      }
      return [...faults, ...rejections]
    },
    [product.embed, String(ROUNDS), '20260310'] as const,
  )
  expect(wrong).toEqual([])
  expect(complaints).toEqual([])
})

test('[EMB-01] fifty cycles of mount and unmount leave nothing behind', async ({ page, product }) => {
  test.setTimeout(300_000)
  await bench(page, product.plainPage, product.embed)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const cycle = (times: number) =>
    page.evaluate(
      async ([script, count]) => {
        const embed = (await import(`${script}/soundleaf-results.js`)) as Record<
          string,
          (props: object) => Promise<void>
        >
        const domElement = document.getElementById('a')
        const props = { name: 'cycle', domElement, construction: null, getToken: () => 'x' }
        for (let at = 0; at < Number(count); at += 1) {
          await embed.mount?.(props)
          await embed.unmount?.(props)
        }
      },
      [product.embed, String(times)] as const,
    )
  const measure = async () => {
    for (let at = 0; at < 3; at += 1) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') }
  }
  await cycle(5)
  const before = await measure()
  await cycle(50)
  // What is to be collected may take the collector more than one turn.
  await expect(async () => {
    const after = await measure()
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(50)
  }).toPass({ timeout: 30_000 })
})
