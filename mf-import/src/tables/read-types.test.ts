import {
  catalogueOf,
  ELEMENT_CLASSES,
  listedTypes,
  NO_ANSWERS,
  review,
  type ListedType,
} from '@soundleaf/ifc'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { csvText } from './csv-text'
import { readTypes } from './read-types'
import { typeRows } from './rows'

const read = (text: string) => readTypes(text, (given, options) => parse(given, options))

/** A name as a model gives it: one line without blanks around it; one that begins with an apostrophe is a guarded one. */
const name = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}\u2028\u2029\uFEFF]+/gu, ' ').trim())
  .filter((text) => !text.startsWith("'"))
const millimetres = fc.integer({ min: 0, max: 50_000 }).map((tenths) => tenths / 10)

const listed: fc.Arbitrary<ListedType> = fc
  .record({
    name: name.filter((text) => text !== ''),
    elementClass: fc.constantFrom(...ELEMENT_CLASSES),
    place: fc.constantFrom('wall', 'floor'),
    count: fc.integer({ min: 1, max: 400 }),
    area_m2: fc.option(fc.integer({ min: 0, max: 1e6 }).map((cents) => cents / 100)),
    isExternal: fc.option(fc.boolean()),
    acousticRatings: fc.subarray(['Rw 50 dB', 'STC 52', 'Rw (C; Ctr) = 52 (-1; -5) dB']),
    layers: fc.array(
      fc.record({
        material: name,
        thickness_mm: fc.option(millimetres),
        ventilated: fc.option(fc.boolean()),
      }),
      { maxLength: 6 },
    ),
  })
  .map((one) => ({ ...one, areaCount: one.area_m2 === null ? 0 : one.count }))

const rowsOf = (types: readonly ListedType[]) =>
  typeRows(
    listedTypes(types).map((type) => ({
      type,
      whole: type,
      review: review(type, { materials: new Map(), type: NO_ANSWERS }, catalogueOf([]), () =>
        crypto.randomUUID(),
      ),
    })),
  )

test('[BEY-15] types that are saved as CSV are the same types when they are read again', () => {
  fc.assert(
    fc.property(
      fc.array(listed, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('.', ','),
      (types, sign) => {
        const reading = read(csvText(rowsOf(types), sign))
        if (!reading.ok) throw new Error(reading.detail)
        expect(listedTypes(reading.types)).toEqual(listedTypes(types))
      },
    ),
    { numRuns: 200, seed: 22 },
  )
})

test('[BEY-15] columns of a schedule may stand in any order, and those that nobody needs may be missing', () => {
  const reading = read(
    'Layer;Type;Material;Remark;Thickness [mm];Class\n' +
      '1;Inner wall;Gypsum board;two of them;12,5;IfcWall\n' +
      '2;Inner wall;Metal studs;;70;IFCWALL\n' +
      '3;Inner wall;Gypsum board;;12,5;IfcWall\n' +
      '1;Slab;Concrete;;200;IfcSlab\n',
  )
  const types = reading.ok ? listedTypes(reading.types) : []
  expect(types.map(({ key, place, count }) => [key, place, count])).toEqual([
    ['IfcWall|Inner wall', 'wall', 1],
    ['IfcSlab|Slab', 'floor', 1],
  ])
  expect(types[0]?.layers.map(({ thickness_mm, reads }) => [thickness_mm, reads])).toEqual([
    [12.5, 'gypsum-board'],
    [70, 'frame'],
    [12.5, 'gypsum-board'],
  ])
})

const HEADS = 'type,class,elements,external,layer,material,thickness [mm]\n'

test.each([
  ['type,class\nA,IfcWall\n', 'These columns are missing: layer, material, thickness [mm].'],
  [HEADS, 'It has no line below its heads.'],
  [
    `${HEADS}A,IfcBeam,1,,1,Steel,10\n`,
    'Line 2: class is “IfcBeam”; allowed: IfcWall, IfcSlab, IfcRoof, IfcCovering, IfcCurtainWall, IfcPlate, IfcDoor, IfcWindow.',
  ],
  [
    `${HEADS}A,,1,,1,Steel,10\n`,
    'Line 2: class is “”; allowed: IfcWall, IfcSlab, IfcRoof, IfcCovering, IfcCurtainWall, IfcPlate, IfcDoor, IfcWindow.',
  ],
  [
    `${HEADS}A,IfcWall,1,,1,Concrete,thick\n`,
    'Line 2: thickness [mm] is “thick”; allowed: a number from 0 to 5000.',
  ],
  [
    `${HEADS}A,IfcWall,1,,1,Concrete,-200\nA,IfcWall,1,,2,Plaster,9000\n`,
    'Line 2: thickness [mm] is “-200”; allowed: a number from 0 to 5000.\nLine 3: thickness [mm] is “9000”; allowed: a number from 0 to 5000.',
  ],
  [
    `${HEADS}A,IfcWall,1,,1,Concrete,200\nB,IfcWall,1,,2,Plaster,10\n`,
    'Line 3: layer is “2”; allowed: 1 for a new type, else one more than in the line above.',
  ],
  [`${HEADS}A,IfcWall,1.5,maybe,1,Concrete,200\n`, 'Line 2: elements is “1.5”; allowed: a number from 0 to'],
  [`${HEADS}A,IfcWall,1,maybe,1,Concrete,200\n`, 'Line 2: external is “maybe”; allowed: yes, no.'],
  [`${HEADS}"A,IfcWall,1,,1,Concrete,200\n`, 'Line '],
])('[BEY-15] a table that is wrong says where and what is allowed: %j', (text, detail) => {
  const reading = read(text)
  expect(reading.ok ? '' : reading.detail).toContain(detail)
})
