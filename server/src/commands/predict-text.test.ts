import { STRUCTURE_TYPES } from '@soundleaf/contracts'
import { calculation, FIELD_VALUES, structureOf, withText } from '../testing/constructions'
import { predictText } from './predict-text'

type Line = Readonly<Record<string, unknown>> & { readonly numbers?: Readonly<Record<string, number>> }

function predicted(text: string): readonly Line[] {
  return predictText(text).lines.map((line) => JSON.parse(line) as Line)
}

const wall = { name: 'A wall', ...calculation(structureOf('SingleMassiveElementWall')).body }
const floor = { name: 'A floor', ...calculation(structureOf('SingleMassiveElementFloor')).body }

test('an object, an array and JSON lines are predicted, one line each, with the name first', () => {
  const names = (text: string) => predicted(text).map(({ name }) => name)
  expect(names(JSON.stringify(wall, null, 2))).toEqual(['A wall'])
  expect(names(JSON.stringify([wall, floor]))).toEqual(['A wall', 'A floor'])
  expect(names(`${JSON.stringify(floor)}\r\n\n${JSON.stringify(wall)}\n`)).toEqual(['A floor', 'A wall'])
  expect(predictText(JSON.stringify([wall, floor])).allSucceeded).toBe(true)
})

test('[ENG-01] a line holds the whole prediction by both standards, in laboratory and building', () => {
  const [line] = predicted(JSON.stringify(floor))
  const spectrum = expect.objectContaining({
    values_db: expect.any(Array) as unknown,
    uncertainty_db: expect.any(Object) as unknown,
    limitingPath: expect.any(Array) as unknown,
  }) as unknown
  expect(line).toMatchObject({
    airborne: { iso: spectrum, astm: spectrum },
    impact: { iso: spectrum, astm: spectrum },
    surfaceMass_kgm2: 460,
    totalThickness_m: 0.2,
    resonances_hz: [],
    coincidences_hz: [{ frequency_hz: expect.any(Number) as number }],
    engineVersion: expect.any(String) as string,
    field: { ok: true },
  })
  const indices = ['Rw', 'Ctr50_5000', 'STC', 'Lnw', 'CI50_2500', 'IIC', 'HIIC', 'DnT,w', "R'w", "L'nT,w"]
  expect(Object.keys(line?.numbers ?? {})).toEqual(
    expect.arrayContaining([...indices, "L'n,w", 'NNIC', 'ASTC', 'NISR', 'AIIC']),
  )
})

test.each(STRUCTURE_TYPES)('[ENG-01] the template of %s is predicted', (type) => {
  const [line] = predicted(JSON.stringify(calculation(structureOf(type)).body))
  expect(line?.numbers?.Rw).toBeGreaterThan(20)
})

test('no licence: flanking is predicted, and refused beside the laboratory values where it does not apply', () => {
  const fieldValues = { ...FIELD_VALUES, flankingType: 1 }
  const [single, double] = predicted(
    JSON.stringify([
      { ...floor, fieldValues },
      { ...calculation(structureOf('DoubleMassiveElementWall'), fieldValues).body },
    ]),
  )
  const [without] = predicted(JSON.stringify(floor))
  expect(single?.numbers?.["R'w"]).toBeLessThan(without?.numbers?.["R'w"] ?? 0)
  expect(double?.field).toMatchObject({ ok: false, code: 'ConstructionNotSupported' })
  expect(double?.numbers?.Rw).toBeGreaterThan(20)
})

test('an error names its code and component, and the others are still predicted', () => {
  const broken = { ...wall, structures: [withText(structureOf(), 0, 'density', '1')] }
  const output = predictText(JSON.stringify([broken, wall]))
  expect(JSON.parse(output.lines[0] ?? '')).toEqual({
    name: 'A wall',
    error: expect.stringContaining('Concrete') as string,
    code: 'PropertyError',
    componentIds: [broken.structures[0]?.components[0]?.componentId],
  })
  expect(output.lines).toHaveLength(2)
  expect(output.allSucceeded).toBe(false)
})

test.each([
  ['', 'the text is not valid JSON'],
  ['42', 'a project must be an object with fieldValues and structures'],
  ['{"structures": []}', 'fieldValues is missing: Expected required property'],
  [
    JSON.stringify({ ...wall, fieldValues: { ...FIELD_VALUES, volume: '35' } }),
    'fieldValues.volume is "35": Expected number',
  ],
  [
    JSON.stringify({ ...wall, structures: [] }),
    'structures is []: Expected array length to be greater or equal to 1',
  ],
])('%s is refused', (text, error) => {
  expect(predicted(text)).toEqual([expect.objectContaining({ error })])
  expect(predictText(text).allSucceeded).toBe(false)
})

test('a text that is no number is refused by component and key', () => {
  const broken = { ...wall, structures: [withText(structureOf(), 0, 'thickness', '2o0')] }
  const [line] = predicted(JSON.stringify(broken))
  expect(line).toMatchObject({
    code: 'ValidationFailed',
    error: expect.stringContaining('thickness') as string,
    componentIds: [broken.structures[0]?.components[0]?.componentId],
  })
})
