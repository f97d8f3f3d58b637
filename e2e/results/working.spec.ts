import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
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
    const rating = (await answers.last())[field] ?? Number.NaN
    const values =
      (field === 'rw' ? (await answers.last()).tableResultR : (await answers.last()).tableResultLn) ?? []
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

/** ASTM E413, 125 to 4000 Hz, and E989, 100 to 3150 Hz: the contours in dB, from their value at 500 Hz. */
const CONTOURS = {
  stc: { first_hz: 125, contour: [-16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4] },
  iic: { first_hz: 100, contour: [2, 2, 2, 2, 2, 2, 1, 0, -1, -2, -3, -6, -9, -12, -15, -18] },
} as const

test('[BEY-02] contours of ASTM: the place at 500 Hz, the sum, and the rule and band that stop it', async ({
  page,
  product,
  request,
}) => {
  const email = 'colleague@example.com'
  const device = await Elsewhere.asAnotherDevice(request, product.address, email)
  await device.call('PUT', '/account/updateaccountdetails?EvaluationStandard=Astm')
  const answers = watchAnswers(page)
  await logIn(page, email)
  await newProject(page, 'Contours', 'Single massive element floor')
  await untilCalculated(page)
  const panel = results(page).getByRole('region', { name: 'How this number comes about' })
  await panel.getByRole('button', { name: 'How this number comes about' }).click()
  for (const [field, table, symbol] of [
    ['stc', 'tableResultTl', 'STC'],
    ['iic', 'tableResultL', 'IIC'],
  ] as const) {
    const { first_hz, contour } = CONTOURS[field]
    const first = BANDS_HZ.indexOf(first_hz)
    const values = ((await answers.last())[table] ?? [])
      .slice(first, first + contour.length)
      .map((value) => Math.floor(value + 0.5))
    const missed = (at500Hz: number) =>
      contour.map((step, band) => {
        const short = at500Hz + step - (values[band] ?? 0)
        return Math.max(0, field === 'stc' ? short : -short)
      })
    const sum = (at500Hz: number) => missed(at500Hz).reduce((total, short) => total + short, 0)
    const rating = (await answers.last())[field] ?? Number.NaN
    // E989: the impact insulation class is 110 less the contour's value at 500 Hz.
    const at500Hz = field === 'stc' ? rating : 110 - rating
    const oneMore = field === 'stc' ? at500Hz + 1 : at500Hz - 1
    expect(sum(at500Hz)).toBeLessThanOrEqual(32)
    expect(Math.max(...missed(at500Hz))).toBeLessThanOrEqual(8)
    const largest = Math.max(...missed(oneMore))
    const bands = missed(oneMore).flatMap((short, band) =>
      short === largest ? [BANDS_HZ[first + band]] : [],
    )
    await expect(panel.getByText(`Contour at ${at500Hz} dB at 500 Hz`)).toBeVisible()
    await expect(
      panel.getByText(`Sum of unfavourable deviations ${sum(at500Hz)}.0 dB of at most 32.0 dB`).first(),
    ).toBeVisible()
    const rule =
      largest > 8
        ? `One step more would break the limit of 8 dB for one band, at (${bands.join('|')}) Hz`
        : `One step more would break the limit of the sum; (${bands.join('|')}) Hz has the largest part in it`
    await expect(panel.getByText(new RegExp(rule)).first()).toBeVisible()
    await expect(
      panel.getByText(
        new RegExp(`^${symbol} = ${rating} ±\\d\\.\\d dB · ASTM E\\d+-\\d+, ${first_hz}–\\d+ Hz$`),
      ),
    ).toBeVisible()
  }
  const tab = await Elsewhere.asAnotherTab(page)
  await tab.call('PUT', '/account/updateaccountdetails?EvaluationStandard=Iso')
})

test('[BEY-02] every band has the path that limits it, with the components it goes through', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Paths', 'Lightweight frame wall')
  await untilCalculated(page)
  const panel = results(page).getByRole('region', { name: 'How this number comes about' })
  await panel.getByRole('button', { name: 'How this number comes about' }).click()
  const runs = await panel
    .getByText('What lets the sound through')
    .locator('xpath=following-sibling::dl')
    .evaluate((list) =>
      [...list.querySelectorAll('dt')].map((term) => [
        term.textContent ?? '',
        term.nextElementSibling?.textContent ?? '',
      ]),
    )
  const words = {
    leaf: 'The layers themselves',
    cavity: 'The cavity and its resonance',
    bridge: 'The frame as a bridge',
    edge: 'The connection at the edge',
    'laboratory limit': 'The limit of laboratories',
  }
  // Written out by band the runs are the answer's own list.
  const told = runs.flatMap(([range = '', what = '']) => {
    const [from, to = from] = range.replace(' Hz', '').split('–').map(Number)
    return BANDS_HZ.filter((band) => band >= (from ?? 0) && band <= (to ?? 0)).map(
      (band) => `${band} ${what.split(':')[0] ?? ''}`,
    )
  })
  const limits = (await answers.last()).explanation?.airborneLimits ?? []
  expect(told).toEqual(limits.map(({ band, path }) => `${band} ${words[path]}`))
  expect(told).toHaveLength(BANDS_HZ.length)
  expect(runs.length).toBeGreaterThan(1)
  expect(runs.some(([, what]) => what?.includes('B Wooden stud'))).toBe(true)
})
