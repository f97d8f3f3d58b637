/**
 * Photographs the gallery in light and dark at two widths into dist/look, and reports what axe, the content policy
 * and the console have to say. `node shared/results-view/gallery/look.mjs [port]` after build.mjs.
 */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'

const root = `${import.meta.dirname}/../dist/gallery`
const out = `${import.meta.dirname}/../dist/look`
const port = Number(process.argv[2] ?? 4300)
const pages = ['controls', 'charts', 'layers', 'drawers']
const types = { html: 'text/html', js: 'text/javascript' }

const server = createServer(async (request, response) => {
  const name = request.url === '/' ? 'index.html' : request.url.slice(1)
  try {
    const body = await readFile(`${root}/${name}`)
    response.writeHead(200, { 'content-type': types[name.split('.').at(-1)] ?? 'text/plain' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
}).listen(port, '127.0.0.1')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
let complaints = 0
const complain = (...words) => {
  complaints += 1
  console.log(...words)
}
for (const colorScheme of ['light', 'dark']) {
  for (const width of [1440, 900]) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
    for (const name of pages) {
      const page = await context.newPage()
      page.on('console', (message) => message.type() === 'error' && complain(name, message.text()))
      page.on('pageerror', (error) => complain(name, error.message))
      await page.goto(`http://127.0.0.1:${port}/#${name}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (name === 'charts') await page.locator('.highcharts-root').nth(5).waitFor()
      await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      for (const violation of violations) {
        const where = violation.nodes.map((node) => `${node.target} ${node.failureSummary}`).join('\n    ')
        complain(name, width, colorScheme, violation.id, violation.help, `\n    ${where}`)
      }
      await page.close()
    }
    await context.close()
  }
}
await browser.close()
server.close()
console.log(complaints === 0 ? 'nothing to complain about' : `${complaints} complaints`)
process.exitCode = complaints === 0 ? 0 : 1
