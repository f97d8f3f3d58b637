import { expectedTable, mustRead, SAMPLES, sampleBytes, stepFile } from '../testing/samples'
import type { MaterialSource } from './materials'
import type { ElementType } from './types'

const SOURCES: Readonly<Record<MaterialSource, string>> = {
  layers: 'layers',
  constituents: 'constituents',
  'constituents with widths': 'constituents with widths',
  'constituents with fractions': 'constituents, thickness estimated from fractions',
  'one material': 'one material',
  'one material with a width': 'one material, thickness from Width',
  list: 'list',
  none: 'none',
}

/** A type in the words of the expected tables. */
const row = (type: ElementType) => ({
  class: type.elementClass,
  name: type.name,
  count: type.count,
  area_m2: type.area_m2,
  areaFrom: type.areaFrom,
  materials: SOURCES[type.source],
  order: type.order,
  acousticRating: type.acousticRatings,
  isExternal: type.isExternal,
  layers: type.layers.map(({ material, thickness_mm, reads, ventilated }) => ({
    material,
    thickness_mm,
    reads,
    ventilated,
  })),
  suggests_mm: type.suggested_mm,
})

test.each(SAMPLES)('[BEY-15] %s gives its expected table exactly', (name) => {
  const { model } = mustRead(sampleBytes(name))
  const { schema, length_mm, area_m2, types } = expectedTable(name)
  expect({ schema: model.schemaText, ...model.units }).toEqual({ schema, length_mm, area_m2, isSaid: true })
  expect(model.types.map(row)).toEqual(
    types.map((type) => ({
      class: type.class,
      name: type.name,
      count: type.count,
      area_m2: type.area_m2,
      areaFrom: type.areaFrom,
      materials: type.materials,
      order: type.order,
      acousticRating: type.acousticRating,
      isExternal: type.isExternal,
      layers: type.layers.map((layer) => ({ ventilated: null, ...layer })),
      suggests_mm: type.suggests_mm ?? null,
    })),
  )
  const decided = types.filter(({ orderBy }) => orderBy !== undefined)
  for (const { name: wanted, orderBy } of decided)
    expect(model.types.find((type) => type.name === wanted)?.orderBy).toBe(orderBy)
  expect(model.unreadable).toEqual([])
})

test('[BEY-15] the spaces that a wall bounds and what covers a floor are told where the file says so', () => {
  const { model } = mustRead(
    stepFile([
      "#1=IFCWALL('w',$,'W',$,$,$,$,$,$)",
      "#2=IFCSPACE('s',$,'1.01',$,$,$,$,'Bedroom',.ELEMENT.,.SPACE.,$)",
      "#3=IFCSPACE('t',$,'1.02',$,$,$,$,'Hall',.ELEMENT.,.SPACE.,$)",
      "#4=IFCRELSPACEBOUNDARY('b',$,$,$,#2,#1,$,.PHYSICAL.,.INTERNAL.)",
      "#5=IFCRELSPACEBOUNDARY2NDLEVEL('c',$,$,$,#3,#1,$,.PHYSICAL.,.INTERNAL.,$,$)",
      "#6=IFCSLAB('f',$,'Floor',$,$,$,$,$,.FLOOR.)",
      "#7=IFCCOVERING('g',$,'Ceiling',$,$,$,$,$,.CEILING.)",
      "#8=IFCRELCOVERSBLDGELEMENTS('h',$,$,$,#6,(#7))",
    ]),
  )
  expect(model.types.map(({ name, spaces, coveredBy }) => [name, spaces, coveredBy])).toEqual([
    ['W', ['1.01 Bedroom', '1.02 Hall'], []],
    ['Floor', [], ['IfcCovering|Ceiling']],
    ['Ceiling', [], []],
  ])
})

// 12.5 mm, 0.0125 m and 12.5 / 25.4 inch are one thickness.
test.each([
  ['mm', ['#90=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)'], '12.5'],
  ['m', ['#90=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)'], '0.0125'],
  [
    'inch',
    [
      "#90=IFCCONVERSIONBASEDUNIT($,.LENGTHUNIT.,'INCH',#91)",
      '#91=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(25.4),#92)',
      '#92=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)',
    ],
    '0.4921259842519685',
  ],
])('[BEY-15] a thickness in %s is 12.5 mm', (_, unit, thickness) => {
  const { model } = mustRead(
    stepFile([
      "#1=IFCPROJECT('p',$,'P',$,$,$,$,$,#89)",
      '#89=IFCUNITASSIGNMENT((#90))',
      ...unit,
      "#2=IFCWALL('w',$,'W',$,$,$,$,$,$)",
      "#3=IFCMATERIAL('Plasterboard',$,$)",
      `#4=IFCMATERIALLAYER(#3,${thickness},$,$,$,$,$)`,
      "#5=IFCMATERIALLAYERSET((#4),'S',$)",
      "#6=IFCRELASSOCIATESMATERIAL('r',$,$,$,(#2),#5)",
    ]),
  )
  expect(model.types[0]?.layers[0]?.thickness_mm).toBe(12.5)
})

test('[BEY-15] areas in mm², m² and square feet are m², and the unit of a quantity goes first', () => {
  const area = (value: string, own: string, unit: readonly string[]) => {
    const { model } = mustRead(
      stepFile([
        "#1=IFCPROJECT('p',$,'P',$,$,$,$,$,#89)",
        '#89=IFCUNITASSIGNMENT((#90))',
        ...unit,
        "#2=IFCWALL('w',$,'W',$,$,$,$,$,$)",
        `#3=IFCQUANTITYAREA('NetSideArea',$,${own},${value},$)`,
        "#4=IFCELEMENTQUANTITY('q',$,'Qto_WallBaseQuantities',$,$,(#3))",
        "#5=IFCRELDEFINESBYPROPERTIES('r',$,$,$,(#2),#4)",
      ]),
    )
    return model.types[0]?.area_m2
  }
  const metres = ['#90=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)']
  const feet = [
    "#90=IFCCONVERSIONBASEDUNIT($,.AREAUNIT.,'SQUARE FOOT',#91)",
    '#91=IFCMEASUREWITHUNIT(IFCAREAMEASURE(0.09290304),#92)',
    '#92=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)',
  ]
  expect(area('12.', '$', metres)).toBe(12)
  expect(area('12000000.', '$', ['#90=IFCSIUNIT(*,.AREAUNIT.,.MILLI.,.SQUARE_METRE.)'])).toBe(12)
  // 200 ft² by the definition of the foot, 0.3048 m.
  expect(area('200.', '$', feet)).toBe(18.580608)
  expect(area('12.', '#92', feet)).toBe(12)
})
