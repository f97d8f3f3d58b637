import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, type PartneredProduct } from './partners'

const CONSTRUCTION = join(import.meta.dirname, '../../examples/plain-page/public/construction.json')
const RATING = /Rw \(C; Ctr\)\s*\d\d/
const results = (page: Page, id = 'results') =>
  page.locator(`#${id}`).getByRole('region', { name: 'Sound insulation', exact: true })
const rating = async (page: Page, id?: string): Promise<string | undefined> =>
  /Rw \(C; Ctr\)\s*(\d\d)/.exec(await results(page, id).innerText())?.[1]

/** A page of the partner's own making, on an origin that is registered. */
async function visit(
  page: Page,
  product: PartneredProduct,
  { body, headers = {} }: { body: string; headers?: Record<string, string> },
): Promise<void> {
  own = createServer((request, response) => {
    if (request.url === '/token')
      return void tokenFor(product).then((token) =>
        response.writeHead(200, { 'cache-control': 'no-store' }).end(token),
      )
    if (request.url === '/construction.json') return void response.end(readFileSync(CONSTRUCTION))
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    response.end(
      `<!doctype html><title>A page of a partner</title>${body.replaceAll('EMBED', product.embed)}`,
    )
  })
  const { port } = new URL(product.own)
  await new Promise<void>((resolve) => own?.listen(Number(port), '127.0.0.1', resolve))
  await page.goto(product.own)
}

async function tokenFor({ embed, own: origin }: PartneredProduct): Promise<string> {
  const answer = await fetch(`${embed}/api/embed/token`, {
    method: 'POST',
    headers: { authorization: 'Bearer soundleaf-demo-partner-key', 'content-type': 'application/json' },
    body: JSON.stringify({ origin, form: 'page' }),
  })
  return ((await answer.json()) as { token: string }).token
}

let own: Server | null = null
const closeOwn = async (): Promise<void> => {
  own?.closeAllConnections()
  await new Promise((resolve) => (own === null ? resolve(null) : own.close(resolve)))
  own = null
}
test.afterEach(closeOwn)

const element = (id = 'results', attributes = '') =>
  `<soundleaf-results id="${id}" ${attributes}></soundleaf-results>`
const script = (attributes = '') =>
  `<script type="module" ${attributes} src="EMBED/soundleaf-results.js"></script>`
const show = (id = 'results', nonce = '') => `<script type="module" ${nonce}>
  const place = document.getElementById('${id}')
  place.getToken = async () => (await fetch('/token')).text()
  place.construction = await (await fetch('/construction.json')).json()
</script>`

