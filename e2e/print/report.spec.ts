import type { ReportAnswer } from '@soundleaf/contracts'
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

test('[PRT-03] of a frame wall each property has its label and unit, and what tells a reader nothing is left out', async ({
  page,
  product,
  request,
}, info) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await device.create('Frame wall', 'LightweightFrameWall')
  const keys = (await device.project(id)).structures.flatMap(({ components }) =>
    components.flatMap(({ properties }) => properties.map(({ key }) => key)),
  )
  const leftOut = ['frameType', 'insulationProductId']
  expect(keys).toEqual(expect.arrayContaining(leftOut))
  await logIn(page)
  await openReport(page, id)
  const details = (await Pdf.of(page, info.outputPath('frame.pdf'))).texts()[2] ?? ''
  for (const line of [
    /\bDepth\s+95\s+mm/,
    /Spacing cc\s+600\s+mm/,
    /Insulation density\s+30\s+kg\/m³/,
    /Modulus of elasticity\s+2200\s+MPa/,
  ])
    expect(details).toMatch(line)
  expect(details).not.toMatch(/Frame type|Material\b|Product|Type\b|Wooden Stud|[0-9a-f]{8}-/)
  for (const key of leftOut) expect(details.split(/\s+/)).not.toContain(key)
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
    await expectLegibleSection(page)
  }
  // The one-page sheet has the whole name too.
  await page.getByLabel('Document').selectOption('Sheet, airborne')
  const object = page.getByRole('region', { name: /^Sheet/ }).locator('dd', { hasText: 'A very long name' })
  await expect(object).toHaveText(LONG.trim())
  // Of the layers as many as have room, and it says how many it leaves to the report.
  const layers = page.getByRole('region', { name: /^Sheet/ }).locator('dd', { hasText: 'Board number 1 ' })
  await expect(layers).toHaveText(/ mm, and \d+ more as listed in the report$/)
  const clipped = await page
    .getByRole('region', { name: /^Sheet/ })
    .evaluate((sheet) =>
      [...sheet.querySelectorAll('dd')]
        .filter(
          (fact) => fact.scrollHeight > fact.clientHeight + 1 || fact.scrollWidth > fact.clientWidth + 1,
        )
        .map((fact) => fact.textContent),
    )
  expect(clipped).toEqual([])
})

test('[PRT-07] the section of a floor of 60 layers is whole, and no key or number covers another', async ({
  page,
  product,
  request,
}) => {
  const boards = Array.from({ length: 59 }, (_, n) => board(`Board ${n + 1}`))
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('Sixty', 'SingleMassiveElementFloor', [...boards, concrete(200)]))
  await logIn(page)
  await openReport(page, id)
  for (const { paper } of isFullRun ? PAPERS : PAPERS.slice(1)) {
    await page.getByLabel('Paper').selectOption(paper)
    await expect(printButton(page)).toBeEnabled()
    await expectNothingCut(page)
    await expectLegibleSection(page)
  }
})

/** As many notices as a construction can have, the longest there are (engine: notices.ts, field-values.ts). */
const NOTICES = [
  'The leaf lies outside 2 to 1000 kg/m², the range of the models.',
  'The cavity lies outside 5 to 500 mm, the range of the models.',
  'The element lies outside 1 to 30 m², the range of the models.',
  ...['Wooden Stud Detached', 'Screw Feet On Joists 45x70', 'Ceiling Grid On Hangers'].map(
    (type) => `The stiffness of "${type}" is an assumption, not a measured value.`,
  ),
  'No published airborne measurement of a suspended ceiling was at hand.',
  'No published impact measurement of a suspended ceiling was at hand.',
  'Published suspended ceilings reduce impact sound less than predicted; take its result as optimistic.',
  'The insulation is thicker than its cavity and was taken as filling it.',
  "The result includes the limit of a good laboratory, R'max,w = 89 dB.",
  'Flanking is estimated for a building of cross-laminated timber with walls of 120 mm and floors of 160 mm.',
]

test('[PRT-01] all the notices that there can be stand above the foot of the page on both papers', async ({
  page,
  product,
  request,
}) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('Notices', 'SingleMassiveElementFloor', [concrete(200)]))
  await page.route('**/api/report', async (route) => {
    const answer = await route.fetch()
    const report = (await answer.json()) as ReportAnswer
    const calculation = { ...report.calculation, notices: NOTICES }
    await route.fulfill({ response: answer, json: { ...report, calculation } })
  })
  await logIn(page)
  await openReport(page, id)
  for (const { paper } of PAPERS) {
    await page.getByLabel('Paper').selectOption(paper)
    await expect(page.getByText(NOTICES.at(-1) ?? '')).toHaveCount(2)
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
  const cut = () =>
    page.getByRole('region', { name: /page \d+ of \d+$/ }).evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const foot = sheet.querySelector('footer')?.getBoundingClientRect()
        if (foot === undefined) return ['a sheet without a foot']
        return [...sheet.querySelectorAll('tr, h1, h2, bdi, li')]
          .filter((part) => {
            const { bottom, right } = part.getBoundingClientRect()
            const isClipped = part instanceof HTMLElement && part.scrollHeight > part.clientHeight + 1
            return bottom > foot.top + 1 || right > foot.right + 1 || (part.tagName === 'BDI' && isClipped)
          })
          .map((part) => part.textContent)
      }),
    )
  await expect.poll(cut).toEqual([])
}

/** The section stands whole in its place, and none of its keys and numbers covers another. */
async function expectLegibleSection(page: Page): Promise<void> {
  const faults = () =>
    page.getByRole('img', { name: /^Section of the/ }).evaluate((section) => {
      const place = section.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const own = section.getBoundingClientRect()
      const isWhole =
        own.left >= place.left - 1 &&
        own.right <= place.right + 1 &&
        own.top >= place.top - 1 &&
        own.bottom <= place.bottom + 1
      const labels = [...section.querySelectorAll('text, circle')]
        .map((label) => ({ label, box: label.getBoundingClientRect() }))
        // A key's letter stands in its circle.
        .filter(
          ({ label }) => label.tagName === 'circle' || label.previousElementSibling?.tagName !== 'circle',
        )
      const met = labels.flatMap(({ label, box }, index) =>
        labels
          .slice(index + 1)
          .filter(
            (other) =>
              box.left < other.box.right - 0.5 &&
              other.box.left < box.right - 0.5 &&
              // A line of letters is higher than they are.
              box.top < other.box.bottom - 4 &&
              other.box.top < box.bottom - 4,
          )
          .map((other) => `${label.textContent} meets ${other.label.textContent}`),
      )
      return [...(isWhole ? [] : ['the section is cut']), ...met]
    })
  await expect.poll(faults).toEqual([])
}
