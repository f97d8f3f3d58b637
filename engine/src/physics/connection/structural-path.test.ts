import type { Connection, Sheet } from '../../input/assembly'
import { CALIBRATED } from '../../calibrated'
import { atFrequencies, FREQUENCIES_HZ } from '../frequency'
import { type LeafModel, leafModel } from '../leaf/leaf-model'
import { mountedIn } from '../../testing/mounted-in'
import type { Mounting } from '../mounting'
import type { PathContext } from './bridge'
import { physicsOf } from './connection-physics'
import type { ConnectionPhysics } from './coupling'
import { frameOf, frameTransmissions } from './structural-path'

const BOARD: Sheet = {
  componentId: 'board',
  role: 'board',
  material: 'gypsum',
  thickness_m: 0.0125,
  density_kgm3: 700,
  modulus_Pa: 2.2e9,
}
const leaf = leafModel({ part: 'leaf', sheets: [BOARD] }, CALIBRATED)

/** From a leaf into the board, per unit velocity. */
const between = (source: LeafModel, mounting: Mounting): PathContext => ({
  source,
  receiver: leaf,
  velocity2: atFrequencies(() => 1),
  mounting,
})

/** What weighs on the path around the edge of a frame at a frequency, dB. */
function costOfPlates(plates_kgpm: number, frequency_hz: number): number {
  const type = physicsOf('Double Wooden Studs')
  const through = (kgpm: number) => {
    const heavy: ConnectionPhysics = {
      ...type,
      couplings: [{ type: 'edge', plates_kgpm: kgpm, attenuation_dB: 10 }],
    }
    const frame = frameOf(heavy, { componentId: 'frame', frameType: 'Double Wooden Studs' }, 0.2)
    const [{ transmission }] = frameTransmissions(frame, between(leaf, mountedIn([4, 2.5], 0)))
    return transmission[FREQUENCIES_HZ.findIndex((frequency) => frequency >= frequency_hz)]
  }
  return 10 * Math.log10(through(0) / through(plates_kgpm))
}

test('[ENG-02] the plates around two leaves hold them back by their mass, the more the higher the frequency', () => {
  // Line: Z = 2 m' c_B (1 + j), two equal leaves: v2/v1 = 1/(1 + Z/Z) = 1/2 without plates, 1/(2 + j w m/Z) with them.
  // 8.75 kg/m², B = 373 N m: c_B = 143 m/s at 500 Hz, Z = 2500 (1 + j); w m = 4712 for 1.5 kg/m: j w m/Z = 0.94 (1 + j).
  // 20 lg(|2.94 + 0.94 j|/2) = 3.8 dB; at 50 Hz 0.30 (1 + j): 1.3 dB.
  expect(costOfPlates(1.5, 50)).toBeCloseTo(1.3, 0)
  expect(costOfPlates(1.5, 500)).toBeGreaterThan(costOfPlates(1.5, 50) + 1.5)
  expect(costOfPlates(1.5, 4000)).toBeGreaterThan(costOfPlates(1.5, 500) + 1.5)
})

test('[ENG-02] hangers are rods as long as their cavity: a deeper ceiling is softer hung', () => {
  // Rods of M8, E A = 7.7 MN, 60 mm less than the cavity, with joints of 2e-8 m/N: C = 2.5e-8 and 3.8e-8 m/N. At 5 kHz
  // w C = 7.9e-4 and 1.20e-3 s/kg; the board on its channel has Y2 = (2.7 - 1.8 j) 1e-4 (see channel.test.ts). Under a slab
  // that is not held back the path falls as |Y2 + j w C|^2: 4.5e-7 and 1.13e-6, which are 4.0 dB.
  const slab = leafModel(
    {
      part: 'leaf',
      sheets: [
        {
          ...BOARD,
          role: 'massive element',
          material: 'concrete',
          thickness_m: 0.2,
          density_kgm3: 2300,
          modulus_Pa: 30e9,
        },
      ],
    },
    CALIBRATED,
  )
  const through = (gap_m: number) => {
    const frameType = 'Ceiling Grid On Hangers'
    const frame = frameOf(physicsOf(frameType), { componentId: 'frame', frameType }, gap_m)
    const [{ transmission }] = frameTransmissions(frame, between(slab, mountedIn([4, 5])))
    return transmission[FREQUENCIES_HZ.findIndex((frequency) => frequency >= 5000)]
  }
  expect(Math.abs(10 * Math.log10(through(0.1) / through(0.2)) - 4)).toBeLessThan(0.5)
})

test('[ENG-02] a measured stiffness of a resilient bar stands for every frequency, the table falls with it', () => {
  const frameType = 'Wooden Stud Resilient Bar'
  const along = (stiffness?: Connection['stiffness']) => {
    const connection: Connection = { componentId: 'frame', frameType, spacing_m: 0.406, stiffness }
    const frame = frameOf(physicsOf(frameType), connection, 0.11)
    return frameTransmissions(frame, between(leaf, mountedIn([4, 2.5], 0)))[0].transmission
  }
  const [table, measured] = [along(), along({ perMetre_Npm2: 1 / CALIBRATED.resilientChannel_m2pN })]
  const difference_dB = (frequency_hz: number) => {
    const at = FREQUENCIES_HZ.findIndex((frequency) => frequency >= frequency_hz)
    return 10 * Math.log10(measured[at] / table[at])
  }
  expect(Math.abs(difference_dB(500))).toBeLessThan(0.5)
  // Where w C is far above the boards' mobilities the path falls as 1/C^2: 20 lg(5000/500), a little more while they tell.
  expect(Math.abs(difference_dB(5000) + 20)).toBeLessThan(1)
})
