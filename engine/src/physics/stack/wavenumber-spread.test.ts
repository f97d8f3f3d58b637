import { mountedIn } from '../../testing/mounted-in'
import { wavenumberSpread } from './wavenumber-spread'
import { type StackModel, stackModel } from './stack-model'

const DENSITY_KGM3 = 2300

/** c0^2 = 5/6 E/(2 (1 + 0.2) rho), c0 = 343 m/s. */
const SONIC_PA = 2.88 * 343 ** 2 * DENSITY_KGM3

function slabOf(modulus_Pa: number, role: 'massive element' | 'board' = 'massive element'): StackModel {
  const sheet = {
    componentId: 'slab',
    role,
    material: 'concrete',
    thickness_m: 0.2,
    density_kgm3: DENSITY_KGM3,
    modulus_Pa,
    lossFactor: 0.01,
  } as const
  return stackModel({ kind: 'wall', parts: [{ part: 'leaf', sheets: [sheet] }] }, mountedIn([4, 2.5]))
}

/**
 * A quantity that jumps by 20 dB where the shear waves of the first leaf overtake sound, between two of the speeds at
 * which it is computed.
 */
function jump({ leaves: [{ plates }] }: StackModel): Float64Array {
  return Float64Array.of(plates[0].shear_Npm / plates[0].mass_kgm2 > 345 ** 2 ? 100 : 1)
}

function spreadOf(stack: StackModel, energiesOf: (stack: StackModel) => Float64Array): Float64Array | null {
  return wavenumberSpread(stack, energiesOf(stack), energiesOf)
}

test('a slab of any usual stiffness is left as it is', () => {
  for (const modulus_Pa of [2.2e9, 10e9, 30e9]) expect(spreadOf(slabOf(modulus_Pa), jump)).toBeNull()
})

test('boards bend, however soft: they are left as they are', () => {
  expect(spreadOf(slabOf(SONIC_PA, 'board'), jump)).toBeNull()
})

test('what jumps at the speed of sound rises by no more than a third of a decibel for 1 % of the modulus', () => {
  const levelAt = (modulus_Pa: number) => {
    const stack = slabOf(modulus_Pa)
    const factor = spreadOf(stack, jump) ?? Float64Array.of(1)
    return 10 * Math.log10(jump(stack)[0] * factor[0])
  }
  let risen = 0
  for (let modulus_Pa = SONIC_PA / 3; modulus_Pa < SONIC_PA * 3; modulus_Pa *= 1.01) {
    const rise = levelAt(modulus_Pa * 1.01) - levelAt(modulus_Pa)
    expect(Math.abs(rise)).toBeLessThan(0.35)
    risen += rise
  }
  expect(risen).toBeCloseTo(20, 5)
})

test('what does not depend on the shear stays itself', () => {
  const factor = spreadOf(slabOf(SONIC_PA), () => Float64Array.of(3, 7))
  expect(factor?.[0]).toBeCloseTo(1, 12)
  expect(factor?.[1]).toBeCloseTo(1, 12)
})

test('a screed is spread where its bending waves are those of the slab beneath it, and nowhere else', () => {
  const layer = {
    part: 'resilient layer',
    componentId: 'board',
    thickness_m: 0.01,
    density_kgm3: 100,
    dynamicStiffness_Npm3: 1e7,
  } as const
  const floorOf = (screed_m: number) => {
    const [slab] = slabOf(30e9).leaves
    const stack = stackModel(
      {
        kind: 'floor',
        parts: [
          { part: 'leaf', sheets: [{ ...slab.plates[0].sheet, thickness_m: screed_m }] },
          layer,
          { part: 'leaf', sheets: [slab.plates[0].sheet] },
        ],
      },
      mountedIn([4, 5]),
    )
    return spreadOf(stack, ({ leaves: [above, below] }) =>
      Float64Array.of(above.critical_hz / below.critical_hz),
    )
  }
  expect(floorOf(0.05)).toBeNull()
  // The mean of e^x under sech(x/s)/(pi s) is 1/cos(pi s/2): 1.0196 for s = 0.125.
  expect(floorOf(0.2)?.[0]).toBeCloseTo(1.0196, 2)
  expect(floorOf(0.19)?.[0]).toBeCloseTo(1.0196, 2)
})
