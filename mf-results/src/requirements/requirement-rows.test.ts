import { ratingWithSymbol } from '@soundleaf/contracts'
import collected from './collected-requirements.data.json'
import {
  dwellingRows,
  facadeTermOf,
  indexOf,
  REQUIREMENT_ROWS,
  rowsOf,
  sourceText,
  type RequirementRow,
} from './requirement-rows'

/** `DnT,w+C50-3150` as the rule has it. */
const named = (row: (typeof REQUIREMENT_ROWS)[number]) => {
  const index = indexOf(row)
  return index === null ? null : `${index.quantity}${index.term === null ? '' : `+${index.term}`}`
}

test('[BEY-04] every limit has a country, a reference, an edition, a source and a value that can be', () => {
  expect(REQUIREMENT_ROWS.length).toBeGreaterThan(200)
  for (const row of REQUIREMENT_ROWS) {
    for (const text of [row.country, row.code, row.use, row.reference, row.edition, row.source])
      expect(text).not.toBe('')
    expect(row.value).toBeGreaterThan(0)
    expect(row.value).toBeLessThan(90)
  }
})

/** What a row says, in the words of the table in which the limits were collected. */
const saidBy = (row: RequirementRow) => ({
  country: row.country,
  code: row.code,
  use: row.use,
  class: row.class ?? '',
  quantity: row.quantity,
  evaluation_code: String(row.evaluationId ?? ''),
  comparison: row.atMost ? '<=' : '>=',
  value: String(row.value),
  unit: row.unit,
  reference: row.reference,
  edition: row.edition,
  note: row.note ?? '',
})

/** Only recalled, with low confidence, or advice that no rule prints. */
const isLeftOut = ({ confidence, edition }: (typeof collected)[number]) =>
  confidence === 'low' || edition === ''

test('[BEY-04] the limits are those of the table in which they were collected, each with its source and how sure it is', () => {
  const kept = collected.filter((row) => !isLeftOut(row))
  const withoutSource = kept.map(({ confidence: _, source: __, ...said }) => said)
  expect(REQUIREMENT_ROWS.map(saidBy)).toEqual(withoutSource)
  REQUIREMENT_ROWS.forEach((row, at) => {
    expect(row.isSure).toBe(kept[at]?.confidence === 'high')
    // That it was read there is said by being sure.
    expect(kept[at]?.source.startsWith(row.source.slice(0, 12))).toBe(true)
  })
})

test('[BEY-04] limits of façades are of one of the quantities that a façade has, or told as not calculated', () => {
  const ofFacades = REQUIREMENT_ROWS.filter(({ quantity }) => quantity.startsWith('D2m'))
  const terms = ofFacades.map((row) => `${row.quantity} ${String(facadeTermOf(row))}`)
  // D2m,nT,Atr of Spain is over 18 bands (CTE DB-HR annex A), which none of ours is.
  expect([...new Set(terms)].sort()).toEqual(['D2m,nT,Atr null', 'D2m,nT,w none', 'D2m,nT,w+Ctr Ctr'])
})

test('[BEY-04] the index code of a limit is that of its quantity, and it limits from the right side', () => {
  for (const row of REQUIREMENT_ROWS) {
    const index = indexOf(row)
    if (row.evaluationId === null) expect(index).toBeNull()
    if (index === null) continue
    expect(named(row)).toBe(row.quantity)
    expect(row.atMost).toBe(ratingWithSymbol(index.quantity).better === 'lower')
  }
})

test.each([
  // BBR table 7:21a for class C: 52 dB with C50-3150; Approved Document E table 1a, new build walls: 45 dB with Ctr.
  ['Sweden', 'dwelling party wall', 'C', 'DnT,w+C50-3150', 52],
  ['England', 'dwelling party wall', 'new build', 'DnT,w+Ctr', 45],
])('[BEY-04] %s asks between dwellings for %s, %s: %s of %d', (country, use, of, quantity, value) => {
  expect(rowsOf(country, use, of)).toContainEqual(expect.objectContaining({ quantity, value }))
})

test('[BEY-04] countries are compared by one limit each for a wall, and two for a floor', () => {
  const places = (isFloor: boolean) =>
    dwellingRows('Iso', isFloor).map((row) => `${row.country}/${indexOf(row)?.kind}`)
  expect(new Set(places(false)).size).toBe(places(false).length)
  expect(places(false)).toContain('Sweden/airborne')
  expect(places(false).some((place) => place.endsWith('impact'))).toBe(false)
  expect(places(true)).toContain('Sweden/impact')
  expect(places(false).length).toBeGreaterThanOrEqual(12)
  expect(dwellingRows('Astm', false).map(({ country }) => country)).toEqual(
    expect.arrayContaining(['Canada', 'New Zealand', 'United States']),
  )
})

test('[BEY-04] what stands beside a verdict says where the limit is from', () => {
  const [row] = rowsOf('Sweden', 'dwelling party wall', 'C')
  expect(row && sourceText(row)).toMatch(/^Sweden, dwelling party wall, C: BBR section 7.*\(SS 25267:2015/)
})
