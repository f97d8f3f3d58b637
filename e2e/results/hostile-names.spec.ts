import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { logIn, results } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport } from '../pages/report'
import { chartOf, keepCurve, untilCalculated } from '../pages/results'

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<a href="https://evil.example">click</a>',
  'javascript:alert(1)',
  '{point.y} {series.name}',
  '=cmd|"/c calc"!A1',
  '\u202egnp.exe',
  '"><script>document.title=1</script>',
  '__proto__',
] as const
const SCALE = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)
const names = SCALE >= 10 ? HOSTILE : HOSTILE.filter((_, index) => index < 2 || index === 4 || index === 5)

test('[SEC-07, RES-08, RES-07] a hostile name is text in chart, box, table, clipboard, picture and paper', async ({
  page,
  product,
  request,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const outside: string[] = []
  page.on('request', (made) => {
    const { hostname, protocol } = new URL(made.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(made.url())
  })
  page.on('dialog', (dialog) => outside.push(dialog.message()))
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const ids: string[] = []
  for (const name of names)
    ids.push(await saved(device, project(name, 'SingleMassiveElementWall', [concrete(200, name)])))
  await logIn(page)

  for (const [index, name] of names.entries()) {
    await page.goto(`/editor/${ids[index]}`)
    await untilCalculated(page)
    await keepCurve(page, 'airborne', 1, name)
    const box = results(page).getByRole('checkbox', { name: /airborne, curve 1/ })
    await expect(box).toBeChecked()
    await expect(results(page).getByText(name, { exact: true }).first()).toBeVisible()
    const label = chartOf(page, 'Airborne').locator('.sl-annotation text').nth(2)
    const whole = await label.evaluate((text) => text.querySelector('title')?.textContent ?? text.textContent)
    expect(whole).toBe(name)

    // The readout under the pointer.
    const plot = await chartOf(page, 'Airborne').locator('.highcharts-plot-background').boundingBox()
    if (plot === null) throw new Error('The chart has no plot')
    await page.mouse.move(plot.x + 20, plot.y + 20)
    await page.mouse.move(plot.x + plot.width / 2, plot.y + plot.height / 2, { steps: 5 })
    const readout = chartOf(page, 'Airborne').locator('.highcharts-tooltip')
    await expect(readout).toContainText([...name].slice(0, 20).join(''))
    await expectNoMarkup(page)

    await results(page).getByRole('button', { name: 'Copy data' }).click()
    await expect(page.getByText('Data copied to clipboard')).toBeVisible()
    const [text, html] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text() ?? ''
      return [await read('text/plain'), await read('text/html')] as const
    })
    const copied = text.split('\n')[0]?.split('\t')[3]
    expect(copied).toBe(name.startsWith('=') ? `'${name}` : name)
    expect(html).not.toMatch(/<img|<a |<script/i)

    await openReport(page, ids[index] ?? '')
    await expectNoMarkup(page)
    const pdf = await Pdf.of(page, info.outputPath(`hostile-${index}.pdf`))
    expect(pdf.texts()).toHaveLength(4)
    expect(pdf.links()).toBe(0)
    // Whole in the header of every page; the tool leaves out what turns the direction.
    const plain = name.replace('\u202e', '').slice(0, 8)
    if (!name.includes('\u202e'))
      for (const sheet of pdf.texts()) expect(sheet.replace(/\s+/g, ' ')).toContain(plain)
  }
  expect(outside).toEqual([])
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})

/** Nothing of a name became an element, a link or code. */
async function expectNoMarkup(page: Page): Promise<void> {
  const made = await page.evaluate(() => ({
    elements: document.querySelectorAll(
      'img[src="x"], a[href*="evil"], a[href^="javascript"], script:not([src])',
    ).length,
    links: document.querySelectorAll('svg a').length,
    title: document.title,
  }))
  expect(made).toMatchObject({ elements: 0, links: 0 })
  expect(made.title).not.toBe('1')
}
