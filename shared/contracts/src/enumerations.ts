/**
 * Every closed list of the specification, section 3, spelled as there. Plain arrays, so that a reader who needs
 * the values alone does not load the schema library.
 */

export const STANDARDS = ['Iso', 'Astm'] as const
export type Standard = (typeof STANDARDS)[number]

/** Languages of the product, as in BCP 47: beyond the specification. */
export const LANGUAGES = ['en', 'sv', 'nb', 'da', 'fi', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * In which units a person reads and types, inches as fractions (`5/8`) or with decimals; what travels is in SI whatever
 * is chosen. Beyond the specification.
 */
export const UNIT_SYSTEMS = ['Metric', 'ImperialFractions', 'ImperialDecimals'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

/** What a laboratory or a field test measured. Δ is the improvement by a lining (ΔR) or by a covering (ΔL). */
export const MEASURED_QUANTITIES = [
  'R',
  'TL',
  "R'",
  'DnT',
  'D2m,nT',
  'Ln',
  "L'n",
  "L'nT",
  'DeltaR',
  'DeltaL',
] as const
export type MeasuredQuantity = (typeof MEASURED_QUANTITIES)[number]

/** How a value that could not be measured as it is bounds the true one. */
export const MEASURED_BOUNDS = ['atLeast', 'atMost'] as const
export type MeasuredBound = (typeof MEASURED_BOUNDS)[number]

export const LICENCES = ['trial', 'light', 'full'] as const
export type Licence = (typeof LICENCES)[number]

export const MATERIALS = [
  'NotApplicable',
  'Wood',
  'Steel',
  'Rubber',
  'Gypsum',
  'Gravel',
  'Concrete',
  'Stonewool',
  'Fibreglass',
  'Ecowool',
  'Woodfibre',
  'EPS',
  'Other',
  'Metallic',
  'Porous',
] as const
export type Material = (typeof MATERIALS)[number]

export const INSULATION_MATERIALS = ['Fibreglass', 'Stonewool', 'Ecowool', 'other'] as const
export type InsulationMaterial = (typeof INSULATION_MATERIALS)[number]

export const PRODUCT_TYPES = [
  'FloorFrame',
  'CeilingFrame',
  'WallFrame',
  'Panel',
  'MassiveElement',
  'Cavity',
  'ImpactBoard',
  'FloorCovering',
  'Insulation',
  'Frame',
  'RibPanel',
] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** Who keeps a product that is not of the common catalogue. */
export const PRODUCT_KEEPERS = ['own', 'team'] as const
export type ProductKeeper = (typeof PRODUCT_KEEPERS)[number]

/** How the values of a product were found. */
export const VALUE_ORIGINS = ['measured', 'declared', 'estimated'] as const
export type ValueOrigin = (typeof VALUE_ORIGINS)[number]

/** The manufacturer whose name is this marks generic products, whose values are editable. */
export const GENERIC_MANUFACTURER_NAME = 'Generic'

export const STRUCTURE_TYPES = [
  'Floor',
  'Wall',
  'Facade',
  'SingleMassiveElementWall',
  'SingleMassiveElementFloor',
  'DoubleMassiveElementWall',
  'DoubleMassiveElementFloor',
  'SingleMassiveElementFloorWithRibPanels',
  'LightweightFrameWall',
] as const
export type StructureType = (typeof STRUCTURE_TYPES)[number]

/** The six types that a new project offers, in the order of the specification. */
export const NEW_PROJECT_TYPES = [
  'SingleMassiveElementWall',
  'SingleMassiveElementFloor',
  'SingleMassiveElementFloorWithRibPanels',
  'DoubleMassiveElementWall',
  'DoubleMassiveElementFloor',
  'LightweightFrameWall',
] as const satisfies readonly StructureType[]

/** Constructions that a new project can begin with beside the default one of their structure type. */
export const TEMPLATES = ['TimberJoistFloor', 'CltFloor', 'FacadeWall', 'Window'] as const
export type Template = (typeof TEMPLATES)[number]

/** The structure type of each. */
export const TEMPLATE_TYPES = {
  TimberJoistFloor: 'SingleMassiveElementFloor',
  CltFloor: 'SingleMassiveElementFloor',
  FacadeWall: 'Facade',
  Window: 'Facade',
} as const satisfies Record<Template, StructureType>

export const CALCULATION_RESULTS = [
  'Success',
  'FrameError',
  'PropertyError',
  'MassiveElementError',
  'CalculationError',
  'ConstructionNotSupported',
  'UnknownError',
] as const
export type CalculationResultCode = (typeof CALCULATION_RESULTS)[number]

/** What may carry most of the sound in a band. */
export const LIMITING_PATHS = ['leaf', 'cavity', 'bridge', 'edge', 'laboratory limit'] as const
export type LimitingPathName = (typeof LIMITING_PATHS)[number]

/** The rule that the next better place of a reference curve would break. */
export const CONTOUR_LIMITS = ['sum of deficiencies', 'single deficiency'] as const

/** Junction options of the field values; the number is what travels. */
export const FLANKING_TYPES = [
  { id: 0, text: 'No flanking' },
  { id: 1, text: 'No resilient interlayer' },
  { id: 2, text: '6 mm elastomer' },
  { id: 3, text: '12 mm elastomer' },
] as const

export const RESULT_COLORS = ['Green', 'Yellow', 'Red', 'White'] as const
export type ResultColor = (typeof RESULT_COLORS)[number]

export const PROPERTY_TYPES = ['Int', 'Decimal', 'Bool', 'String', 'Range'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

/** What lies between the two sheets of a laminated pane; beyond the specification. */
export const INTERLAYERS = ['None', 'PVB', 'Acoustic PVB'] as const
export type Interlayer = (typeof INTERLAYERS)[number]

/** What fills the sealed space between two panes; beyond the specification. */
export const CAVITY_GASES = ['Air', 'Argon', 'Krypton'] as const
export type CavityGas = (typeof CAVITY_GASES)[number]

/**
 * Property keys of components and products; `contactStiffness`, `gauge`, `interlayer` and `gas` are ours. Units: mm for
 * every length, kg/m³, MPa for `modulusOfElasticity`, GPa for major and minor, MN/m³ for `dynamicStiffness`, MN/m for
 * `contactStiffness`; `dampingCoefficient` is the loss factor.
 */
export const PROPERTY_KEYS = [
  'thickness',
  'density',
  'modulusOfElasticity',
  'dampingCoefficient',
  'frameType',
  'totalCavityDepth',
  'totalCavityDepthRange',
  'depthOfBeam',
  'depthOfBeamRange',
  'thicknessOfBeam',
  'gauge',
  'insulationProductId',
  'insulationThickness',
  'insulationDensity',
  'insulationMaterial',
  'cc',
  'ccRange',
  'dynamicStiffness',
  'modulusOfElasticityMajor',
  'modulusOfElasticityMinor',
  'type',
  'linkCavityAndBeamHeightDepth',
  'contactStiffness',
  'interlayer',
  'gas',
  'uiStoredInsulationThickness',
  'uiStoredInsulationDensity',
  'uiEnableInsulation',
  'isFixedComponent',
] as const
export type PropertyKey = (typeof PROPERTY_KEYS)[number]

/** Generic frame types by working principle; a maker's product refers to one of them. */
export const FRAME_TYPES = [
  'Wooden Stud',
  'Wooden Stud Detached',
  'Steel Stud',
  'Steel Stud Detached',
  'Resilient Steel Stud',
  'Staggered Wooden Studs',
  'Double Wooden Studs',
  'Double Steel Studs',
  'Wooden Stud Resilient Bar',
  'Steel Stud Resilient Bar',
  'Resilient Channel',
  'Clip With Hat Channel',
  'Ceiling Grid On Hangers',
  'Spring Hanger',
  'Elastomer Hanger',
  'Batten On Elastomer Mount',
  'Batten On Spring Mount',
  'Screw Feet On Joists 45x45',
  'Screw Feet On Joists 45x70',
  'Timber Joists With Battens',
  'Steel Joists',
  'Steel Joists Resilient Bar',
  'Generic Wall Frame',
  'Generic Floor Frame',
  'Generic Ceiling Frame',
] as const
export type FrameType = (typeof FRAME_TYPES)[number]

export const EVALUATION_KINDS = ['airborne', 'impact'] as const
export type EvaluationKind = (typeof EVALUATION_KINDS)[number]
