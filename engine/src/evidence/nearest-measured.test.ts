import type { Construction } from '@soundleaf/construction'
import { frame, gypsum, studWall, JOISTS, deck, floor, concrete, wall } from '../testing/construction-parts'
import { predictionOf } from '../testing/predicted'
import { USUAL_CONSTRUCTIONS } from '../testing/usual-constructions'
import { MEASURED_CONSTRUCTIONS } from './measured-constructions'

const measuredFor = (construction: Construction) => predictionOf(construction).measured

const profileOf = (id: string) => MEASURED_CONSTRUCTIONS.find((one) => one.id === id)?.profile

test('[BEY-13] every construction has three measured ones beside it, the nearest first, walls beside walls', () => {
  for (const construction of Object.values(USUAL_CONSTRUCTIONS)) {
    const measured = measuredFor(construction)
    expect(measured).toHaveLength(3)
    const distances = measured.map(({ distance }) => distance)
    expect([...distances].sort((a, b) => a - b)).toEqual(distances)
    const kinds = new Set(measured.map(({ id }) => profileOf(id)?.kind))
    expect(kinds.size).toBe(1)
  }
})

test('[BEY-13] a construction that was measured is nearest to itself, by its physics and not by its name', () => {
  // Both leaves 12.7 mm of board on 90 mm of wooden studs, with wool: several laboratories measured that.
  const [nearest] = measuredFor(studWall(gypsum, frame('Wooden Stud', 90, 90), gypsum))
  const profile = nearest && profileOf(nearest.id)
  expect(profile).toMatchObject({ kind: 'wall', leaves: 2, connection: 'rigid' })
  expect(profile?.depth_mm).toBeGreaterThan(80)
  expect(profile?.depth_mm).toBeLessThan(105)
  expect(profile?.mass_kgm2).toBeGreaterThan(14)
  expect(profile?.mass_kgm2).toBeLessThan(28)
})

test.each([
  ['Wooden Stud', 'rigid'],
  ['Wooden Stud Resilient Bar', 'resilient'],
] as const)(
  '[BEY-13] below joists, %s has measured floors beside it whose ceilings are as fixed: %s',
  (type, connection) => {
    const measured = measuredFor(floor(deck(), frame(type, 240, 100, JOISTS), gypsum, gypsum))
    const [first, second] = measured.map(({ id }) => profileOf(id)?.connection)
    expect([first, second]).toEqual([connection, connection])
  },
)

test('[BEY-13] what differs is told with both values, the larger difference first', () => {
  const [nearest] = measuredFor(wall(concrete(900)))
  expect(nearest?.differences[0]).toMatchObject({ of: 'mass', own: 2070 })
  // Nothing in the open set is nearly as heavy.
  const { measured } = nearest?.differences[0] ?? {}
  expect(Number(measured)).toBeLessThan(1000)
})

test('[BEY-13] every measured construction has a source, and a rating or a spectrum', () => {
  expect(MEASURED_CONSTRUCTIONS.length).toBeGreaterThan(150)
  for (const { source, ratings, airborne_db, impact_db, layers } of MEASURED_CONSTRUCTIONS) {
    expect(source.length).toBeGreaterThan(8)
    expect(ratings.length + Number(airborne_db !== null)).toBeGreaterThan(0)
    for (const values of [airborne_db, impact_db]) expect(values?.length ?? 21).toBe(21)
    expect(layers.length).toBeGreaterThan(0)
  }
})
