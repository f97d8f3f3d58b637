import { mountedIn } from '../../testing/mounted-in'
import { GYPSUM } from '../../testing/sheets'
import { bayResonance, leafInertia } from './bay-resonance'
import { leafModel } from './leaf-model'

const { parameters } = mountedIn([4, 3])
const board = leafModel({ part: 'leaf', sheets: [GYPSUM] }, parameters)

test('[ENG-01] a board of 15 mm resonates between studs every 400 mm at some 130 Hz, at every 600 mm under 60 Hz', () => {
  // B = 2.2e9 * 0.015³/(12 * 0.96) = 645 N m, m' = 10.2 kg/m²: sqrt(B/m') = 7.95 m²/s, times 2.6/b²
  expect(bayResonance(board, 0.4)).toBeCloseTo(129.2, 0)
  expect(bayResonance(board, 0.6)).toBeCloseTo(57.4, 0)
})

test('[ENG-01] far from its resonance a bay is the mass of its boards, at it it gives way and only its damping holds', () => {
  const held = { ...board, bay_hz: 130 }
  const ofMass = (frequency: number) => {
    const [re, im] = leafInertia(held, frequency, 0.1)
    return Math.hypot(re, im) / (2 * Math.PI * frequency * board.mass_kgm2)
  }
  expect(ofMass(20)).toBeCloseTo(1, 1)
  expect(ofMass(2000)).toBeCloseTo(1, 1)
  expect(ofMass(130)).toBeLessThan(0.3)
  expect(ofMass(160)).toBeGreaterThan(ofMass(130))
})

test('what nothing holds is its mass', () => {
  expect(leafInertia(board, 100, 0.1)).toEqual([0, 2 * Math.PI * 100 * board.mass_kgm2])
})
