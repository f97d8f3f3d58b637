import { ratingWithSymbol } from '@soundleaf/contracts'
import { dwellingRows, indexOf, REQUIREMENT_ROWS, rowsOf, sourceText } from './requirement-rows'

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
