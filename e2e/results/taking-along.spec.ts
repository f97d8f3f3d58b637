import { expect, test } from '../product'
import { logIn, newProject, results, save } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport } from '../pages/report'
import { bandTable, BANDS_HZ, columnsOf, shown, untilCalculated, watchAnswers } from '../pages/results'
import { clipboard, download, drawn } from '../pages/taking-along'

test('[RES-07, RES-10] page, clipboard, file, report and answer say the same numbers', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Same numbers', 'Single massive element wall')
  await untilCalculated(page)
  const answered = answers.last().tableResultR?.map(shown)
  expect(answered).toHaveLength(BANDS_HZ.length)

  const [, onPage, shiftedOnPage] = await columnsOf(
    bandTable(page, 'Sound reduction index by third octave, dB'),
  )
  expect(onPage).toEqual(answered)

  await results(page).getByRole('button', { name: 'Copy data' }).click()
  await expect(page.getByText('Data copied to clipboard')).toBeVisible()
  const [text, html] = await clipboard(page)
  const copied = text.split('\n').map((line) => line.split('\t'))
  expect(copied[0]).toEqual(['Hz', 'R', 'Shifted'])
  expect(copied.slice(1).map(([band]) => band)).toEqual(BANDS_HZ.map(String))
  expect(copied.slice(1).map(([, value]) => value)).toEqual(answered)
  expect(copied.slice(1).map(([, , value]) => value || '–')).toEqual(shiftedOnPage)
  const cells = [...html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell)
  expect(BANDS_HZ.map((_, band) => cells[band * 3 + 1])).toEqual(answered)

  const csv = (await download(page, 'Table, CSV')).text
  const lines = csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines).toEqual(copied.map((row) => row.join(',')))

  // With a comma for the decimal sign the digits are the same.
  await results(page).getByLabel('Decimal sign of copies and files').selectOption('1,5')
  await results(page).getByRole('button', { name: 'Copy data' }).click()
  // A read while the page still writes is refused, and is done again.
  await expect(async () => {
    const [again] = await clipboard(page)
    expect(again).toBe(text.replaceAll('.', ','))
  }).toPass()
  expect((await download(page, 'Table, CSV')).text).toContain(
    `\r\n50;${answered?.[0]?.replace('.', ',')};\r\n`,
  )

  const path = await save(page)
  await openReport(page, path.replace('/editor/', ''))
  const printed = (await Pdf.of(page, info.outputPath('same.pdf'))).texts()[1] ?? ''
  const table = printed.slice(printed.lastIndexOf('Shifted'), printed.indexOf('Notes'))
  const numbers: readonly string[] = table.replaceAll('▾', ' ').match(/[−\d.]+/g) ?? []
  BANDS_HZ.forEach((band, index) => {
    const at = numbers.indexOf(String(band))
    expect(numbers[at + 1], `${band} Hz on paper`).toBe(answered?.[index])
  })
})

test('[RES-10] a chart is saved as SVG and as PNG, light and whole, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logIn(page)
  await newProject(page, 'Pictures', 'Single massive element floor')
  await untilCalculated(page)
  const svg = await download(page, 'Impact chart, SVG')
  expect(svg.name).toBe('Pictures impact.svg')
  expect(svg.text).not.toContain('var(')
  for (const words of [
    '>Pictures<',
    'Impact sound pressure level · Ln,w (CI) = ',
    'Current',
    'Shifted',
    'rated 100–3150',
    'Hz',
  ])
    expect(svg.text).toContain(words)
  // It stands alone: a page that has nothing else draws it, on white.
  const { width, corner } = await drawn(page, `data:image/svg+xml,${encodeURIComponent(svg.text)}`)
  expect(corner).toEqual([255, 255, 255, 255])
  expect(width).toBeGreaterThan(400)

  const png = await download(page, 'Airborne chart, PNG')
  expect(png.name).toBe('Pictures airborne.png')
  const picture = await drawn(page, `data:image/png;base64,${png.bytes.toString('base64')}`)
  expect(picture.width).toBe(2 * width)
  expect(picture.corner).toEqual([255, 255, 255, 255])
  expect(picture.colours).toBeGreaterThan(20)
})

test('[RES-07] a clipboard that refuses is said so', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'No clipboard', 'Single massive element wall')
  await untilCalculated(page)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'))
  })
  await results(page).getByRole('button', { name: 'Copy data' }).click()
  await expect(page.getByText('Failed to copy data to clipboard')).toBeVisible()
})
