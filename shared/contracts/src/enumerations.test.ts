import { Type, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import {
  Account,
  CALCULATION_RESULTS,
  CALLS,
  Component,
  EVALUATION_INDICES,
  FieldValues,
  FLANKING_TYPES,
  FRAME_TYPES,
  INSULATION_MATERIALS,
  LICENCES,
  MATERIALS,
  NEW_PROJECT_TYPES,
  PRODUCT_TYPES,
  PROPERTY_KEYS,
  PROPERTY_TYPES,
  Property,
  RESULT_COLORS,
  STANDARDS,
  STRUCTURE_TYPES,
  Structure,
  Validation,
} from './index'

/** Specification section 3 and decision 44, copied as text. */
const LISTS: readonly (readonly [string, readonly string[], string])[] = [
  ['standards', STANDARDS, 'Iso, Astm'],
  ['licences', LICENCES, 'trial, light, full'],
  [
    'materials',
    MATERIALS,
    'NotApplicable, Wood, Steel, Rubber, Gypsum, Gravel, Concrete, Stonewool, Fibreglass, Ecowool, Woodfibre, EPS, Other, Metallic, Porous',
  ],
  ['insulation materials', INSULATION_MATERIALS, 'Fibreglass, Stonewool, Ecowool, other'],
  [
    'product types',
    PRODUCT_TYPES,
    'FloorFrame, CeilingFrame, WallFrame, Panel, MassiveElement, Cavity, ImpactBoard, FloorCovering, Insulation, Frame, RibPanel',
  ],
  [
    'structure types',
    STRUCTURE_TYPES,
    'Floor, Wall, Facade, SingleMassiveElementWall, SingleMassiveElementFloor, DoubleMassiveElementWall, DoubleMassiveElementFloor, SingleMassiveElementFloorWithRibPanels, LightweightFrameWall',
  ],
  [
    'calculation results',
    CALCULATION_RESULTS,
    'Success, FrameError, PropertyError, MassiveElementError, CalculationError, ConstructionNotSupported, UnknownError',
  ],
  [
    'flanking types',
    FLANKING_TYPES.map(({ id, text }) => `${id} ${text}`),
    '0 No flanking, 1 No resilient interlayer, 2 6 mm elastomer, 3 12 mm elastomer',
  ],
  ['property types', PROPERTY_TYPES, 'Int, Decimal, Bool, String, Range'],
  ['colours', RESULT_COLORS, 'Green, Yellow, Red, White'],
  [
    'types of a new project',
    NEW_PROJECT_TYPES,
    'SingleMassiveElementWall, SingleMassiveElementFloor, SingleMassiveElementFloorWithRibPanels, DoubleMassiveElementWall, DoubleMassiveElementFloor, LightweightFrameWall',
  ],
]

/** Lists that grow: the names are those of saved projects, and none may go or change. */
const GROWING_LISTS: typeof LISTS = [
  [
    'property keys',
    PROPERTY_KEYS,
    'thickness, density, modulusOfElasticity, dampingCoefficient, frameType, totalCavityDepth, totalCavityDepthRange, depthOfBeam, depthOfBeamRange, thicknessOfBeam, insulationProductId, insulationThickness, insulationDensity, insulationMaterial, cc, ccRange, dynamicStiffness, modulusOfElasticityMajor, modulusOfElasticityMinor, type, linkCavityAndBeamHeightDepth, contactStiffness, uiStoredInsulationThickness, uiStoredInsulationDensity, uiEnableInsulation, isFixedComponent',
  ],
  [
    'frame types',
    FRAME_TYPES,
    'Wooden Stud, Wooden Stud Detached, Steel Stud, Steel Stud Detached, Resilient Steel Stud, Staggered Wooden Studs, Double Wooden Studs, Double Steel Studs, Wooden Stud Resilient Bar, Steel Stud Resilient Bar, Resilient Channel, Clip With Hat Channel, Ceiling Grid On Hangers, Spring Hanger, Elastomer Hanger, Batten On Elastomer Mount, Batten On Spring Mount, Screw Feet On Joists 45x45, Screw Feet On Joists 45x70, Generic Wall Frame, Generic Floor Frame, Generic Ceiling Frame',
  ],
]

test.each(LISTS)('[API-05] the %s are those of the specification, spelled as there', (_, values, wanted) => {
  expect(values).toEqual(wanted.split(', '))
})

test.each(GROWING_LISTS)(
  '[API-05] the %s of the specification are there, spelled as there',
  (_, values, wanted) => {
    expect(values).toEqual(expect.arrayContaining(wanted.split(', ')))
    expect(new Set(values).size).toBe(values.length)
  },
)

const CODES: readonly (readonly [number, string, string])[] = [
  [1, 'airborne', 'DnT,w'],
  [2, 'airborne', 'DnT,w + C'],
  [3, 'airborne', 'DnT,w + C50-3150'],
  [4, 'airborne', 'DnT,w + C50-5000'],
  [5, 'airborne', 'DnT,w + Ctr'],
  [6, 'airborne', "R'w"],
  [7, 'airborne', "R'w + C"],
  [8, 'airborne', "R'w + C50-3150"],
  [9, 'airborne', "R'w + C50-5000"],
  [10, 'airborne', "R'w + Ctr"],
  [50, 'impact', "L'nT,w"],
  [51, 'impact', "L'nT,w + CI"],
  [52, 'impact', "L'nT,w + CI,50-2500"],
  [53, 'impact', "L'n,w"],
  [54, 'impact', "L'n,w + CI"],
  [55, 'impact', "L'n,w + CI,50-2500"],
  [101, 'airborne', 'NNIC'],
  [102, 'airborne', 'ASTC'],
  [150, 'impact', 'NISR'],
  [151, 'impact', 'AIIC'],
]

test('[API-05] the evaluation indices are those of the specification; 150 is NISR (decision 4)', () => {
  const listed = EVALUATION_INDICES.map(({ id, kind, quantity, term }) => [
    id,
    kind,
    term === null ? quantity : `${quantity} + ${term}`,
  ])
  expect(listed).toEqual(CODES)
  expect(EVALUATION_INDICES.every(({ id, standard }) => (standard === 'Iso') === id < 100)).toBe(true)
})

const param = (schema: TSchema, name: string) => Type.Object({ [name]: schema })

/** A schema, the field that holds a closed list, and a text that is near to one of its values. */
const REFUSED: readonly (readonly [string, TSchema, string])[] = [
  ['type', Structure, 'singleMassiveElementWall'],
  ['productType', Component, 'Wallframe'],
  ['productMaterial', Component, 'Rockwool'],
  ['type', Property, 'Float'],
  ['license', Account, 'Full'],
  ['evaluationStandard', Account, 'ISO'],
  ['result', Validation, 'success'],
  [
    'structureModule',
    param(CALLS.listProductsForStructure.params.structureModule, 'structureModule'),
    'Roof',
  ],
  ['structureModule', param(CALLS.getDefaultTemplates.params.structureModule, 'structureModule'), 'wall'],
  ['material', param(CALLS.listProductsOfMaterial.params.material, 'material'), 'Glass'],
  ['type', param(CALLS.listProductsOfType.params.type, 'type'), 'Window'],
  [
    'EvaluationStandard',
    param(CALLS.updateAccountDetails.query.EvaluationStandard, 'EvaluationStandard'),
    'iso',
  ],
]

test.each(REFUSED)('[API-05] a %s outside its list is refused by name', (field, schema, value) => {
  const faults = [...Value.Errors(schema, { [field]: value })].filter(
    ({ message }) => !/required/i.test(message),
  )
  expect(faults.map(({ path }) => path)).toContain(`/${field}`)
})

const fieldValues = {
  airborneId: 1,
  airborneValue: 48,
  impactId: 50,
  impactValue: 60,
  separatingArea: 10,
  volume: 35,
  flankingType: 0,
}

test('[API-05] index codes are closed per kind, and 0 is unset', () => {
  const accepts = (change: Partial<typeof fieldValues>) =>
    Value.Check(FieldValues, { ...fieldValues, ...change })
  for (const [id, kind] of CODES) {
    expect(accepts({ airborneId: id })).toBe(kind === 'airborne')
    expect(accepts({ impactId: id })).toBe(kind === 'impact')
  }
  expect(accepts({ airborneId: 0, impactId: 0 })).toBe(true)
  for (const id of [-1, 11, 49, 56, 100, 103, 152, 1.5]) {
    expect(accepts({ airborneId: id })).toBe(false)
    expect(accepts({ impactId: id })).toBe(false)
  }
  expect([0, 1, 2, 3].every((flankingType) => accepts({ flankingType }))).toBe(true)
  expect([-1, 4, 0.5].some((flankingType) => accepts({ flankingType }))).toBe(false)
})
