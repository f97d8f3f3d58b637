import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { HOSTILE_NAMES, seen } from '../pages/hostile'
import { logIn, results } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport, printButton } from '../pages/report'
import { bandTable, chartOf, keepCurve, untilCalculated } from '../pages/results'
import { cellsOf, clipboard, download, drawn } from '../pages/taking-along'

const SCALE = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)
const names = SCALE >= 10 ? HOSTILE_NAMES : HOSTILE_NAMES.slice(0, 3)
/** What pdftotext sets in another order than it was typed. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff]/

/**
 * As a project and a curve carry a name: in NFC, in one line (decision 11), and without what turns the text after it. A
 * component keeps its own as it is.
 */
const inOneLine = (name: string): string =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFC')
    .trim()

test('[SEC-07, RES-07, RES-08, RES-10] a hostile name is text in chart, box, table, clipboard, files and paper', async ({
  page,
  product,
  request,
  context,
}, info) => {
  test.setTimeout(60_000 + 40_000 * names.length)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const outside: string[] = []
  page.on('request', (made) => {
    const { hostname, protocol } = new URL(made.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(made.url())
  })
  page.on('dialog', (dialog) => outside.push(dialog.message()))
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  // An account works on one device at a time.
  const ids: string[] = []
  for (const name of names)
    ids.push(await saved(device, project(inOneLine(name), 'SingleMassiveElementWall', [concrete(200, name)])))
  await logIn(page)

  for (const [index, name] of names.entries()) {
    const id = ids[index] ?? ''
    await test.step(JSON.stringify(name), async () => {
      await page.goto(`/editor/${id}`)
      await untilCalculated(page)
      await keepCurve(page, 'airborne', 1, name)
      await expectTextOnPage(page, name, inOneLine(name))
      await expectTextTakenAlong(page, inOneLine(name))
      await openReport(page, id)
      await expectTextOnPaper(page, name, 4, info.outputPath(`report-${index}.pdf`))
      await page.getByLabel('Document').selectOption('Sheet, airborne')
      await expectTextOnPaper(page, name, 1, info.outputPath(`sheet-${index}.pdf`))
    })
  }
  expect(outside).toEqual([])
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})

async function expectTextOnPage(page: Page, name: string, curve: string): Promise<void> {
  const box = results(page).getByRole('checkbox', { name: /airborne, curve 1/ })
  await expect(box).toBeChecked()
  const texts = results(page).locator('label bdi')
  await expect.poll(async () => (await texts.allTextContents())[0]).toBe(curve)
  const label = chartOf(page, 'Airborne').locator('.sl-annotation text').nth(2)
  const whole = () => label.evaluate((text) => text.querySelector('title')?.textContent ?? text.textContent)
  await expect.poll(whole).toBe(curve)
  const head = bandTable(page, 'Sound reduction index by third octave, dB').locator('th').nth(3)
  await expect.poll(() => head.textContent()).toBe(curve)

  // The readout under the pointer.
  const readout = chartOf(page, 'Airborne').locator('.highcharts-tooltip text')
  await expect(async () => {
    // Where the plot is by now: the page may still settle.
    const plot = await chartOf(page, 'Airborne').locator('.highcharts-plot-background').boundingBox()
    if (plot === null) throw new Error('The chart has no plot')
    await page.mouse.move(plot.x + 20, plot.y + 20)
    await page.mouse.move(plot.x + plot.width / 2, plot.y + plot.height / 2, { steps: 5 })
    expect(seen((await readout.textContent({ timeout: 2000 })) ?? '')).toContain(start(curve))
  }).toPass()

  const panel = results(page).getByRole('region', { name: 'How this number comes about' })
  const unfold = panel.getByRole('button', { name: 'How this number comes about' })
  if ((await unfold.getAttribute('aria-expanded')) === 'false') await unfold.click()
  const components = panel.locator('dd bdi')
  await expect
    .poll(async () => (await components.allTextContents()).some((text) => text.includes(`A ${name}`)))
    .toBe(true)
  await expectNoMarkup(page)
}

async function expectTextTakenAlong(page: Page, curve: string): Promise<void> {
  // The page's hand is off the tables of a sheet: no formula, no further cell, no further row.
  const pasted = /^[=+\-@\uff1d]/.test(curve) ? `'${curve}` : curve
  const heads = ['Hz', 'R, dB', 'Shifted, dB', `${pasted}, dB`]
  const about = ['Project', pasted, 'Rw (C; Ctr)', expect.stringMatching(/^\d+ \(.\d+; .\d+\) dB$/)]
  await results(page).getByRole('button', { name: 'Copy data' }).click()
  await expect(page.getByText('Data copied to clipboard').first()).toBeVisible()
  let copied: readonly [string, string] = ['', '']
  await expect(async () => {
    copied = await clipboard(page)
    const [project, rating, ...rest] = copied[0].split('\n').map((line) => line.split('\t'))
    expect([...(project ?? []), ...(rating ?? [])]).toEqual(about)
    expect(rest.slice(0, 2)).toEqual([[''], heads])
  }).toPass()
  const cells = await page.evaluate((html) => {
    const read = new DOMParser().parseFromString(html, 'text/html')
    const tags = new Set([...read.body.querySelectorAll('*')].map((element) => element.tagName))
    return { tags: [...tags].sort(), heads: [...read.querySelectorAll('th')].map((head) => head.textContent) }
  }, copied[1])
  expect(cells).toEqual({
    tags: ['TABLE', 'TBODY', 'TD', 'TH', 'TR'],
    heads: [...about, ...heads],
  })

  const csv = await download(page, 'Table, CSV')
  const rows = cellsOf(csv.text)
  expect(rows[0]).toEqual(heads)
  expect(rows).toHaveLength(22)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([4]))

  const svg = await download(page, 'Airborne chart, SVG')
  // Read where the page's own policy does not speak up for every style in the file.
  const reader = await page.context().newPage()
  const picture = await reader.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'image/svg+xml')
    const all = [...read.querySelectorAll('*')]
    return {
      active: all
        .filter(
          (one) =>
            /^(script|a|image|foreignObject|style|parsererror|animate|set)$/.test(one.tagName) ||
            [...one.attributes].some(
              ({ name: key, value }) => /^on|href/.test(key) && !value.startsWith('#'),
            ),
        )
        .map((one) => one.outerHTML),
      texts: [...read.querySelectorAll('text, title')].map((one) => one.textContent),
    }
  }, svg.text)
  await reader.close()
  expect(picture.active).toEqual([])
  // The project, in the heading, and the curve.
  expect(picture.texts.filter((text) => text?.endsWith(curve)).length).toBeGreaterThanOrEqual(2)
  const png = await download(page, 'Airborne chart, PNG')
  const { colours } = await drawn(page, `data:image/png;base64,${png.bytes.toString('base64')}`)
  expect(colours).toBeGreaterThan(20)
  for (const file of [csv, svg, png]) expect(file.name).toMatch(/^[^\p{C}<>:"/\\|?*]+\.(csv|svg|png)$/u)
}

async function expectTextOnPaper(page: Page, name: string, sheets: number, file: string): Promise<void> {
  const named = page.getByRole('region', { name: /page \d of \d$/ }).locator('bdi')
  await expect(named.filter({ visible: true }).first()).toBeVisible()
  await expect.poll(() => named.allTextContents()).toContain(inOneLine(name))
  await expectNoMarkup(page)
  await expect(printButton(page)).toBeEnabled()
  const pdf = await Pdf.of(page, file)
  expect(pdf.texts()).toHaveLength(sheets)
  expect(pdf.links()).toBe(0)
  if (!TURNS.test(name)) for (const sheet of pdf.texts()) expect(seen(sheet)).toContain(start(name))
}

/** As much of a name as stands in one line anywhere. */
const start = (name: string): string => [...seen(name)].slice(0, 8).join('')

/** Nothing of a name became an element, a link or code. */
async function expectNoMarkup(page: Page): Promise<void> {
  const made = await page.evaluate(() => ({
    elements: [
      ...document.querySelectorAll(
        'img[src="x"], a[href*="evil"], a[href^="javascript"], script:not([src]), [onload], [onerror], svg a, use',
      ),
    ].map((element) => element.outerHTML),
    title: document.title,
  }))
  expect(made.elements).toEqual([])
  expect(made.title).not.toBe('1')
}
