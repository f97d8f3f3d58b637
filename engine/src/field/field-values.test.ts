import type { Assembly, Sheet } from '../assembly/assembly'
import { predict } from '../predict'
import type { PredictionMade } from '../prediction'
import { type FieldConditions, type FieldPrediction, predictField } from './field-values'

// A prediction takes milliseconds; a busy machine and the test runner's sandbox may make that a hundred times more.
jest.setTimeout(120_000)

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
  if (!prediction.ok) throw new Error(prediction.message)
  return prediction
}

function field(assembly: Assembly, conditions: Partial<FieldConditions> = {}): FieldPrediction {
  const given = { separatingArea_m2: 10, volume_m3: 35, flanking: 'none', ...conditions } as const
  const prediction = predictField(assembly, laboratory(assembly), given)
  if (!prediction.ok) throw new Error(prediction.message)
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

test('[ENG-03] every field value of the four standards is there, and for walls the airborne ones alone', () => {
  const names = ({ iso, astm }: FieldPrediction) => [...iso, ...astm].map(({ quantity }) => quantity)
  expect(names(field(floor))).toEqual(['DnT', "R'", "L'nT", "L'n", 'NNR', 'ATL', 'RTNISPL', 'ANISPL'])
  expect(names(field(wall))).toEqual(['DnT', "R'", 'NNR', 'ATL'])
  expect(field(floor).astm.flatMap(({ ratings }) => ratings.map(({ index }) => index))).toEqual([
    ...['NNIC', 'ASTC', 'NISR', 'AIIC'],
  ])
  expect(field(floor).iso[2].ratings.map(({ index }) => index)).toContain('CI50_2500')
})

test.each([floor, wall])('[FLD-01] flanking lowers R, an interlayer gives some of it back', (assembly) => {
  const at1000 = (flanking: FieldConditions['flanking']) => spectrum(field(assembly, { flanking }), "R'")[13]
  expect(at1000('rigid')).toBeLessThan(at1000('none'))
  expect(at1000('elastomer 6 mm')).toBeGreaterThan(at1000('rigid'))
  expect(at1000('elastomer 12 mm')).toBeGreaterThan(at1000('elastomer 6 mm'))
  expect(at1000('elastomer 12 mm')).toBeLessThan(at1000('none'))
})

test('flanking adds to the impact level below', () => {
  const level = (flanking: FieldConditions['flanking']) => spectrum(field(floor, { flanking }), "L'n")[10]
  expect(level('rigid')).toBeGreaterThan(level('none'))
})

test('the assumed building can be replaced', () => {
  const { building, heavier } = {
    building: field(floor, { flanking: 'rigid' }),
    heavier: field(floor, {
      flanking: 'rigid',
      building: {
        wall: { ...clt, thickness_m: 0.24 },
        floor: clt,
        storeyHeight_m: 2.7,
        elastomerGain_db: { 'elastomer 6 mm': 4, 'elastomer 12 mm': 6 },
      },
    }),
  }
  expect(spectrum(heavier, "R'")[10]).toBeGreaterThan(spectrum(building, "R'")[10])
})

test('flanking of anything but one massive element is not supported, and an area of zero is refused', () => {
  const boards: Assembly = { kind: 'wall', parts: [{ part: 'leaf', sheets: [{ ...clt, role: 'board' }] }] }
  const conditions = { separatingArea_m2: 10, volume_m3: 35, flanking: 'rigid' } as const
  expect(predictField(boards, laboratory(boards), conditions)).toMatchObject({
    code: 'ConstructionNotSupported',
  })
  expect(predictField(wall, laboratory(wall), { ...conditions, separatingArea_m2: 0 })).toMatchObject({
    code: 'PropertyError',
  })
})

test('a large room gets a notice for the ASTM ratings', () => {
  expect(field(floor, { volume_m3: 150 }).notices).toContainEqual(
    expect.objectContaining({ code: 'outside range' }),
  )
  expect(field(floor).notices).toEqual([])
})
