import { AIR_IMPEDANCE, SOUND_SPEED } from '../air'
import { FREQUENCIES_HZ } from '../frequency'
import { leafModel } from '../leaf/leaf-model'
import { leafLayer } from '../leaf/single-leaf'
import { CALIBRATED } from '../../calibrated'
import { mountedIn } from '../../testing/mounted-in'
import { ForcedRadiationEfficiency } from '../radiation/forced-radiation'
import { diffuseResponse } from './diffuse-field'
import { thickPlateStiffness } from './stack'

const MOUNTING = mountedIn([4, 3])
const STEPS = 200_000

/** tau = 2 rho c int z_r |2/(Z + 2 z_r)|^2 sin(theta) d(theta) by 200 000 midpoints. */
function bruteForce(frequency_hz: number, leaf: ReturnType<typeof leafModel>): number {
  const omega = 2 * Math.PI * frequency_hz
  const layer = leafLayer(leaf, { frequency_hz, direction: 0, directions: 1 }, MOUNTING)
  const radiation = new ForcedRadiationEfficiency(omega / SOUND_SPEED, MOUNTING.element)
  let sum = 0
  for (let at = 0; at < STEPS; at++) {
    const angle = ((at + 0.5) / STEPS) * (Math.PI / 2)
    const k2 = ((omega / SOUND_SPEED) * Math.sin(angle)) ** 2
    const stiffness = thickPlateStiffness(layer.bending_Nm[0], leaf.plates[0].shear_Npm, 0, k2)
    const zr = AIR_IMPEDANCE * radiation.at(Math.cos(angle))
    const re = (stiffness * layer.lossFactors[0]) / omega + 2 * zr
    const im = omega * leaf.mass_kgm2 - stiffness / omega
    sum += ((zr * 4) / (re * re + im * im)) * Math.sin(angle)
  }
  return 2 * AIR_IMPEDANCE * sum * (Math.PI / 2 / STEPS)
}

test.each([
  ['200 mm concrete', 'massive element', 'concrete', 0.2, 2300, 30e9],
  ['6 mm glass', 'board', 'glass', 0.006, 2500, 68e9],
  ['12.5 mm gypsum', 'board', 'gypsum', 0.0125, 700, 2.4e9],
] as const)('[ENG-01] %s: the few angles of the quadrature find its coincidence peak', (...row) => {
  const [, role, material, thickness_m, density_kgm3, modulus_Pa] = row
  const sheet = { componentId: 'a', role, material, thickness_m, density_kgm3, modulus_Pa }
  const leaf = leafModel({ part: 'leaf', sheets: [sheet] }, CALIBRATED)
  const { transmission } = diffuseResponse(
    (frequency_hz) => [leafLayer(leaf, { frequency_hz, direction: 0, directions: 1 }, MOUNTING)],
    1,
    1,
    MOUNTING.element,
  )
  for (let at = 3; at < FREQUENCIES_HZ.length; at += 8) {
    const exact_db = 10 * Math.log10(bruteForce(FREQUENCIES_HZ[at], leaf))
    expect(Math.abs(10 * Math.log10(transmission[at]) - exact_db)).toBeLessThan(0.1)
  }
})
