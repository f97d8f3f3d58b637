import type { Outside, RoomEdge, RoomsSetting } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { expectAccessible } from '../pages/axe'
import { logIn } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport, printButton } from '../pages/report'

/** A green square of one pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[BEY-06] the sheet of each sound is one page in the form of a test report, with own logo', async ({
  page,
  product,
  request,
}, info) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('BJ-07', 'SingleMassiveElementFloor', [concrete(200)]))
  await logIn(page)
  await openReport(page, id)
  await page.getByLabel('Document').selectOption('Sheet, airborne')
  await page.getByLabel('Company').fill('Example Acoustics')
  await page.getByLabel('Client').fill('Example client')
  await page.getByLabel('Report number').fill('2026-118-07')
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: LOGO,
  })
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()

  for (const [sheet, title, symbol] of [
    ['Sheet, airborne', 'Sound reduction index, predicted', /Rw \(C; Ctr\) = \d+ \(.\d+; .\d+\) dB/],
    ['Sheet, impact', 'Impact sound pressure level, predicted', /Ln,w \(CI\) = \d+ \(.\d+\) dB/],
  ] as const) {
    await page.getByLabel('Document').selectOption(sheet)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    // 10 dB are 20 mm, 75.6 px: the lines of the grid are that far apart.
    const apart = () =>
      page.locator('.highcharts-yaxis-grid .highcharts-grid-line').evaluateAll((all) => {
        const tops = all.map((line) => line.getBoundingClientRect().top).sort((a, b) => a - b)
        return (tops[1] ?? 0) - (tops[0] ?? 0)
      })
    await expect.poll(async () => Math.abs((await apart()) - 75.6)).toBeLessThan(1)
    await expectAccessible(page)
    for (const paper of ['A4', 'Letter']) {
      await page.getByLabel('Paper').selectOption(paper)
      await expect(printButton(page)).toBeEnabled()
      const pdf = await Pdf.of(page, info.outputPath(`${sheet}-${paper}.pdf`))
      const texts = pdf.texts()
      expect(texts).toHaveLength(1)
      const text = (texts[0] ?? '').replace(/\s+/g, ' ')
      for (const words of [
        'Example Acoustics',
        'Example client',
        'BJ-07',
        'Report no. 2026-118-07',
        'Prediction, not a measurement.',
        'Standard uncertainty of the rating',
        'certified engineer',
        'Signature',
        // The element that was predicted, not the 10 m² of the room.
        'Area S 20.0 m² (4.00 m × 5.00 m)',
        'A Concrete 200 mm',
      ])
        expect(text).toContain(words)
      // Each number has the range that it sums: CI ends at 2500 Hz.
      await expect(page.getByRole('region', { name: /^Sheet/ })).toContainText(
        sheet === 'Sheet, impact'
          ? 'ISO 717-2:2020, Ln,w 100–3150 Hz, CI 100–2500 Hz'
          : 'ISO 717-1:2020, 100–3150 Hz',
      )
      await expect.poll(() => page.getByRole('region', { name: /^Sheet/ }).innerText()).toMatch(symbol)
      expect(text).not.toContain('Company')
      // The logo alone is made of pixels.
      expect(pdf.pictures()).toBe(1)
      expect(pdf.paths(1)).toBeGreaterThan(60)
      const [sheetBox, foot] = await Promise.all([
        page.getByText('Prediction, not a measurement.').boundingBox(),
        page.getByText('Signature', { exact: true }).boundingBox(),
      ])
      expect((sheetBox?.y ?? 0) + (sheetBox?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
    }
  }

  // Kept in this browser: there again after a reload, and gone when asked.
  await page.reload()
  await expect(printButton(page)).toBeEnabled()
  await page.getByLabel('Document').selectOption('Sheet, airborne')
  await expect(page.getByLabel('Client')).toHaveValue('Example client')
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expect(page.locator('section img')).toHaveCount(0)
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('The logo must be a PNG, JPEG, WebP or SVG picture')).toBeVisible()
})

const flank = (mass: number): RoomEdge => {
  const element = { material: 'concrete', mass, lining: 'none' } as const
  return { flank: 'element', source: element, receiving: element, junction: 'rigid cross' }
}

test('[BEY-07, BEY-10] the rooms of a project, or its façade, are a sheet of their own on one page', async ({
  page,
  product,
  request,
}, info) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('Rooms alone', 'SingleMassiveElementWall', [concrete(200)]))
  const rooms: RoomsSetting = {
    width: 5,
    height: 2.5,
    sourceDepth: 4,
    receivingDepth: 4,
    edges: [flank(460), flank(460), flank(414), flank(414)],
    openings: [],
  }
  await device.change(id, () => ({ rooms }))
  await logIn(page)
  await openReport(page, id)
  await page.getByLabel('Document').selectOption('Sheet, rooms')
  await page.getByLabel('Client').fill('Example client')
  const sheet = page.getByRole('region', { name: /^Sheet/ })
  await expect(sheet.getByRole('table', { name: 'Airborne paths' }).getByRole('rowheader')).toHaveCount(13)
  await expect(sheet).toContainText('Concrete 460 kg/m²; Rigid cross')
  await expectAccessible(page)
  for (const paper of ['A4', 'Letter']) {
    await page.getByLabel('Paper').selectOption(paper)
    await expect(printButton(page)).toBeEnabled()
    const texts = (await Pdf.of(page, info.outputPath(`rooms-${paper}.pdf`))).texts()
    expect(texts).toHaveLength(1)
    const text = (texts[0] ?? '').replace(/\s+/g, ' ')
    for (const words of [
      'Between the rooms',
      'Example client',
      'Rooms alone',
      'Prediction, not a measurement.',
    ])
      expect(text).toContain(words)
  }
  const outside: Outside = {
    source: 'town traffic',
    level: 65,
    reverberationTime: 0.5,
    shape: 'plane',
    lineOfSight: 1.5,
    absorption: 0.3,
    slope: 0,
  }
  // The page's own session: a device of this account's would be logged out by now.
  const tab = await Elsewhere.asAnotherTab(page)
  await tab.change(id, () => ({ rooms: { ...rooms, outside } }))
  await openReport(page, id)
  await page.getByLabel('Document').selectOption('Sheet, from outside')
  await expect(sheet).toContainText('Town traffic')
  const texts = (await Pdf.of(page, info.outputPath('outside.pdf'))).texts()
  expect(texts).toHaveLength(1)
})
