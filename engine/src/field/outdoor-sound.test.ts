import { energySum } from '../rating/rating'
import { indoorLevel } from './facade'
import { weightedOutdoors } from './outdoor-sound'

test('[BEY-10] octaves of one’s own are A-weighted: a road of 75 74 69 66 65 61 54 dB has 69 dB(A)', () => {
  // A-weights of octaves -26.2 -16.1 -8.6 -3.2 0 1.2 1: 48.8 57.9 60.4 62.8 65 62.2 55 add up to 69.2; by third octaves
  // the low octaves weigh a little more.
  const total = energySum(weightedOutdoors({ octaves_db: [75, 74, 69, 66, 65, 61, 54] }))
  expect(Math.abs(total - 69.2)).toBeLessThan(0.5)
})

test('[BEY-10] the same level through the same difference arrives, whatever the octaves, where it is flat', () => {
  const outdoor_db = weightedOutdoors({ octaves_db: [70, 70, 70, 70, 70, 70, 70] })
  const flat = outdoor_db.map(() => 30)
  expect(indoorLevel(flat, { outdoor_db })).toBeCloseTo(energySum(outdoor_db) - 30, 6)
  // Twice the reverberation time: 3 dB more.
  expect(indoorLevel(flat, { outdoor_db, reverberationTime_s: 1 })).toBeCloseTo(
    energySum(outdoor_db) - 30 + 3.01,
    2,
  )
})

test('[BEY-10] a spectrum of ISO 717-1 has the level that it is given', () => {
  for (const spectrum of ['C50_5000', 'Ctr50_5000'] as const)
    expect(energySum(weightedOutdoors({ level_dBA: 65, spectrum }))).toBeCloseTo(65, 0)
})
