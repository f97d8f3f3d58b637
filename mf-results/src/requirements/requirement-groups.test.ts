import { SAMPLE_OUTSIDE, SAMPLE_ROOMS } from '@soundleaf/federation/testing'
import { FIRST_OUTSIDE } from '../rooms/usual-rooms'
import { byMargin, judgedRow } from './judged-row'
import { groupRows, REQUIREMENT_GROUPS } from './requirement-groups'
import { dwellingRows, indexOf, usageOf } from './requirement-rows'

const BETWEEN_ROOMS = REQUIREMENT_GROUPS.filter((group) => group !== 'facades')

test('[BEY-04] every use has limits of a wall and of a floor, and footsteps are asked of floors alone', () => {
  for (const group of BETWEEN_ROOMS) {
    expect(groupRows(group, 'Iso', false).length).toBeGreaterThan(0)
    expect(groupRows(group, 'Iso', true).length).toBeGreaterThan(0)
    expect(groupRows(group, 'Iso', false).every((row) => indexOf(row)?.kind === 'airborne')).toBe(true)
  }
})

test.each([
  ['hotels', false, 'hotel or hostel room wall'],
  ['hotels', true, 'hotel or hostel room floor'],
  ['schools', false, 'school classroom wall'],
  ['houses', true, 'terraced house floor'],
] as const)('[BEY-04] %s, of a floor: %s, have %s', (group, isFloor, use) => {
  expect(groupRows(group, 'Iso', isFloor).map(usageOf)).toContain(use)
  expect(groupRows(group, 'Iso', !isFloor).map(usageOf)).not.toContain(use)
})

test('[BEY-04] façades are a use of their own, judged by what the project has as façade', () => {
  const rows = groupRows('facades', 'Iso', false)
  expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(['France', 'Italy', 'Portugal']))
  expect(groupRows('facades', 'Astm', false)).toEqual([])
  // The sample has D2m,nT,w 42 and Ctr -5. D.P.C.M. 5.12.1997 table B asks 48 of schools: short by 6 dB; the French rule
  // asks 30 with Ctr: 7 dB more.
  const facade = { outside: FIRST_OUTSIDE, answer: SAMPLE_OUTSIDE }
  const judged = rows.map((row) => judgedRow(row, SAMPLE_ROOMS, facade))
  const marginOf = (country: string, value: number) =>
    judged.find(({ row }) => row.country === country && row.value === value)?.margin_db
  expect(marginOf('Italy', 48)).toBe(-6)
  expect(marginOf('France', 30)).toBe(7)
})

test('[BEY-04] no door and no facade is among them', () => {
  for (const group of BETWEEN_ROOMS)
    for (const isFloor of [false, true])
      for (const row of groupRows(group, 'Iso', isFloor))
        expect(usageOf(row)).not.toMatch(/facade|door to|door between|room door/)
})

test('[BEY-04] the classes of all countries hold what their laws ask', () => {
  expect(groupRows('law', 'Iso', false)).toEqual(dwellingRows('Iso', false))
  expect(groupRows('dwellings', 'Iso', false)).toEqual(
    expect.arrayContaining([...dwellingRows('Iso', false)]),
  )
})

test('[BEY-04] the hardest limit comes first, and what is not known last', () => {
  // The sample has DnT,w 54, DnT,w + C 53 and R'w 53.
  const judged = groupRows('dwellings', 'Iso', false).map((row) => judgedRow(row, SAMPLE_ROOMS))
  const sorted = [...judged].sort(byMargin)
  const [hardest] = sorted
  // Germany asks DnT,w 64 for its class SSt III: short by 10 dB.
  expect(hardest).toMatchObject({ row: { country: 'Germany', value: 64 }, margin_db: -10 })
  expect(sorted.at(-1)?.margin_db).toBeNull()
})
