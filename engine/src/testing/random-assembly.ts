import { FRAME_TYPES } from '@soundleaf/contracts'
import fc from 'fast-check'
import {
  type Assembly,
  type AssemblyPart,
  FILL_MATERIALS,
  type Leaf,
  SHEET_MATERIALS,
  type Sheet,
} from '../input/assembly'

/** Factor on the number of random constructions of each property: 1 in every run, 10 in the full run. */
const SCALE = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)

/** Checks a property on a number of random values, ten times as many in the full run. */
export function holds<T>(arbitrary: fc.Arbitrary<T>, count: number, property: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, property), { numRuns: Math.ceil(count * SCALE), seed: 20251 })
}

/** Time limit for the full run on a busy machine; no test depends on speed. */
export const TIME_LIMIT_MS = 180_000 * Math.max(SCALE, 1)

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** Evenly spread over the powers of ten. */
const spread = (min: number, max: number) =>
  between(Math.log(min), Math.log(max)).map((exponent) => Math.exp(exponent))

const board: fc.Arbitrary<Sheet> = fc
  .record({
    componentId: fc.constant('board'),
    role: fc.constant('board'),
    material: fc.constantFrom(...SHEET_MATERIALS),
    thickness_m: spread(0.003, 0.08),
    density_kgm3: spread(15, 2700),
    // From rubber to glass.
    wave_mps: spread(50, 5500),
    lossFactor: spread(0.002, 0.2),
  })
  .map(({ wave_mps, ...sheet }): Sheet => ({ ...sheet, modulus_Pa: sheet.density_kgm3 * wave_mps ** 2 }))

const massive: fc.Arbitrary<Sheet> = fc
  .record({
    componentId: fc.constant('element'),
    role: fc.constant('massive element'),
    material: fc.constantFrom('concrete', 'masonry', 'wood'),
    thickness_m: spread(0.06, 0.4),
    density_kgm3: spread(400, 2500),
    // From aerated concrete to heavy concrete; cross-laminated timber to a tenth across.
    wave_mps: between(1200, 4200),
    across: between(0.1, 1),
    lossFactor: spread(0.004, 0.05),
  })
  .map(({ wave_mps, across, ...sheet }): Sheet => {
    const modulus_Pa = sheet.density_kgm3 * wave_mps ** 2
    return { ...sheet, modulus_Pa, minorModulus_Pa: across * modulus_Pa }
  })

const leaf: fc.Arbitrary<Leaf> = fc
  .oneof(
    { weight: 3, arbitrary: fc.array(board, { minLength: 1, maxLength: 4 }) },
    { weight: 2, arbitrary: fc.tuple(massive) },
    { weight: 1, arbitrary: fc.tuple(massive, board) },
  )
  .map((sheets) => ({ part: 'leaf', sheets }))

const cavity: fc.Arbitrary<AssemblyPart> = fc
  .record({
    depth_m: spread(0.01, 0.5),
    filled: fc.oneof(fc.constant(0), between(0.1, 1)),
    material: fc.constantFrom(...FILL_MATERIALS),
    density_kgm3: spread(10, 150),
    frameType: fc.option(fc.constantFrom(...FRAME_TYPES), { nil: undefined }),
    spacing_m: between(0.3, 1.25),
  })
  .map(({ depth_m, filled, material, density_kgm3, frameType, spacing_m }) => ({
    part: 'cavity',
    componentId: 'cavity',
    depth_m,
    fills:
      filled === 0 ? [] : [{ componentId: 'wool', material, thickness_m: filled * depth_m, density_kgm3 }],
    connections:
      frameType === undefined
        ? []
        : [{ componentId: 'frame', frameType, spacing_m, beamDepth_m: depth_m, beamWidth_m: 0.045 }],
  }))

const resilient: fc.Arbitrary<AssemblyPart> = fc.record({
  part: fc.constant('resilient layer'),
  componentId: fc.constant('impact board'),
  thickness_m: spread(0.003, 0.08),
  density_kgm3: spread(15, 800),
  dynamicStiffness_Npm3: spread(3e6, 300e6),
})

/** Walls and floors of one to four leaves with everything that may stand between them. */
export const randomAssembly: fc.Arbitrary<Assembly> = fc
  .record({
    kind: fc.constantFrom('wall', 'floor'),
    first: leaf,
    more: fc.array(
      fc.tuple(fc.oneof({ weight: 4, arbitrary: cavity }, { weight: 1, arbitrary: resilient }), leaf),
      { maxLength: 3 },
    ),
    hasCovering: fc.boolean(),
    contactStiffness_Npm: spread(0.02e6, 100e6),
  })
  .map(
    ({ kind, first, more, hasCovering, contactStiffness_Npm }): Assembly => ({
      kind,
      parts: [first, ...more.flat()],
      ...(kind === 'floor' &&
        hasCovering && {
          covering: { componentId: 'covering', thickness_m: 0.005, contactStiffness_Npm },
        }),
    }),
  )
