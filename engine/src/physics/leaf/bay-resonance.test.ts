import { mountedIn } from '../../testing/mounted-in'
import { GYPSUM } from '../../testing/sheets'
import { baysOnJoists, baysOnStuds, leafInertia } from './bay-resonance'
import { leafModel } from './leaf-model'

const { parameters } = mountedIn([4, 3])
const board = leafModel({ part: 'leaf', sheets: [GYPSUM] }, parameters)

test('[ENG-01] a board of 15 mm resonates between studs every 400 mm at some 130 Hz, at every 600 mm under 60 Hz', () => {
  // B = 2.2e9 * 0.015³/(12 * 0.96) = 645 N m, m' = 10.2 kg/m²: sqrt(B/m') = 7.95 m²/s, times 2.6/b²
  expect(baysOnStuds(board, 0.4).resonance_hz).toBeCloseTo(129.2, 0)
  expect(baysOnStuds(board, 0.6).resonance_hz).toBeCloseTo(57.4, 0)
})

test('[ENG-01] far from its resonance a bay is the mass of its boards, at it it gives way and only its damping holds', () => {
  const held = { ...board, bays: { resonance_hz: 130, joists_kgm2: 0 } }
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

test('[ENG-01] far below the resonance of its bays a deck carries its joists along, far above it does not', () => {
  const onJoists = { ...board, bays: baysOnJoists(board, 0.6, board.mass_kgm2) }
  // pi/2 * 7.95/0.36 = 34.7 Hz; with as much mass in the joists as in the deck twice the deck's impedance.
  expect(onJoists.bays.resonance_hz).toBeCloseTo(34.7, 0)
  const ofMass = (frequency: number) =>
    leafInertia(onJoists, frequency, 0.1)[1] / (2 * Math.PI * frequency * board.mass_kgm2)
  expect(ofMass(2)).toBeCloseTo(2, 1)
  expect(ofMass(1000)).toBeCloseTo(1, 1)
})
