import { singleNumbersOf, type CalculationAnswer, type ReportAnswer } from '@soundleaf/contracts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { logIn, newProject, results, save } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport } from '../pages/report'
import { BANDS_HZ, bandTable, columnsOf, shown, untilCalculated, watchAnswers } from '../pages/results'
import { cellsOf, clipboard, download } from '../pages/taking-along'

const COLLEAGUE = 'colleague@example.com'

const fieldsOf = (kind: 'airborne' | 'impact', standard: 'Iso' | 'Astm') =>
  singleNumbersOf(kind, standard).flatMap(({ wireField }) => wireField ?? [])

const STANDARDS = {
  Iso: {
    Airborne: {
      quantity: 'Sound reduction index',
      tables: ['tableResultR', 'shiftedCurveR'],
      numbers: fieldsOf('airborne', 'Iso'),
      uncertainty: 'airborneUncertainty',
      field: ['airborneFieldEstimation', 'airborneFieldUncertainty'],
    },
    Impact: {
      quantity: 'Impact sound pressure level',
      tables: ['tableResultLn', 'shiftedCurveLn'],
      numbers: fieldsOf('impact', 'Iso'),
      uncertainty: 'impactUncertainty',
      field: ['impactFieldEstimation', 'impactFieldUncertainty'],
    },
  },
  Astm: {
    Airborne: {
      quantity: 'Transmission loss',
      tables: ['tableResultTl', 'shiftedCurveTl'],
      numbers: fieldsOf('airborne', 'Astm'),
      uncertainty: 'airborneUncertainty',
      field: ['airborneFieldEstimation', 'airborneFieldUncertainty'],
    },
    Impact: {
      quantity: 'Impact sound pressure level',
      tables: ['tableResultL', 'shiftedCurveL'],
      numbers: fieldsOf('impact', 'Astm'),
      uncertainty: 'impactUncertainty',
      field: ['impactFieldEstimation', 'impactFieldUncertainty'],
    },
  },
} as const

type Sound = keyof (typeof STANDARDS)['Iso']
const SOUNDS: readonly Sound[] = ['Airborne', 'Impact']

/** A number as the answer has it, with a real minus; a dash where it has none. */
const whole = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : String(value).replace('-', '−')
const bands = (values: readonly (number | null)[] | null): readonly string[] =>
  (values ?? []).map((value) => (value === null ? '–' : shown(value)))
const plusMinus = (value: number | null | undefined): string => `±${(value ?? Number.NaN).toFixed(1)}`

for (const standard of ['Iso', 'Astm'] as const)
  test(`[RES-06, RES-07, RES-09, RES-10, PRT-01] ${standard}: page, copies, files, report and answer say the same numbers`, async ({
    page,
    product,
    request,
    context,
  }, info) => {
    const device = await Elsewhere.asAnotherDevice(request, product.address, COLLEAGUE)
    await device.call('PUT', `/account/updateaccountdetails?EvaluationStandard=${standard}`)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const answers = watchAnswers(page)
    await logIn(page, COLLEAGUE)
    await newProject(page, `Same ${standard}`, 'Single massive element floor')
    await untilCalculated(page)
    const answer = await answers.last()
    const kinds = STANDARDS[standard]

    // Bands: on the page, as text, as a table for pages, as a file.
    const columns = SOUNDS.flatMap((sound) => kinds[sound].tables.map((table) => bands(answer[table])))
    for (const column of columns) expect(column).toHaveLength(BANDS_HZ.length)
    const onPage = async () => {
      const tables = SOUNDS.map((sound) => bandTable(page, `${kinds[sound].quantity} by third octave, dB`))
      return (await Promise.all(tables.map(columnsOf))).flatMap(([, ...values]) => values)
    }
    await expect.poll(onPage).toEqual(columns)
    const plain = columns.map((column) => column.map((text) => (text === '–' ? '' : text.replace('−', '-'))))
    const rows = BANDS_HZ.map((band, index) => [String(band), ...plain.map((column) => column[index])])
    await results(page).getByRole('button', { name: 'Copy data' }).click()
    await expect(page.getByText('Data copied to clipboard')).toBeVisible()
    await expect(async () => {
      const [text, html] = await clipboard(page)
      const copied = text.split('\n').map((line) => line.split('\t'))
      expect(copied.slice(-BANDS_HZ.length)).toEqual(rows)
      const cells = [...html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell)
      expect(cells).toEqual(rows.flat())
    }).toPass()
    expect(cellsOf((await download(page, 'Table, CSV')).text).slice(1)).toEqual(rows)

    // Ratings, terms and uncertainties: headline, small tables, workings.
    await results(page).getByRole('button', { name: 'How this number comes about' }).click()
    const terms = results(page).getByRole('region', { name: 'How this number comes about' }).locator('dt')
    await expect(terms).not.toHaveCount(0)
    const workings = await terms.allTextContents()
    for (const sound of SOUNDS) {
      const { numbers, uncertainty } = kinds[sound]
      const values = numbers.map((field) => whole(answer[field]))
      expect(values).not.toContain('–')
      await expect.poll(() => valuesUnder(results(page), sound)).toEqual(values)
      for (const [index, field] of numbers.entries()) {
        const explained = answer.explanation?.ratings.find((rating) => rating.field === field)
        const stated = `= ${values[index]}${standard === 'Iso' ? ' dB' : ''} ${plusMinus(explained?.uncertainty)} dB`
        expect(workings.filter((text) => text.includes(stated)).length, `${field} ${stated}`).toBeGreaterThan(
          0,
        )
      }
      await expect(
        results(page)
          .getByText(`Uncertainty ${plusMinus(answer[uncertainty])} dB`)
          .first(),
      ).toBeVisible()
    }

    // Field values: the verdict above, the tab.
    await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
    for (const sound of SOUNDS) {
      const [value, uncertainty] = kinds[sound].field.map((field) => answer[field])
      const group = results(page).getByRole('group', { name: `${sound} field value` })
      await expect(group).toContainText(whole(value))
      await expect(group).toContainText(`Uncertainty ${plusMinus(uncertainty)} dB`)
      await expect(
        results(page)
          .getByText(`= ${whole(value)} ${plusMinus(uncertainty)}`)
          .first(),
      ).toBeVisible()
    }

    const reported = page.waitForResponse('**/api/report')
    await openReport(page, (await save(page)).replace('/editor/', ''))
    const { calculation } = (await (await reported).json()) as ReportAnswer
    expect(calculation).toEqual(answer)
    await expectReport(page, standard, answer, (await Pdf.of(page, info.outputPath('same.pdf'))).texts())
    const tab = await Elsewhere.asAnotherTab(page)
    await tab.call('PUT', '/account/updateaccountdetails?EvaluationStandard=Iso')
  })

