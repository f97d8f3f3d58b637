import type { Assembly, AssemblyPart, Sheet } from '../input/assembly'
import { predict } from '../predict'
import type { PredictionMade } from '../prediction'
import type { RatingOutcome } from '../rating/rating'
import { ASSUMED_BUILDINGS } from './building'
import { type FieldConditions, type FieldPrediction, predictField } from './field-values'
import type { RoomEdge } from './rooms'
import { predictRooms } from './rooms-prediction'

// A prediction takes milliseconds; a busy machine and the test runner's sandbox may make that a hundred times more.
const clt: Sheet = {
  componentId: 'element',
  role: 'massive element',
  material: 'wood',
  thickness_m: 0.16,
  density_kgm3: 480,
  modulus_Pa: 8.44e9,
  minorModulus_Pa: 2.47e9,
}
const floor: Assembly = { kind: 'floor', parts: [{ part: 'leaf', sheets: [clt] }] }
const wall: Assembly = { kind: 'wall', parts: [{ part: 'leaf', sheets: [clt] }] }

function laboratory(assembly: Assembly): PredictionMade {
  const prediction = predict(assembly)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction
}

function field(assembly: Assembly, conditions: Partial<FieldConditions> = {}): FieldPrediction {
  const given = { separatingArea_m2: 10, volume_m3: 35, flanking: 'none', ...conditions } as const
  const prediction = predictField(assembly, laboratory(assembly), given)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction
}

function spectrum({ iso, astm }: FieldPrediction, name: string): readonly number[] {
  return [...iso, ...astm].find(({ quantity }) => quantity === name)?.values_db ?? []
}

test('[FLD-05] without flanking DnT is R + 10 lg(0.32 V/S) in every band', () => {
  // 10 lg(0.32 * 35/10) = 0.492 dB
  const R = laboratory(floor).airborne.iso.values_db
  spectrum(field(floor), 'DnT').forEach((value, band) => expect(value - R[band]).toBeCloseTo(0.492, 3))
  expect(spectrum(field(floor), "R'")).toEqual(R)
})

test("[ENG-03] L'nT is L'n - 10 lg(0.032 V), and the ASTM levels are normalised alike", () => {
  // 10 lg(0.032 * 50) = 2.041 dB
  const values = field(floor, { volume_m3: 50 })
  const Ln = laboratory(floor).impact
  spectrum(values, "L'nT").forEach((value, band) =>
    expect((Ln?.iso.values_db[band] ?? 0) - value).toBeCloseTo(2.041, 3),
  )
  spectrum(values, 'RTNISPL').forEach((value, band) =>
    expect((Ln?.astm.values_db[band] ?? 0) - value).toBeCloseTo(2.041, 3),
  )
})

test('[ENG-03] every field value of both standards is there, and for walls the airborne ones alone', () => {
  const names = ({ iso, astm }: FieldPrediction) => [...iso, ...astm].map(({ quantity }) => quantity)
  expect(names(field(floor))).toEqual(['DnT', "R'", "L'nT", "L'n", 'NNR', 'ATL', 'RTNISPL', 'ANISPL'])
  expect(names(field(wall))).toEqual(['DnT', "R'", 'NNR', 'ATL'])
  const { iso, astm } = field(floor)
  expect(astm.flatMap(({ ratings }) => ratings.map(({ id }) => id))).toEqual([
    ...['NNIC', 'ASTC', 'NISR', 'AIIC'],
  ])
  const airborneTerms = ['C', 'C50_3150', 'C50_5000', 'Ctr', 'Ctr50_3150', 'Ctr50_5000']
  const impactTerms = ['CI', 'CI50_2500']
  const wanted = { 'DnT,w': airborneTerms, "R'w": airborneTerms, "L'nT,w": impactTerms, "L'n,w": impactTerms }
  for (const [at, [main, terms]] of Object.entries(wanted).entries()) {
    expect(iso[at].ratings.map(({ id }) => id)).toEqual(expect.arrayContaining([main, ...terms]))
    for (const { id } of iso[at].ratings) expect(iso[at].uncertainty_db[id]).toBeGreaterThan(0)
  }
})

test('[ENG-03] without flanking the apparent values are those of the laboratory', () => {
  const { airborne, impact } = laboratory(floor)
  const valuesOf = (ratings: readonly RatingOutcome[]) =>
    ratings.map((rating) => (rating.available ? rating.value : rating.missingBand_hz))
  const apparent = [...field(floor).iso, ...field(floor).astm]
  const of = (name: string) => valuesOf(apparent.find(({ quantity }) => quantity === name)?.ratings ?? [])
  expect(of("R'")).toEqual(valuesOf(airborne.iso.ratings))
  expect(of("L'n")).toEqual(valuesOf(impact?.iso.ratings ?? []))
  expect(of('ATL')).toEqual(valuesOf(airborne.astm.ratings).slice(0, 1))
  expect(of('ANISPL')).toEqual(valuesOf(impact?.astm.ratings ?? []).slice(0, 1))
})

