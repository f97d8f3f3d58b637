import {
  CAVITY_GASES,
  FRAME_TYPES,
  INSULATION_MATERIALS,
  INTERLAYERS,
  isGuid,
  type PropertyKey,
} from '@soundleaf/contracts'
import { readNumber } from '@soundleaf/texts'
import { USUAL_GAUGE_MM } from './blank'
import type { Component, ComponentKind } from './construction'
import { numberText } from './entry'
import { ofInsulation, own, type Field } from './field'
import { hasSteelStuds } from './frame-types'
import { gasField, interlayerField } from './glazing'
import {
  chosenTexts,
  flagTexts,
  length,
  number,
  OF_FILL,
  OF_PRODUCT,
  rangeTexts,
  texts,
  type PropertySpec,
} from './property-spec'

const INSULATED = ['frame', 'cavity', 'ribPanel'] as const
const ALL = [
  'panel',
  'frame',
  'massiveElement',
  'cavity',
  'impactBoard',
  'floorCovering',
  'ribPanel',
] as const satisfies readonly ComponentKind[]

/** A component of which a client says nothing else has no insulation. */
const none = () => 0
const inInsulation = <const Spec>(of: Spec) => ({ frame: of, cavity: of, ribPanel: of })
const stored = (name: 'storedThickness_mm' | 'storedDensity_kgm3') =>
  ({
    ...OF_FILL,
    holds: 'hidden',
    kinds: INSULATED,
    label: null,
    wire: {
      ...texts(['Decimal', 'number'], ofInsulation(name), {
        parse: (text) => readNumber(text) ?? undefined,
        print: numberText,
        missing: none,
      }),
      isUi: true,
    },
  }) as const
/** A field of frames with studs of steel; other frames have none. */
const ofSteelStuds = (name: 'gauge_mm'): Field<number> => {
  const isSteel = (component: Component) => component.kind === 'frame' && hasSteelStuds(component.frameType)
  const field = own(name)
  return {
    read: (component) => (isSteel(component) ? field.read(component) : undefined),
    write: (component, value) => (isSteel(component) ? field.write(component, value) : component),
  }
}
const pairOf = (rangeOf: PropertyKey) =>
  ({
    ...OF_PRODUCT,
    holds: 'range',
    kinds: ALL,
    label: null,
    rangeOf,
    wire: rangeTexts(rangeOf),
  }) as const

/**
 * Every property of every kind, in the order in which forms show them and new components write them. The ranges bound
 * what is a building product at all, wider than any catalogue: a value outside is a slip of the unit or of a digit. A
 * product's own range is narrower. The specification's `type` says nothing: it comes and goes unread.
 */