/** The same on the sheets, and in the text of the printed pages. */
async function expectReport(
  page: Page,
  standard: 'Iso' | 'Astm',
  answer: CalculationAnswer,
  printed: readonly string[],
): Promise<void> {
  for (const [index, sound] of SOUNDS.entries()) {
    const { quantity, tables, numbers, field } = STANDARDS[standard][sound]
    const sheet = page.getByRole('region', { name: new RegExp(`^${sound} sound insulation, page`) })
    const table = sheet.getByRole('table', { name: `${quantity} by third octave, dB` })
    const [, ...values] = await columnsOf(table)
    expect(values).toEqual(tables.map((one) => bands(answer[one])))
    await expect
      .poll(() => valuesUnder(sheet, 'Single numbers'))
      .toEqual(numbers.map((one) => whole(answer[one])))

    const text = printed[1 + index] ?? ''
    const onPaper = text.slice(text.lastIndexOf('Shifted')).replaceAll('▾', ' ').split(/\s+/)
    const current = bands(answer[tables[0]])
    BANDS_HZ.forEach((band, at) =>
      expect(onPaper[onPaper.indexOf(String(band)) + 1], `${band} Hz on paper`).toBe(current[at]),
    )
    const [value, uncertainty] = field.map((one) => answer[one])
    const row = page
      .getByRole('region', { name: /^Approximated field values, page/ })
      .getByRole('row')
      .nth(1 + index)
    await expect(row.getByRole('cell').nth(2)).toHaveText(whole(value))
    await expect(row.getByRole('cell').nth(3)).toHaveText(`${plusMinus(uncertainty)} dB`)
    expect((printed.at(-1) ?? '').replace(/\s+/g, ' ')).toContain(
      `${whole(value)} ${plusMinus(uncertainty)} dB`,
    )
    await page.getByLabel('Document').selectOption(`Sheet, ${sound.toLowerCase()}`)
    const box = page.getByRole('region', { name: /^Sheet/ })
    for (const one of numbers) await expect(box).toContainText(whole(answer[one]))
    await expect(box).toContainText(
      `Standard uncertainty of the rating ${plusMinus(answer[STANDARDS[standard][sound].uncertainty])} dB`,
    )
    const cells = box.locator('tbody td')
    await expect
      .poll(async () => (await cells.allTextContents()).filter((_, at) => at % 2 === 1))
      .toEqual(current)
    await page.getByLabel('Document').selectOption('Report')
  }
}

/** The values of the small table with this heading. */
async function valuesUnder(place: Locator, heading: string): Promise<readonly string[]> {
  return place
    .getByRole('table')
    .filter({ has: place.page().getByRole('columnheader', { name: heading, exact: true }) })
    .locator('tbody tr td:last-child')
    .allTextContents()
}
