import type { Assembly, Sheet } from '../input/assembly'
import type { ConnectionType } from '../input/connection-type'
import { FREQUENCIES_HZ } from '../physics/frequency'
import { mountedIn } from '../testing/mounted-in'
import { stackModel } from '../physics/stack/stack-model'
import { joistLoadFactor } from './joist-load'

/** A plate of 1 mm for every kg/m². */
const sheet = (mass_kgm2: number): Sheet => ({
  componentId: 'sheet',
  role: 'board',
  material: 'wood',
  thickness_m: mass_kgm2 / 1000,
  density_kgm3: 1000,
  modulus_Pa: 3e9,
})

function loads(frameType: ConnectionType, ...above: Assembly['parts']): Float64Array {
  const parts: Assembly['parts'] = [
    ...above,
    { part: 'leaf', sheets: [sheet(14)] },
    {
      part: 'cavity',
      componentId: 'joists',
      depth_m: 0.22,
      fills: [],
      connections: [{ componentId: 'joists', frameType }],
    },
    { part: 'leaf', sheets: [sheet(8)] },
  ]
  return joistLoadFactor(stackModel({ kind: 'floor', parts }, mountedIn([4, 5])))
}

const nearest = (frequency_hz: number) => FREQUENCIES_HZ.findIndex((frequency) => frequency >= frequency_hz)

// Joists of 4 kg/m every 0.4 m: 10 kg/m².
test('[ENG-04] joists take their share of the energy by mass, a ceiling straight on them as well', () => {
  expect(loads('Timber Joists With Resilient Bars')[nearest(100)]).toBeCloseTo(14 / 24, 3)
  expect(loads('Timber Joists')[nearest(100)]).toBeCloseTo(14 / 32, 3)
  expect(loads('Wooden Stud')[nearest(100)]).toBe(1)
})

test('[ENG-04] a floating floor rides on the deck below the resonance on its layer and lets go of it above', () => {
  const floating = loads(
    'Timber Joists With Resilient Bars',
    { part: 'leaf', sheets: [sheet(100)] },
    {
      part: 'resilient layer',
      componentId: 'wool',
      thickness_m: 0.03,
      density_kgm3: 100,
      dynamicStiffness_Npm3: 10e6,
    },
  )
  const at = nearest(50)
  // 100 kg/m² on 10 MN/m³: 14 + 100/(1 + 100 w^2/10e6)
  const riding = 14 + 100 / (1 + (100 * (2 * Math.PI * FREQUENCIES_HZ[at]) ** 2) / 10e6)
  expect(floating[at]).toBeCloseTo(riding / (riding + 10), 6)
  expect(floating[nearest(3000)]).toBeCloseTo(14 / 24, 2)
})