export const PROPERTY_SCHEMA = {
  frameType: {
    ...OF_PRODUCT,
    edit: 'product',
    holds: 'choice',
    kinds: ['frame'],
    label: 'property.frameType',
    choices: FRAME_TYPES,
    wire: texts(['String', 'frame type'], own('frameType'), {
      parse: (text) => FRAME_TYPES.find((type) => type === text),
      print: (type) => type,
    }),
  },
  thickness: length('property.thickness', own('thickness_mm'), {
    // From a foil to a thick board; more is a massive element.
    panel: { range: [0.1, 200] },
    // A plaster block to a foundation slab.
    massiveElement: { range: [10, 1000] },
    // Underlay foam 1, two layers of wool 200.
    impactBoard: { range: [1, 200] },
    // A varnish to a stone slab.
    floorCovering: { range: [0.1, 100] },
  }),
  density: number('property.density', 'kg/m³', 2, own('density_kgm3'), {
    // Rigid foam 10, lead 11 340.
    panel: { range: [5, 12000] },
    // Aerated concrete 300, heavy concrete 4000, a steel slab 7850.
    massiveElement: { range: [100, 8000] },
    // Expanded polystyrene 12, rubber granulate 800.
    impactBoard: { range: [5, 1500] },
  }),
  modulusOfElasticity: number('property.modulusOfElasticity', 'MPa', 2, own('modulusOfElasticity_MPa'), {
    // A limp membrane 10, steel 210 000.
    panel: { range: [1, 250000] },
  }),
  // Gravel fill 0.05, granite 80; across the grain of timber 0.3.
  modulusOfElasticityMajor: number(
    'property.modulusOfElasticityMajor',
    'GPa',
    4,
    own('modulusOfElasticityMajor_GPa'),
    { massiveElement: { range: [0.01, 250] } },
  ),
  modulusOfElasticityMinor: number(
    'property.modulusOfElasticityMinor',
    'GPa',
    4,
    own('modulusOfElasticityMinor_GPa'),
    { massiveElement: { range: [0.01, 250] } },
  ),
  dampingCoefficient: number('property.dampingCoefficient', '', 4, own('dampingCoefficient'), {
    // A free metal sheet 0.0005, a constrained damping layer 0.5.
    panel: { range: [0.0001, 1] },
    // The loss factor of masonry and concrete, where a client of the bare specification sends none.
    massiveElement: { range: [0.0001, 1], missing: () => 0.01, isGivenByProducts: true },
  }),
  interlayer: {
    ...OF_PRODUCT,
    holds: 'choice',
    kinds: ['panel'],
    label: 'property.interlayer',
    choices: INTERLAYERS,
    labels: {
      None: 'choice.interlayer.none',
      PVB: 'choice.interlayer.pvb',
      'Acoustic PVB': 'choice.interlayer.acoustic',
    },
    isOptional: true,
    wire: chosenTexts('interlayer', 'interlayer', interlayerField, INTERLAYERS),
  },
  dynamicStiffness: number('property.dynamicStiffness', 'MN/m³', 2, own('dynamicStiffness_MNm3'), {
    // Soft mats 3, cork and thin foam 200.
    impactBoard: { range: [1, 500] },
  }),
  contactStiffness: number('property.contactStiffness', 'MN/m', 4, own('contactStiffness_MNm'), {
    // A thick carpet 0.02, ceramic tiles some 1000; a hard covering, which improves nothing, where a client sends none.
    floorCovering: { range: [0.005, 2000], missing: () => 1000, isGivenByProducts: true },
  }),
  totalCavityDepth: length('property.totalCavityDepth', own('totalCavityDepth_mm'), {
    // A resilient channel 13, a ceiling void 1000.
    frame: { range: [5, 1000] },
    // From a gap of foil to a corridor; the cavity model holds from 5 to 500, and the results say so beyond.
    cavity: { range: [5, 1000] },
    // The space between ribs is as deep as they are.
    ribPanel: { range: null, missing: (ribs) => own('depthOfBeam_mm').read(ribs) ?? 0 },
  }),
  depthOfBeam: length('property.depthOfBeam', own('depthOfBeam_mm'), {
    frame: { range: [5, 1000], labelOf: (type) => (hasSteelStuds(type) ? 'property.web' : 'property.depth') },
    ribPanel: { range: [40, 1000], label: 'property.depthOfRib' },
  }),
  thicknessOfBeam: length('property.thicknessOfBeam', own('thicknessOfBeam_mm'), {
    // Thin steel 0.4, glued laminated timber 300.
    frame: {
      range: [0.3, 300],
      labelOf: (type) => (hasSteelStuds(type) ? 'property.flange' : 'property.width'),
    },
    ribPanel: { range: [20, 500], label: 'property.thicknessOfRib' },
  }),
  gauge: number(
    'property.gauge',
    'mm',
    2,
    ofSteelStuds('gauge_mm'),
    // Stud sheet 0.4, structural studs 3.
    { frame: { range: [0.3, 4], missing: () => USUAL_GAUGE_MM } },
    OF_PRODUCT,
    2,
  ),
  cc: length('property.cc', own('cc_mm'), {
    // Closer is no frame; hangers stand up to 2.4 m apart.
    frame: { range: [50, 3000] },
    ribPanel: { range: [100, 3000] },
  }),
  gas: {
    ...OF_PRODUCT,
    // Chosen for each space, whatever product it is.
    edit: 'everyone',
    isOfProduct: false,
    holds: 'choice',
    kinds: ['cavity'],
    label: 'property.gas',
    choices: CAVITY_GASES,
    labels: { Air: 'choice.gas.air', Argon: 'choice.gas.argon', Krypton: 'choice.gas.krypton' },
    wire: chosenTexts('gas', 'gas', gasField, CAVITY_GASES),
  },
  linkCavityAndBeamHeightDepth: {
    ...OF_PRODUCT,
    edit: 'everyone',
    holds: 'switch',
    kinds: ['frame'],
    label: 'property.linkCavityAndBeamHeightDepth',
    field: own('isDepthLinked'),
    wire: flagTexts(own('isDepthLinked'), () => false),
  },
  uiEnableInsulation: {
    ...OF_FILL,
    holds: 'switch',
    kinds: INSULATED,
    label: 'property.uiEnableInsulation',
    field: ofInsulation('isEnabled'),
    wire: {
      ...flagTexts(
        ofInsulation('isEnabled'),
        (component) => (ofInsulation('thickness_mm').read(component) ?? 0) > 0,
      ),
      isUi: true,
    },
  },
  insulationThickness: length(
    'property.insulationThickness',
    ofInsulation('thickness_mm'),
    // Off is 0; a thick ceiling void may be filled.
    inInsulation({ range: [0, 1000], missing: none }),
    OF_FILL,
  ),
  insulationDensity: number(
    'property.insulationDensity',
    'kg/m³',
    2,
    ofInsulation('density_kgm3'),
    // Loose wool weighs 10, wood fibre board up to 270.
    inInsulation({ range: [0, 300], missing: none }),
    OF_FILL,
  ),
  insulationMaterial: {
    ...OF_FILL,
    holds: 'choice',
    kinds: INSULATED,
    label: null,
    choices: INSULATION_MATERIALS,
    wire: texts(['String', 'insulation material'], ofInsulation('material'), {
      parse: (text) =>
        text === '' || text === 'none' ? null : INSULATION_MATERIALS.find((material) => material === text),
      print: (material) => material ?? '',
      missing: () => null,
    }),
  },
  insulationProductId: {
    ...OF_FILL,
    holds: 'hidden',
    kinds: INSULATED,
    label: null,
    wire: texts(['String', 'id'], ofInsulation('productId'), {
      parse: (text) => (text === '' ? null : isGuid(text) ? text : undefined),
      print: (id) => id ?? '',
      missing: () => null,
    }),
  },
  uiStoredInsulationThickness: stored('storedThickness_mm'),
  uiStoredInsulationDensity: stored('storedDensity_kgm3'),
  isFixedComponent: {
    ...OF_PRODUCT,
    isOfProduct: false,
    holds: 'hidden',
    kinds: ALL,
    label: null,
    wire: {
      ...texts(['Bool', 'flag'], own('isFlaggedFixed'), {
        parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
        print: (isFixed) => (isFixed ? 'true' : undefined),
        missing: () => false,
      }),
      isUi: true,
    },
  },
  totalCavityDepthRange: pairOf('totalCavityDepth'),
  depthOfBeamRange: pairOf('depthOfBeam'),
  ccRange: pairOf('cc'),
} as const satisfies Readonly<Record<Exclude<PropertyKey, 'type'>, PropertySpec>>