test('[FLD-01] [ENG-03] rigid junctions of timber add the paths of ISO 12354-1 to the direct sound', () => {
  // At 500 Hz on 4 x 4 m: Kij 23 dB straight on and 18 dB round the corner (annex F, the floor interrupts the walls),
  // 10 lg(16/4) = 6.02 dB; four Ff, four Fd, four Df. R of both elements from the engine.
  const at500 = 10
  const bare = laboratory({ ...floor, size_m: [4, 4] }).airborne.iso.values_db[at500]
  const { wall: sheet } = ASSUMED_BUILDINGS.timber
  const flankWall: Assembly = { kind: 'wall', parts: [{ part: 'leaf', sheets: [sheet] }], size_m: [4, 2.7] }
  const flank = laboratory(flankWall).airborne.iso.values_db[at500]
  const direct = laboratory(floor).airborne.iso.values_db[at500]
  const paths = [flank + 23 + 6.02, (flank + bare) / 2 + 18 + 6.02, (flank + bare) / 2 + 18 + 6.02]
  const tau = paths.reduce((sum, R) => sum + 4 * 10 ** (-R / 10), 10 ** (-direct / 10))
  const rigid = field(floor, { separatingArea_m2: 16, volume_m3: 43, flanking: 'rigid' })
  expect(spectrum(rigid, "R'")[at500]).toBeCloseTo(-10 * Math.log10(tau), 2)
})

const heavyWall: Assembly = {
  kind: 'wall',
  parts: [{ part: 'leaf', sheets: [{ ...ASSUMED_BUILDINGS.heavy.floor, componentId: 'element' }] }],
}

test('[FLD-01] rigid junctions of concrete give what the detailed model gives, not 5 dB more', () => {
  // Worked example a-heavy-box, 200 mm of concrete between floors of 200 mm and walls of 180 mm, 12.5 m²: R'w 53 by
  // annexes B, C and E of ISO 12354-1:2017, where laboratory values and formula 28a gave 58.
  const rigid = field(heavyWall, { separatingArea_m2: 12.5, volume_m3: 50, flanking: 'rigid' })
  const [main] = rigid.iso.find(({ quantity }) => quantity === "R'")?.ratings ?? []
  expect(Math.abs((main?.available === true ? main.value : 0) - 53)).toBeLessThanOrEqual(1)
})

test('[FLD-01] [BEY-07] the option is the assumed building, entered as rooms', () => {
  const { wall: side, floor: slab, storeyHeight_m, flankLength_m } = ASSUMED_BUILDINGS.heavy
  const edge = (sheet: Sheet, kind: Assembly['kind']): RoomEdge => {
    const flank = {
      assembly: { kind, parts: [{ part: 'leaf', sheets: [sheet] }] },
      side: 'receiving',
    } as const
    return {
      flank: 'element',
      source: flank,
      receiving: flank,
      junction: 'rigid cross',
      strips: 0,
      Kij_db: null,
    }
  }
  const { quantities } = predictRooms(
    {
      separating: heavyWall,
      size_m: [10 / storeyHeight_m, storeyHeight_m],
      sourceDepth_m: flankLength_m,
      receivingDepth_m: flankLength_m,
      edges: [edge(slab, 'floor'), edge(slab, 'floor'), edge(side, 'wall'), edge(side, 'wall')],
      openings: [],
    },
    'iso',
  )
  const rooms = quantities.find(({ quantity }) => quantity === "R'")?.values_db ?? []
  spectrum(field(heavyWall, { flanking: 'rigid' }), "R'").forEach((R, band) =>
    expect(R).toBeCloseTo(rooms[band], 6),
  )
})

test.each([floor, wall, heavyWall])(
  '[FLD-01] flanking lowers R, an interlayer gives some of it back',
  (assembly) => {
    const at1000 = (flanking: FieldConditions['flanking']) =>
      spectrum(field(assembly, { flanking }), "R'")[13]
    expect(at1000('rigid')).toBeLessThan(at1000('none'))
    expect(at1000('elastomer 6 mm')).toBeGreaterThan(at1000('rigid'))
    expect(at1000('elastomer 12 mm')).toBeGreaterThan(at1000('elastomer 6 mm'))
    expect(at1000('elastomer 12 mm')).toBeLessThan(at1000('none'))
  },
)

