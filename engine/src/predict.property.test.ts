import type { RatingId } from '@soundleaf/contracts'
import fc from 'fast-check'
import type { Assembly, AssemblyPart, Cavity, ResilientLayer, Sheet } from './input/assembly'
import { predict } from './predict'
import type { PredictionMade } from './prediction'
import { valueOf } from './rating/rating'
import { holds, randomAssembly, TIME_LIMIT_MS } from './testing/random-assembly'

function made(input: Assembly): PredictionMade {
  const prediction = predict(input)
  if (!prediction.ok) throw new Error(`${prediction.code}: ${prediction.reason.code}`)
  return prediction
}

test(
  '[ENG-01] every random construction answers with finite spectra and positive uncertainties',
  () => {
    holds(randomAssembly, 200, (input) => {
      const { airborne, impact } = made(input)
      const spectra = [airborne.iso, airborne.astm, ...(impact === null ? [] : [impact.iso, impact.astm])]
      for (const { values_db, uncertainty_db, ratings, limitingPath } of spectra) {
        expect(values_db).toHaveLength(21)
        expect(values_db.every(Number.isFinite)).toBe(true)
        expect(limitingPath).toHaveLength(21)
        expect(ratings.every((rating) => rating.available && Number.isFinite(rating.value))).toBe(true)
        expect(Object.values(uncertainty_db).every((u) => u > 0)).toBe(true)
      }
      expect(Math.min(...airborne.iso.values_db, ...airborne.astm.values_db)).toBeGreaterThanOrEqual(0)
    })
  },
  TIME_LIMIT_MS,
)

/** Values are rounded to tenths: one tenth apart they may differ by a rounding error of the subtraction more. */
const ONE_TENTH = 0.1 + 1e-9

test(
  'reversing an airborne construction changes no band by more than 0.1 dB',
  () => {
    holds(randomAssembly, 30, (input) => {
      const { parts } = input
      const [forward, backward] = [parts, parts.toReversed()].map(
        (ordered) => made({ kind: 'wall', parts: ordered }).airborne.iso.values_db,
      )
      forward.forEach((value, band) =>
        expect(Math.abs(value - backward[band])).toBeLessThanOrEqual(ONE_TENTH),
      )
    })
  },
  TIME_LIMIT_MS,
)

test(
  'adding mass to a limp single leaf never lowers its transmission loss',
  () => {
    const limp = fc
      .tuple(fc.double({ min: 0.5, max: 40, noNaN: true }), fc.double({ min: 1.01, max: 3, noNaN: true }))
      .map(([mass, factor]) =>
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
    holds(limp, 50, ([light, heavy]) => {
      const before = made(light).airborne.iso.values_db
      made(heavy).airborne.iso.values_db.forEach((value, band) =>
        expect(value).toBeGreaterThanOrEqual(before[band]),
      )
    })
  },
  TIME_LIMIT_MS,
)

const STEP = 1.01
const grown = (value: number | undefined) => (value === undefined ? undefined : value * STEP)

type Grow = Partial<{
  sheet: (sheet: Sheet) => Sheet
  cavity: (cavity: Cavity) => Cavity
  layer: (layer: ResilientLayer) => ResilientLayer
}>

const fillWith = (change: (fill: Cavity['fills'][number]) => Cavity['fills'][number]): Grow => ({
  cavity: (cavity) => ({ ...cavity, fills: cavity.fills.map(change) }),
})
const frameWith = (
  change: (frame: Cavity['connections'][number]) => Cavity['connections'][number],
): Grow => ({
  cavity: (cavity) => ({ ...cavity, connections: cavity.connections.map(change) }),
})

/** Every property of every part, each made one per cent larger wherever it occurs. */
const PROPERTIES: Readonly<Record<string, Grow>> = {
  thickness: { sheet: (sheet) => ({ ...sheet, thickness_m: sheet.thickness_m * STEP }) },
  density: { sheet: (sheet) => ({ ...sheet, density_kgm3: sheet.density_kgm3 * STEP }) },
  modulus: { sheet: (sheet) => ({ ...sheet, modulus_Pa: sheet.modulus_Pa * STEP }) },
  'minor modulus': { sheet: (sheet) => ({ ...sheet, minorModulus_Pa: grown(sheet.minorModulus_Pa) }) },
  'loss factor': { sheet: (sheet) => ({ ...sheet, lossFactor: grown(sheet.lossFactor) }) },
  'cavity depth': { cavity: (cavity) => ({ ...cavity, depth_m: cavity.depth_m * STEP }) },
  'fill thickness': fillWith((fill) => ({ ...fill, thickness_m: fill.thickness_m / STEP })),
  'fill density': fillWith((fill) => ({ ...fill, density_kgm3: fill.density_kgm3 * STEP })),
  spacing: frameWith((frame) => ({ ...frame, spacing_m: grown(frame.spacing_m) })),
  'beam thickness': frameWith((frame) => ({ ...frame, beamWidth_m: grown(frame.beamWidth_m) })),
  'board stiffness': {
    layer: (layer) => ({ ...layer, dynamicStiffness_Npm3: layer.dynamicStiffness_Npm3 * STEP }),
  },
}

function withGrown(input: Assembly, { sheet, cavity, layer }: Grow): Assembly {
  const parts = input.parts.map((part): AssemblyPart => {
    if (part.part === 'leaf') return sheet === undefined ? part : { ...part, sheets: part.sheets.map(sheet) }
    if (part.part === 'cavity') return cavity?.(part) ?? part
    return layer?.(part) ?? part
  })
  return { ...input, parts }
}

function numberOf({ airborne, impact }: PredictionMade, id: RatingId): number {
  return valueOf([...airborne.iso.ratings, ...(impact?.iso.ratings ?? [])], id)
}

test.each(Object.entries(PROPERTIES))(
  'Rw with one decimal moves by at most 0.5 dB when every %s moves by one per cent',
  (_, grow) => {
    holds(randomAssembly, 12, (input) => {
      const wall: Assembly = { kind: 'wall', parts: input.parts }
      const [before, after] = [wall, withGrown(wall, grow)].map((at) => numberOf(made(at), 'Rw_one_decimal'))
      expect(Math.abs(after - before)).toBeLessThanOrEqual(0.5)
    })
  },
  TIME_LIMIT_MS,
)

test('sixty layers answer', () => {
  const sheet: Sheet = {
    componentId: 'board',
    role: 'board',
    material: 'gypsum',
    thickness_m: 0.0125,
    density_kgm3: 700,
    modulus_Pa: 2.2e9,
  }
  const inOneLeaf: Assembly = {
    kind: 'wall',
    parts: [{ part: 'leaf', sheets: Array.from({ length: 60 }, () => sheet) }],
  }
  const cavity: Cavity = { part: 'cavity', componentId: 'cavity', depth_m: 0.05, fills: [], connections: [] }
  const inSixtyLeaves: Assembly = {
    kind: 'wall',
    parts: Array.from({ length: 119 }, (_, at) =>
      at % 2 === 1 ? cavity : { part: 'leaf', sheets: [sheet] },
    ),
  }
  for (const wall of [inOneLeaf, inSixtyLeaves])
    expect(made(wall).airborne.iso.values_db.every(Number.isFinite)).toBe(true)
}, 180_000)
