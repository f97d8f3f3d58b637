import { CHECKS } from './checks'
import { findExample, WORKED_EXAMPLES } from './example'
import { NOT_COVERED } from './not-covered'

/** Rounding of binary fractions beside a printed digit. */
const DUST = 1e-9

const ALL = Object.entries(CHECKS).flatMap(([requirement, checks]) =>
  Object.entries(checks).map(([id, check]) => [requirement, id, check] as const),
)

test.each(ALL)('[%s] %s is met within its printed digits', (_, id, check) => {
  const comparisons = check(findExample(id))
  expect(comparisons.length).toBeGreaterThan(0)
  const missed = comparisons.filter(
    ({ calculated, printed, within }) => !(Math.abs(calculated - printed) <= within + DUST),
  )
  expect(missed).toEqual([])
})

test('every worked example is checked, or listed with the reason why not', () => {
  expect(WORKED_EXAMPLES).toHaveLength(151)
  const [checked, listed] = [new Set(ALL.map(([, id]) => id)), new Set(Object.keys(NOT_COVERED))]
  expect(WORKED_EXAMPLES.map(({ id }) => id).filter((id) => !checked.has(id) && !listed.has(id))).toEqual([])
  expect([...listed].filter((id) => checked.has(id))).toEqual([])
})

test('a deviation is found', () => {
  const example = findExample('kij-min')
  const [{ calculated, printed, within }] = CHECKS['ENG-04']['kij-min']({
    ...example,
    expected: { Kij_min_db: -2.2 },
  })
  expect(Math.abs(calculated - printed)).toBeGreaterThan(within)
})
