import { CALIBRATED } from '../../calibrated'
import { SOUND_SPEED } from '../air'
import { leafModel } from '../leaf/leaf-model'
import { channelMotion } from './channel'

const CHANNEL = { stiffness_Nm2: 2000, mass_kgpm: 0.6 }
const boards = (density_kgm3: number) =>
  leafModel(
    {
      part: 'leaf',
      sheets: [
        {
          componentId: 'board',
          role: 'board',
          material: 'gypsum',
          thickness_m: 0.0125,
          density_kgm3,
          modulus_Pa: 2.2e9,
        },
      ],
    },
    CALIBRATED,
  )
const motionAt = (frequency_hz: number, density_kgm3 = 700) => {
  const omega = 2 * Math.PI * frequency_hz
  return channelMotion(CHANNEL, boards(density_kgm3), omega, omega / SOUND_SPEED)
}

test('[ENG-02] a channel carries as much of its boards as their bending waves are long', () => {
  // 8.75 kg/m², B = 373 N m: k_B = 69.4 at 5 kHz, a = 2 m'/k_B = 0.252, mu = 0.6 + 0.252 (1 - j) = 0.889 at -16.5 degrees,
  // k = (w^2 mu/EI)^(1/4) = 25.7; Z = 2 w mu (1 + j)/k = 3070 at 45 - 16.5 + 16.5/4 = 32.6 degrees: 2590 + 1660 j.
  const [re, im] = motionAt(5000).impedance
  expect(re / 2590).toBeCloseTo(1, 2)
  expect(im / 1660).toBeCloseTo(1, 2)
  // Boards of no weight: the bare channel, k = (w^2 0.6/2000)^(1/4) = 23.3 and 2 w 0.6/k (1 + j) = 1618 (1 + j).
  const bare = motionAt(5000, 1).impedance
  expect(bare[0] / 1618).toBeCloseTo(1, 1)
  expect(bare[1] / 1618).toBeCloseTo(1, 1)
})

test('[ENG-02] a channel slower than sound radiates as a short piece, a faster one along most of its wave', () => {
  // At 50 Hz a = 2.52, mu = 4.01, k = 3.75, k0 = 0.916: |w(0)/w0|^2 = 8/k^2 over +-k0, 8 k0/(pi k^2) = 0.166 m.
  expect(motionAt(50).radiatingLength_m).toBeCloseTo(0.166, 2)
  // At 1 kHz k = 12.6, faster than sound (k0 = 18.3): the free wave, 1/2 of the point's energy each way, dies away as
  // e^(-2 Im k x), Im k = k sin(25.9/4 degrees) = 1.43: 1/(2 * 1.43) = 0.35 m, and the near field of some 1/k = 0.08 m.
  expect(motionAt(1000).radiatingLength_m).toBeGreaterThan(0.35)
  expect(motionAt(1000).radiatingLength_m).toBeLessThan(0.35 + 2 * 0.08)
  // Boards of almost no weight take almost nothing: mu = 0.6 + 0.004 (1 - j), k = 10.4, Im k = k/4 * 0.0069 = 0.018.
  expect(motionAt(1000, 1).radiatingLength_m / 27.9).toBeCloseTo(1, 1)
})
