import type { Construction } from '@soundleaf/construction'
import type { PredictionMade } from '../prediction'
import {
  FIELD_VALUES,
  clt,
  concrete,
  deck,
  floor,
  frame,
  gypsum,
  gypsumFibre,
  impactBoard,
  ribbedFloor,
  ribs,
  screed,
} from '../testing/construction-parts'
import { predictConstruction } from './predict-construction'

function predicted(construction: Construction): PredictionMade {
  const prediction = predictConstruction(construction, FIELD_VALUES)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction.laboratory
}

const codes = ({ notices }: PredictionMade) => notices.map(({ code }) => code)
const uncertainty = ({ impact }: PredictionMade) => impact?.iso.uncertainty_db.Lnw ?? Number.NaN

const dryFloor = [gypsumFibre, gypsumFibre, impactBoard(30, 20)]

test('[ENG-05] a dry floor on timber is less certain than a wet one; both are measured', () => {
  const [wet, dry] = [
    predicted(floor(screed(), impactBoard(10), clt(140))),
    predicted(floor(...dryFloor, clt(140))),
  ]
  expect(codes(wet)).not.toContain('NotValidated')
  expect(codes(dry)).not.toContain('NotValidated')
  expect(uncertainty(dry)).toBeGreaterThan(uncertainty(wet))
})

test('[ENG-05] joists with a floating floor above are less certain than those without; ribs say that nothing is measured', () => {
  const onJoists = (...above: typeof dryFloor) =>
    predicted(floor(...above, deck(), frame('Wooden Stud Resilient Bar', 247, 100), gypsum, gypsum))
  const [bare, floating] = [onJoists(), onJoists(...dryFloor)]
  expect(codes(bare)).not.toContain('NotValidated')
  expect(codes(floating)).not.toContain('NotValidated')
  expect(codes(predicted(ribbedFloor(deck(22), ribs)))).toContain('NotValidated')
  expect(uncertainty(floating)).toBeGreaterThan(uncertainty(bare))
})

test('[ENG-05] a deck without its joists is outside the range, and half as uncertain again; on joists or ribs it is not', () => {
  const outside = 'TimberTooThin'
  const [alone, slab] = [predicted(floor(deck(22))), predicted(floor(clt(60)))]
  expect(codes(alone)).toContain(outside)
  expect(codes(slab)).not.toContain(outside)
  // Half again, and up to 30 % for being farther from what was measured.
  expect(uncertainty(alone) / uncertainty(slab)).toBeGreaterThanOrEqual(1.499)
  expect(uncertainty(alone) / uncertainty(slab)).toBeLessThanOrEqual(1.5 * 1.3)
  expect(codes(predicted(floor(deck(22), frame('Wooden Stud', 220, 100), gypsum)))).not.toContain(outside)
  expect(codes(predicted(ribbedFloor(deck(22), ribs)))).not.toContain(outside)
})

test('[ENG-05] a deck between a slab and boards on joists says that its result is mixed', () => {
  const thick = (thickness_mm: number) =>
    codes(predicted(floor(deck(thickness_mm), frame('Wooden Stud', 220, 100), gypsum)))
  expect(thick(22)).not.toContain('BetweenModels')
  expect(thick(45)).toContain('BetweenModels')
})

test('[ENG-05] two measurements of a kind are said to be few', () => {
  const { notices } = predicted(floor(...dryFloor, concrete(200)))
  expect(notices).toContainEqual(
    expect.objectContaining({
      code: 'FewMeasurements',
      params: { of: 'impact', kind: 'dry floor on concrete', count: 2 },
    }),
  )
})

test('a screed on a deck of boards lowers the impact level as on joists it does, by 14 to 23 dB', () => {
  // Floating screeds of 100 kg/m² on joist floors with resilient ceilings: 15 to 22 dB in manuals of timber floors, and a
  // decibel to either side.
  const level = (construction: Construction) => {
    const rating = predicted(construction).impact?.iso.ratings.find(({ id }) => id === 'Lnw')
    return rating?.available ? rating.value : Number.NaN
  }
  const joists = [deck(), frame('Wooden Stud Resilient Bar', 247, 100), gypsum, gypsum]
  const improvement = level(floor(...joists)) - level(floor(screed(), impactBoard(10), ...joists))
  expect(improvement).toBeGreaterThanOrEqual(14)
  expect(improvement).toBeLessThanOrEqual(23)
})
