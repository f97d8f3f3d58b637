import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { board, concrete, project, saved } from '../pages/constructions'
import { logIn } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport, printButton } from '../pages/report'

const PAPERS = [
  { paper: 'A4', size_mm: [210, 297] },
  { paper: 'Letter', size_mm: [216, 279] },
] as const

const KINDS = [
  { what: 'wall', type: 'SingleMassiveElementWall', pages: 4, sounds: ['Airborne'] },
  { what: 'floor', type: 'SingleMassiveElementFloor', pages: 5, sounds: ['Airborne', 'Impact'] },
] as const

const isFullRun = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1) >= 10
const LONG = `${'A very long name of a project that no header can hold '.repeat(2)}`.slice(0, 100)

for (const { what, type, pages, sounds } of KINDS)
  test(`[PRT-01, PRT-02, PRT-03, PRT-04] a ${what} is printed on A4 and on Letter`, async ({
    page,
    product,
    request,
  }, info) => {
    const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
    const id = await saved(device, project(`Printed ${what}`, type, [concrete(200)]))
    await logIn(page)
    await openReport(page, id)
    for (const { paper, size_mm } of PAPERS) {
      await page.getByLabel('Paper').selectOption(paper)
      await expect(printButton(page)).toBeEnabled()
      const pdf = await Pdf.of(page, info.outputPath(`${what}-${paper}.pdf`))
      expect(pdf.sizes_mm()).toEqual(Array(pages).fill(size_mm))
      const texts = pdf.texts()
      texts.forEach((text, index) => {
        expect(text).toContain(`Printed ${what}`)
        expect(text).toMatch(/Date of calculation \d{4}-\d{2}-\d{2}/)
        expect(text).toContain(`Page ${index + 1} of ${pages}`)
        expect(text).toMatch(/Engine \d+\.\d+\.\d+/)
        expect(text).toContain('ISO 717-1:2020')
      })
      expect(texts[0]).toContain('Main construction')
      sounds.forEach((sound, index) => {
        expect(texts[1 + index]).toContain(`${sound} sound insulation`)
        // Two curves, the grid of 21 bands and of 10 dB, the marks of 21 bands: lines, not pixels.
        expect(pdf.paths(2 + index)).toBeGreaterThan(60)
      })
      expect(pdf.pictures()).toBe(0)
      const details = texts[pages - 2] ?? ''
      expect(details).toContain('Details of layers')
      expect(details).toMatch(/Thickness\s+200\s+mm/)
      expect(details).toMatch(/Density\s+2300\s+kg\/m³/)
      expect(details).not.toMatch(/frameType|productId|Material\b/)
      expect(texts.at(-1)).toContain('Approximated field values')
      expect(texts.at(-1)?.replace(/\s+/g, ' ')).toContain('validated by a certified engineer')
    }
  })

test('[PRT-02, PRT-07] long names and 60 layers flow over more pages and cut no row', async ({
  page,
  product,
  request,
}, info) => {
  const boards = Array.from({ length: 59 }, (_, n) => board(`Board number ${n + 1} ${'long '.repeat(12)}`))
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project(LONG, 'SingleMassiveElementWall', [...boards, concrete(200)]))
  await logIn(page)
  await openReport(page, id)
  // The shorter paper is the harder one; both in the full run.
  for (const { paper } of isFullRun ? PAPERS : PAPERS.slice(1)) {
    await page.getByLabel('Paper').selectOption(paper)
    await expect(printButton(page)).toBeEnabled()
    const pdf = await Pdf.of(page, info.outputPath(`long-${paper}.pdf`))
    const texts = pdf.texts()
    expect(texts.length).toBeGreaterThan(4)
    texts.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${texts.length}`))
    const all = texts.join('\n')
    // Once in the table and once among the details, each with its properties.
    for (let n = 1; n <= 59; n += 1)
      expect(all.match(new RegExp(`Board number ${n} long`, 'g'))).toHaveLength(2)
    expect(all.match(/Damping coefficient/g)).toHaveLength(60)
    await expectNothingCut(page)
  }
})

test('[A11Y-03] paper is light when the screen is dark', async ({ page, product, request }, info) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('Dark', 'SingleMassiveElementWall', [concrete(200)]))
  await logIn(page)
  await openReport(page, id)
  const light = await Pdf.of(page, info.outputPath('light.pdf'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(printButton(page)).toBeEnabled()
  const dark = await Pdf.of(page, info.outputPath('dark.pdf'))
  for (const number of [1, 2, 3, 4]) expect(dark.svg(number)).toBe(light.svg(number))
})

/** Every row, heading and name stands whole on its sheet, above the foot and inside the margins. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.getByRole('region', { name: /page \d+ of \d+$/ }).evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const foot = sheet.querySelector('footer')?.getBoundingClientRect()
      if (foot === undefined) return ['a sheet without a foot']
      return [...sheet.querySelectorAll('tr, h1, h2, bdi')]
        .filter((part) => {
          const { bottom, right } = part.getBoundingClientRect()
          const isClipped = part instanceof HTMLElement && part.scrollHeight > part.clientHeight + 1
          return bottom > foot.top + 1 || right > foot.right + 1 || (part.tagName === 'BDI' && isClipped)
        })
        .map((part) => part.textContent)
    }),
  )
  expect(cut).toEqual([])
}