test('[FLD-01] with flanking timber has no more than its laboratory values, whatever its size in the building', () => {
  for (const flanking of ['rigid', 'elastomer 6 mm', 'elastomer 12 mm'] as const)
    for (const separatingArea_m2 of [6, 10, 30])
      for (const assembly of [floor, wall]) {
        const R = laboratory(assembly).airborne.iso.values_db
        spectrum(field(assembly, { flanking, separatingArea_m2 }), "R'").forEach((value, band) =>
          expect(value).toBeLessThanOrEqual(R[band]),
        )
      }
})

test('flanking adds to the impact level below', () => {
  const level = (flanking: FieldConditions['flanking']) => spectrum(field(floor, { flanking }), "L'n")[10]
  expect(level('rigid')).toBeGreaterThan(level('none'))
})

test('a ceiling below keeps the direct sound away, not what goes down the walls', () => {
  const ceiling: readonly AssemblyPart[] = [
    { part: 'cavity', componentId: 'cavity', depth_m: 0.2, fills: [], connections: [] },
    {
      part: 'leaf',
      sheets: [{ ...clt, role: 'board', material: 'gypsum', thickness_m: 0.025, density_kgm3: 700 }],
    },
  ]
  // Of the size that the floor of 16 m² has in the building, so that the direct sound is the same in both.
  const bare: Assembly = { ...floor, size_m: [4, 4] }
  const ceiled: Assembly = { ...bare, parts: [...floor.parts, ...ceiling] }
  const flankedOnly = (assembly: Assembly) => {
    const [rigid, none] = (['rigid', 'none'] as const).map(
      (flanking) => spectrum(field(assembly, { flanking, separatingArea_m2: 16 }), "L'n")[10],
    )
    return 10 * Math.log10(10 ** (rigid / 10) - 10 ** (none / 10))
  }
  expect(flankedOnly(ceiled)).toBeCloseTo(flankedOnly(bare), 1)
})

test('the assumed building is an input: heavier walls carry less', () => {
  const { timber } = ASSUMED_BUILDINGS
  const building = { ...timber, wall: { ...timber.wall, thickness_m: 0.24 } }
  const [assumed, heavier] = [
    field(floor, { flanking: 'rigid' }),
    field(floor, { flanking: 'rigid', building }),
  ]
  expect(spectrum(heavier, "R'")[10]).toBeGreaterThan(spectrum(assumed, "R'")[10])
  expect(assumed.notices).toContainEqual(
    expect.objectContaining({
      code: 'BuildingAssumed',
      params: { structure: 'timber', wall_mm: 120, floor_mm: 160 },
    }),
  )
})

test('flanking widens the uncertainty', () => {
  const [none, rigid] = (['none', 'rigid'] as const).map((flanking) => field(floor, { flanking }).iso[1])
  expect(rigid.uncertainty_db["R'w"]).toBeGreaterThan(none.uncertainty_db["R'w"] ?? Number.NaN)
  expect(none.uncertainty_db["R'w"]).toBe(laboratory(floor).airborne.iso.uncertainty_db.Rw)
})

test('flanking of anything but one massive element is not supported', () => {
  const boards: Assembly = { kind: 'wall', parts: [{ part: 'leaf', sheets: [{ ...clt, role: 'board' }] }] }
  const conditions = { separatingArea_m2: 10, volume_m3: 35, flanking: 'rigid' } as const
  expect(predictField(boards, laboratory(boards), conditions)).toMatchObject({
    code: 'ConstructionNotSupported',
  })
})

test('a room that is not known leaves out what needs it and says so', () => {
  const unknown = field(floor, { separatingArea_m2: 0, volume_m3: 0 })
  expect(unknown.iso.map(({ quantity }) => quantity)).toEqual(["R'", "L'n"])
  expect(unknown.notices).toContainEqual(expect.objectContaining({ code: 'RoomUnknown' }))
  const withoutArea = field(floor, { separatingArea_m2: 0 })
  expect(withoutArea.iso.map(({ quantity }) => quantity)).toEqual(["R'", "L'nT", "L'n"])
})

test.each([
  ['a negative area', { separatingArea_m2: -1 }],
  ['a volume that is no number', { volume_m3: Number.NaN }],
  ['flanking without an area', { separatingArea_m2: 0, flanking: 'rigid' as const }],
])('%s is refused', (_, change) => {
  const conditions = { separatingArea_m2: 10, volume_m3: 35, flanking: 'none', ...change } as const
  expect(predictField(wall, laboratory(wall), conditions)).toMatchObject({ code: 'PropertyError' })
})

test('a large room gets a notice for the ASTM ratings', () => {
  expect(field(floor, { volume_m3: 150 }).notices).toContainEqual(
    expect.objectContaining({ code: 'RoomTooLarge', params: { limit_m3: 150 } }),
  )
  expect(field(floor).notices).toEqual([])
})
