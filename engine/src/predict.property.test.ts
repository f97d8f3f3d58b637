import fc from 'fast-check'
import type { Assembly, AssemblyPart, Leaf, Sheet } from './assembly/assembly'
import { FRAME_TYPES } from './connection/frame-types'
import { predict } from './predict'
import type { PredictionMade } from './prediction'

/** Random constructions per property; the full run asks for 2000 (FULL_RUNS=1). */
const RUNS = process.env.FULL_RUNS === undefined ? 12 : 2000
const TIME_LIMIT_MS = process.env.FULL_RUNS === undefined ? 180_000 : 7_200_000

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const board: fc.Arbitrary<Sheet> = fc.record({
  componentId: fc.constant('board'),
  role: fc.constant('board'),
  material: fc.constantFrom('gypsum', 'wood', 'glass', 'other'),
  thickness_m: between(0.006, 0.03),
  density_kgm3: between(400, 2500),
  modulus_Pa: between(1e9, 12e9),
})

const massive: fc.Arbitrary<Sheet> = fc.record({
  componentId: fc.constant('element'),
  role: fc.constant('massive element'),
  material: fc.constantFrom('concrete', 'masonry', 'wood'),
  thickness_m: between(0.08, 0.35),
  density_kgm3: between(400, 2400),
  modulus_Pa: between(2e9, 35e9),
  minorModulus_Pa: between(1e9, 2e9),
})

const leaf: fc.Arbitrary<Leaf> = fc
  .oneof(
    { weight: 3, arbitrary: fc.array(board, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.tuple(massive) },
  )
  .map((sheets) => ({ part: 'leaf', sheets }))

const cavity: fc.Arbitrary<AssemblyPart> = fc
  .record({
    depth_m: between(0.01, 0.4),
    filled: between(0, 1),
    density_kgm3: between(10, 100),
    frameType: fc.constantFrom(...FRAME_TYPES.map(({ name }) => name)),
    isFramed: fc.boolean(),
  })
  .map(({ depth_m, filled, density_kgm3, frameType, isFramed }) => ({
    part: 'cavity',
    componentId: 'cavity',
    depth_m,
    fills:
      filled < 0.2
        ? []
        : [{ componentId: 'wool', material: 'stonewool', thickness_m: filled * depth_m, density_kgm3 }],
    connections: isFramed ? [{ componentId: 'frame', frameType, spacing_m: 0.6 }] : [],
  }))

const resilient: fc.Arbitrary<AssemblyPart> = fc.record({
  part: fc.constant('resilient layer'),
  componentId: fc.constant('impact board'),
  thickness_m: between(0.003, 0.05),
  density_kgm3: between(20, 800),
  dynamicStiffness_Npm3: between(4e6, 200e6),
})

const assembly: fc.Arbitrary<Assembly> = fc
  .record({
    kind: fc.constantFrom('wall', 'floor'),
    first: leaf,
    more: fc.array(
      fc.tuple(fc.oneof({ weight: 4, arbitrary: cavity }, { weight: 1, arbitrary: resilient }), leaf),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ kind, first, more }) => ({ kind, parts: [first, ...more.flat()] }))

function made(input: Assembly): PredictionMade {
  const prediction = predict(input)
  if (!prediction.ok) throw new Error(`${prediction.code}: ${prediction.message}`)
  return prediction
}

function holds<T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) {
  fc.assert(fc.property(arbitrary, property), { numRuns: RUNS, seed: 20251 })
}

test(
  '[ENG-01] every random construction answers with finite spectra and positive uncertainties',
  () => {
    holds(assembly, (input) => {
      const { airborne, impact } = made(input)
      const spectra = [airborne.iso, airborne.astm, ...(impact === null ? [] : [impact.iso, impact.astm])]
      for (const { values_db, uncertainty_db, ratings } of spectra) {
        expect(values_db).toHaveLength(21)
        expect(values_db.every(Number.isFinite)).toBe(true)
        expect(ratings.every(({ available }) => available)).toBe(true)
        expect(Object.values(uncertainty_db).every((u) => u > 0)).toBe(true)
      }
    })
  },
  TIME_LIMIT_MS,
)

test(
  'reversing an airborne construction changes no band by more than 0.1 dB',
  () => {
    holds(assembly, (input) => {
      const forward = made({ ...input, kind: 'wall' }).airborne.iso.values_db
      const backward = made({ ...input, kind: 'wall', parts: input.parts.toReversed() }).airborne.iso
        .values_db
      forward.forEach((value, band) => expect(Math.abs(value - backward[band])).toBeLessThanOrEqual(0.1))
    })
  },
  TIME_LIMIT_MS,
)

test(
  'adding mass to a limp single leaf never lowers its transmission loss',
  () => {
    const limp = fc.tuple(between(1, 20), between(1.01, 3)).map(([mass, factor]) =>
      [mass, mass * factor].map((kgm2): Assembly => {
        const sheet: Sheet = {
          componentId: 'membrane',
          role: 'board',
          material: 'rubber',
          thickness_m: 0.005,
          density_kgm3: kgm2 / 0.005,
          modulus_Pa: 1e6,
        }
        return { kind: 'wall', parts: [{ part: 'leaf', sheets: [sheet] }] }
      }),
    )
    holds(limp, ([light, heavy]) => {
      const before = made(light).airborne.iso.values_db
      made(heavy).airborne.iso.values_db.forEach((value, band) =>
        expect(value).toBeGreaterThanOrEqual(before[band]),
      )
    })
  },
  TIME_LIMIT_MS,
)

/** The same construction with one property of every sheet and cavity one per cent larger. */
function nudged(input: Assembly, property: 'thickness' | 'density' | 'modulus' | 'depth'): Assembly {
  const parts = input.parts.map((part): AssemblyPart => {
    if (part.part === 'cavity') return property === 'depth' ? { ...part, depth_m: part.depth_m * 1.01 } : part
    if (part.part === 'resilient layer') return part
    return {
      ...part,
      sheets: part.sheets.map((sheet) => ({
        ...sheet,
        thickness_m: sheet.thickness_m * (property === 'thickness' ? 1.01 : 1),
        density_kgm3: sheet.density_kgm3 * (property === 'density' ? 1.01 : 1),
        modulus_Pa: sheet.modulus_Pa * (property === 'modulus' ? 1.01 : 1),
      })),
    }
  })
  return { ...input, parts }
}

test.each(['thickness', 'density', 'modulus', 'depth'] as const)(
  'Rw with one decimal moves by at most 0.5 dB when every %s grows by one per cent',
  (property) => {
    const rw = (input: Assembly) => {
      const rating = made(input).airborne.iso.ratings.find(({ index }) => index === 'Rw_one_decimal')
      return rating?.available ? rating.value : Number.NaN
    }
    holds(assembly, (input) => {
      const wall: Assembly = { ...input, kind: 'wall' }
      expect(Math.abs(rw(nudged(wall, property)) - rw(wall))).toBeLessThanOrEqual(0.5)
    })
  },
  TIME_LIMIT_MS,
)
