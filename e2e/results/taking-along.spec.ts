import { expect, test } from '../product'
import { logIn, newProject, results } from '../pages/journey'
import { chartOf, untilCalculated, watchAnswers } from '../pages/results'
import { clipboard, copiedPicture, download, drawn } from '../pages/taking-along'

test('[RES-07, RES-10] with a comma for the decimal sign the digits are the same, and columns are parted by semicolons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Decimal comma', 'Single massive element wall')
  await untilCalculated(page)
  const copy = results(page).getByRole('button', { name: 'Copy data' })
  let text = ''
  await copy.click()
  // A read while the page still writes is refused, and is done again.
  await expect(async () => {
    text = (await clipboard(page))[0]
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Project\tDecimal comma',
      expect.stringMatching(/^Rw \(C; Ctr\)\t\d+ \(.\d+; .\d+\) dB$/),
      '',
      'Hz\tR, dB\tShifted, dB',
    ])
  }).toPass()
  await results(page).getByLabel('Decimal sign of copies and files').selectOption('1,5')
  await copy.click()
  await expect(async () => {
    expect((await clipboard(page))[0]).toBe(text.replaceAll('.', ','))
  }).toPass()
  const first = (await answers.last()).tableResultR?.[0]?.toFixed(1).replace('.', ',')
  expect((await download(page, 'Table, CSV')).text).toContain(`\r\n50;${first};\r\n`)
})

test('[RES-10] a chart is saved as SVG and as PNG, light and whole, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logIn(page)
  await newProject(page, 'Pictures', 'Single massive element floor')
  await untilCalculated(page)
  // The curves are drawn after the numbers.
  for (const sound of ['Airborne', 'Impact'] as const)
    await expect(chartOf(page, sound).locator('.sl-current .highcharts-point')).toHaveCount(21)
  const svg = await download(page, 'Impact chart, SVG')
  expect(svg.name).toBe('Pictures impact.svg')
  expect(svg.text).not.toContain('var(')
  // The product's own typeface.
  expect(svg.text).toContain("'Liberation Sans'")
  for (const words of [
    '>Pictures<',
    'Impact sound pressure level Ln, dB · Ln,w (CI) = ',
    'Current',
    'Shifted',
    'rated 100–3150',
    'Hz',
  ])
    expect(svg.text).toContain(words)
  // The points that tell the current curve from the others without colour.
  expect(svg.text.match(/class="highcharts-point/g)).toHaveLength(21)
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

test('[RES-10, BEY-06] a chart and the section go to the clipboard as pictures, and the table into an Excel file that is fetched late', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page)
  await newProject(page, 'Excel', 'Single massive element floor')
  await untilCalculated(page)
  await expect(chartOf(page, 'Impact').locator('.sl-current .highcharts-point')).toHaveCount(21)
  await results(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Copy impact chart' }).click()
  await expect(page.getByText('Chart copied to clipboard')).toBeVisible()
  const picture = await drawn(page, await copiedPicture(page))
  expect(picture.width).toBeGreaterThan(800)
  expect(picture.colours).toBeGreaterThan(20)

  await results(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Copy section' }).click()
  await expect(page.getByText('Section copied to clipboard')).toBeVisible()
  const section = await drawn(page, await copiedPicture(page))
  expect(section.width).toBeGreaterThan(800)
  expect(section.corner).toEqual([255, 255, 255, 255])
  expect(section.colours).toBeGreaterThan(10)

  const file = await download(page, 'Table, Excel (XLSX)')
  expect(file.name).toBe('Excel.xlsx')
  expect(file.bytes.subarray(0, 2).toString()).toBe('PK')
})
