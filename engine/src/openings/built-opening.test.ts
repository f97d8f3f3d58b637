import { namedTemplate } from '@soundleaf/construction'
import { flankLeaf } from '../field/flank-element'
import type { Rooms } from '../field/rooms'
import { predictRooms } from '../field/rooms-prediction'
import { weightedReduction } from '../field/weighted-reduction'
import { predict } from '../predict'
import { builtOpening } from '../translation/rooms-of-construction'
import { partOfOpening } from './opening'

const ids = (() => {
  let count = 0
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
})()

function glazing() {
  const assembly = builtOpening(namedTemplate('Window', ids))
  if (assembly === null) throw new Error('A window can be predicted.')
  return assembly
}

const none = { flank: 'none' } as const
const rooms: Rooms = {
  separating: { kind: 'wall', parts: [flankLeaf('concrete', 460)] },
  size_m: [5, 2.5],
  sourceDepth_m: 4,
  receivingDepth_m: 4,
  edges: [none, none, none, none],
  openings: [],
}

test('[BEY-10] an opening that is built lets through what its construction lets through in the laboratory', () => {
  const assembly = glazing()
  const laboratory = predict(assembly)
  const part = partOfOpening({ opening: 'built', area_m2: 1.8, assembly })
  expect(part).toMatchObject({ part: 'area', area_m2: 1.8 })
  expect('R_db' in part && part.R_db).toEqual(laboratory.ok && laboratory.airborne.iso.values_db)
})

test('[BEY-10] a wall with glazing has the index of both by their areas, in every band', () => {
  const assembly = glazing()
  const { composite, openingShares } = predictRooms(
    { ...rooms, openings: [{ opening: 'built', area_m2: 2, assembly }] },
    'iso',
  )
  const whole = predictRooms(rooms, 'iso').airborne[0]?.values_db ?? []
  const part = partOfOpening({ opening: 'built', area_m2: 2, assembly })
  const pane = 'R_db' in part ? part.R_db : []
  // Worked example b-composite: -10 lg((10.5 10^(-R/10) + 2 10^(-Rw/10))/12.5).
  composite?.reduction_db.forEach((R, band) => {
    const tau = 10.5 * 10 ** (-(whole[band] ?? 0) / 10) + 2 * 10 ** (-(pane[band] ?? 0) / 10)
    expect(R).toBeCloseTo(-10 * Math.log10(tau / 12.5), 6)
  })
  // Of 12.5 m² the pane has 2, and lets nearly all through: its index and 10 lg(12.5/2) = 8.0 dB.
  expect(Math.abs((composite?.Rw_db ?? 0) - (weightedReduction(pane) + 8))).toBeLessThan(0.5)
  expect(openingShares[1]).toBeGreaterThan(0.9)
  expect(predictRooms(rooms, 'iso').composite).toBeNull()
})
