import { expect, test } from '../product'
import { logIn, newProject, results } from '../pages/journey'
import { look } from '../pages/look'
import { bandTable, BANDS_HZ, columnsOf, untilCalculated, watchAnswers } from '../pages/results'

/** ISO 717-1 and 717-2, third octaves from 100 Hz: the reference curves in dB. */
const REFERENCE = {
  rw: [33, 36, 39, 42, 45, 48, 51, 52, 53, 54, 55, 56, 56, 56, 56, 56],
  lnw: [62, 62, 62, 62, 62, 62, 61, 60, 59, 58, 57, 54, 51, 48, 45, 42],
}
const FIRST = BANDS_HZ.indexOf(100)

test('[BEY-02, BEY-03] how each number comes about is told, and is what the standard does', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Working', 'Single massive element floor')
  await untilCalculated(page)
  await look(page, 'results floor')
  const panel = results(page).getByRole('region', { name: 'How this number comes about' })
  await panel.getByRole('button', { name: 'How this number comes about' }).click()

  for (const [field, symbol, caption, at500Hz] of [
    ['rw', 'Rw', 'Sound reduction index', 52],
    ['lnw', 'Ln,w', 'Impact sound pressure level', 60],
  ] as const) {
    const rating = answers.last()[field] ?? Number.NaN
    const values = (field === 'rw' ? answers.last().tableResultR : answers.last().tableResultLn) ?? []
    const shift = rating - at500Hz
    // By hand, in whole tenths: below the shifted curve for airborne sound, above it for impact sound.
    const tenths = REFERENCE[field].map((reference, index) => {
      const short = Math.round((reference + shift) * 10) - Math.round((values[FIRST + index] ?? 0) * 10)
      return Math.max(0, field === 'rw' ? short : -short)
    })
    const sum = (tenths.reduce((total, short) => total + short, 0) / 10).toFixed(1)
    const signed = `${shift > 0 ? '+' : shift < 0 ? '−' : ''}${Math.abs(shift)}`
    await expect(panel.getByText(`Reference curve moved by ${signed} dB`).first()).toBeVisible()
    await expect(
      panel.getByText(`Sum of unfavourable deviations ${sum} dB of at most 32.0 dB`).first(),
    ).toBeVisible()
    await expect(
      panel.getByText(
        new RegExp(`^${symbol} = ${rating} dB ±\\d\\.\\d dB · ISO 717-[12]:2020, 100–3150 Hz$`),
      ),
    ).toBeVisible()
    const [, , short] = await columnsOf(
      bandTable(page, `Unfavourable deviations of ${caption.toLowerCase()} by third octave, dB`),
    )
    expect(short?.slice(FIRST, FIRST + 16)).toEqual(tenths.map((tenth) => (tenth / 10).toFixed(1)))
  }
  await expect(
    panel.getByText(/One step more would break the limit of the sum; \d+ Hz/).first(),
  ).toBeVisible()
  await expect(panel.getByText('What lets the sound through').first()).toBeVisible()
  await expect(panel.getByText('A Concrete').first()).toBeVisible()
  await expect(panel.getByText(/^Coincidence \d+ Hz$/).first()).toBeVisible()
  await expect(panel.getByText('Mounting', { exact: true })).toBeVisible()
  await expect(results(page).getByText(/engine \d+\.\d+\.\d+/)).toBeVisible()
  await look(page, 'results working')
})
