import { rateText } from './rate-text'

// ISO 717-1 annex C, table C.1: Rw 30, C -2, Ctr -3.
const C1 = {
  kind: 'airborne',
  bands_hz: [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150],
  values_db: [20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28, 30.5, 31.8, 32.5, 33.4, 33, 31, 25.5],
}

function parsedLines(text: string): readonly unknown[] {
  return rateText(text).lines.map((line): unknown => JSON.parse(line))
}

test('an object, an array and JSON lines are rated, one line each', () => {
  const rated = expect.objectContaining({ Rw: 30, C: -2, Ctr: -3 }) as unknown
  expect(parsedLines(JSON.stringify(C1, null, 2))).toEqual([rated])
  expect(parsedLines(JSON.stringify([C1, C1]))).toEqual([rated, rated])
  expect(parsedLines(`${JSON.stringify(C1)}\r\n\n${JSON.stringify(C1)}\n`)).toEqual([rated, rated])
  expect(rateText(JSON.stringify(C1)).allSucceeded).toBe(true)
})

test('[ENG-02] what the bands do not allow is listed with the band that is missing', () => {
  const [line] = parsedLines(JSON.stringify(C1)) as [{ notRated: unknown }]
  expect(line.notRated).toEqual(
    expect.arrayContaining([
      { rating: 'C50_3150', missingBand_hz: 50 },
      { rating: 'STC', missingBand_hz: 4000 },
    ]),
  )
})

test('[ENG-02] a quantity is rated with how its numbers come about', () => {
  const [{ ratings }] = parsedLines(JSON.stringify({ ...C1, kind: undefined, quantity: 'R' })) as [
    { ratings: readonly { notation: string; value: number; contour?: { sumOfDeficiencies: number } }[] },
  ]
  const rw = ratings.find(({ notation }) => notation === 'R_{w}')
  // ISO 717-1 annex C, table C.1: the unfavourable deviations sum to 31.8 dB.
  expect(rw?.value).toBe(30)
  expect(rw?.contour?.sumOfDeficiencies).toBeCloseTo(31.8, 6)
})

test('[ENG-02] what a covering takes off is rated on the reference floor', () => {
  // ISO 717-2 annex C, table C.2: ΔLw 15 dB.
  const covering = {
    quantity: 'DeltaL',
    bands_hz: C1.bands_hz,
    values_db: [3, 3.7, 1.9, 3, 3.2, 3.5, 4, 6.1, 6.7, 7, 7.7, 10.8, 15.2, 20.3, 25.4, 23.2],
  }
  const rating = expect.objectContaining({ notation: 'ΔL_{w}', value: 15 }) as unknown
  expect(parsedLines(JSON.stringify(covering))).toEqual([
    { quantity: 'DeltaL', ratings: expect.arrayContaining([rating]) as unknown },
  ])
})

test('a band without a finite value is refused by name, the others are still rated', () => {
  const broken = { ...C1, values_db: C1.values_db.map((value, at) => (at === 7 ? '26.6' : value)) }
  const { lines, allSucceeded } = rateText(JSON.stringify([broken, C1]))
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toEqual({ error: 'the band 500 Hz has no finite value' })
  expect(allSucceeded).toBe(false)
})

test('a value beyond the range of numbers is refused by the name of its band', () => {
  const text = JSON.stringify(C1).replace('26.6', '1e999')
  expect(parsedLines(text)).toEqual([{ error: 'the band 500 Hz has no finite value' }])
})

test.each(['NaN', 'Infinity', '-Infinity'])(
  '%s written into a list is refused by the name of its band',
  (token) => {
    const text = JSON.stringify({ ...C1, note: 'NaN "is" no number' }).replace('26.6', token)
    expect(parsedLines(text)).toEqual([{ error: 'the band 500 Hz has no finite value' }])
  },
)

test.each([
  ['{"kind":"airborne"', 'the text is not valid JSON'],
  ['', 'the text is not valid JSON'],
  ['42', 'a spectrum must be an object'],
  ['{"kind":"noise","bands_hz":[],"values_db":[]}', 'kind must be "airborne" or "impact"'],
  ['{"quantity":"NR"}', "quantity must be one of R, TL, R', DnT, D2m,nT, Ln, L'n, L'nT, DeltaR, DeltaL"],
  ['{"kind":"impact","values_db":[]}', 'bands_hz must be a list'],
  ['{"kind":"impact","bands_hz":[500]}', 'values_db must be a list'],
])('%s is refused', (text, error) => {
  expect(rateText(text)).toEqual({ lines: [JSON.stringify({ error })], allSucceeded: false })
})

test('a broken line among JSON lines is named by its number', () => {
  expect(parsedLines(`${JSON.stringify(C1)}\n{"kind":\n`)[1]).toEqual({ error: 'line 2 is not valid JSON' })
})