test('[EMB-03, SEC-05] a partner with the policy of the guide: results, and not one violation', async ({
  page,
  product,
  complaints,
}) => {
  await visit(page, product, {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${product.embed} 'nonce-abc'; style-src 'nonce-abc'; connect-src 'self' ${product.embed}; img-src 'self'; base-uri 'none'`,
    },
    body: `${script()}${element('results', 'nonce="abc"')}${show('results', 'nonce="abc"')}`,
  })
  await expect(results(page)).toContainText(RATING)
  await expect(results(page).locator('svg.highcharts-root').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('[EMB-01, EMB-03] a page that shouts its styles and meddles with the built-in objects: the results are readable', async ({
  page,
  product,
}) => {
  await visit(page, product, {
    body: `<style>
      * { color: rgb(1, 2, 3) !important; font: 40px cursive !important; text-transform: uppercase !important; letter-spacing: 9px !important; direction: rtl !important; }
      div, section, table, svg { border: 9px solid red !important; display: inline !important; }
    </style>
    <script>
      Array.prototype.last = function () { return this[this.length - 1] }
      Array.prototype.toJSON = undefined
      String.prototype.trim = function () { return String(this).replace(/^ +| +$/g, '') }
      const append = Element.prototype.append
      Element.prototype.append = function (...nodes) { return append.apply(this, nodes) }
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
    </script>${script()}${element()}${show()}`,
  })
  await expect(results(page)).toContainText(RATING)
  const look = await results(page).evaluate((region) => {
    const { textTransform, letterSpacing, direction, fontFamily, color, borderTopWidth } =
      getComputedStyle(region)
    return { textTransform, letterSpacing, direction, fontFamily, color, borderTopWidth }
  })
  expect(look).toMatchObject({
    textTransform: 'none',
    letterSpacing: 'normal',
    direction: 'ltr',
    borderTopWidth: '0px',
  })
  expect(look.fontFamily).not.toContain('cursive')
  expect(look.color).not.toBe('rgb(1, 2, 3)')
})

test('[EMB-01, EMB-03] a page in which every object has a further key: the place says that it shows nothing, and the page goes on', async ({
  page,
  product,
}) => {
  await visit(page, product, {
    body: `<script>Object.prototype.polluted = 'yes'</script>${script()}${element()}${show()}
      <button onclick="this.textContent = 'pressed'">Press</button>`,
  })
  await expect(page.locator('#results').getByText('The results could not be shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Press' }).click()
  await expect(page.getByRole('button', { name: 'pressed' })).toBeVisible()
})

test('[EMB-03] two on one page, with the script there twice: each shows its own, and one that leaves takes nothing along', async ({
  page,
  product,
  complaints,
}) => {
  await visit(page, product, {
    body: `${script()}<script type="module" src="EMBED/soundleaf-results.js?again"></script>
      ${element('a')}${element('b', 'theme="dark"')}${show('a')}${show('b')}`,
  })
  await expect(results(page, 'a')).toContainText(RATING)
  await expect(results(page, 'b')).toContainText(RATING)
  await page.evaluate(async () => {
    const construction = (await (await fetch('/construction.json')).json()) as {
      components: { properties: { value: string }[] }[]
    }
    const thickness = construction.components[0]?.properties[0]
    if (thickness !== undefined) thickness.value = '100'
    Object.assign(document.getElementById('b') ?? {}, { construction })
  })
  const before = await rating(page, 'a')
  await expect.poll(async () => Number(await rating(page, 'b'))).toBeLessThan(Number(before))
  await page.evaluate(() => document.getElementById('b')?.remove())
  await expect(results(page, 'b')).toHaveCount(0)
  expect(await rating(page, 'a')).toBe(before)
  expect(complaints).toEqual([])
})

test('[EMB-02] a token that ends during use is asked for once more, and the results follow', async ({
  page,
  product,
}) => {
  let tokens = 0
  page.on('request', (request) => (tokens += request.url().endsWith('/token') ? 1 : 0))
  await visit(page, product, { body: `${script()}${element()}${show()}` })
  await expect(results(page)).toContainText(RATING)
  const thick = Number(await rating(page))
  tokens = 0
  // The next token that the page gives is one that has ended: signed by nobody any more.
  await page.evaluate(async () => {
    const place = document.getElementById('results')
    const real = async () => (await fetch('/token')).text()
    let given = 0
    const construction = (await (await fetch('/construction.json')).json()) as {
      components: { properties: { value: string }[] }[]
    }
    const thickness = construction.components[0]?.properties[0]
    if (thickness !== undefined) thickness.value = '100'
    Object.assign(place ?? {}, {
      getToken: async () => ((given += 1) === 1 ? `${(await real()).slice(0, -4)}AAAA` : real()),
      construction,
    })
  })
  await expect.poll(async () => Number(await rating(page))).toBeLessThan(thick)
  await expect.poll(() => tokens).toBe(2)
})

test('[EMB-03] a page that pins the script by the published hash shows results, and with another hash nothing runs', async ({
  page,
  product,
}) => {
  const pinned = (await (await fetch(`${product.embed}/embed.json`)).json()) as { integrity: string }
  const body = (integrity: string) => `${script(`integrity="${integrity}" crossorigin`)}${element()}${show()}`
  await visit(page, product, { body: body(pinned.integrity) })
  await expect(results(page)).toContainText(RATING)
  await closeOwn()
  const refusal = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await visit(page, product, { body: body(`sha384-${'A'.repeat(64)}`) })
  await refusal
  await expect(results(page)).toHaveCount(0)
})
