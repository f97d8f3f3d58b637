import type {
  ConstructionKind,
  FrameQuantity,
  NoticeCode,
  Quantity,
  RefusalReasonCode,
  RemarkCode,
  SpectrumFaultCode,
} from '@soundleaf/contracts'

/** What is said of a prediction: notices, why there is none, and what its numbers rest on. */
export default {
  LeafOutsideRange: 'The leaf lies outside {from_kgm2} to {to_kgm2} {unit_kgm2}, the range of the models.',
  TimberTooThin:
    'Solid timber below {least_mm} {unit_mm} lies outside the range of the models; a deck on joists has their frame below it.',
  CavityOutsideRange: 'The cavity lies outside {from_mm} to {to_mm} {unit_mm}, the range of the models.',
  ElementOutsideRange: 'The element lies outside {from_m2} to {to_m2} {unit_m2}, the range of the models.',
  CavityOverfilled: 'The insulation is thicker than its cavity and was taken as filling it.',
  FrameAssumed: 'The stiffness of "{frameType}" is an assumption, not a measured value.',
  NotValidated:
    'No published {of, select, airborne {airborne} other {impact}} measurement of a {kind} was at hand.',
  FewMeasurements:
    'Published {of, select, airborne {airborne} other {impact}} measurements of a {kind} at hand: {count} only.',
  CeilingOptimistic:
    'Published suspended ceilings reduce impact sound less than predicted; take its result as optimistic.',
  BetweenModels:
    'The construction lies between two that the models treat differently; their results are mixed.',
  LaboratoryLimit: "The result includes the limit of a good laboratory, R'max,w = {limit_db} dB.",
  RoomUnknown: 'Standardised field values need a separating area and a volume above zero.',
  RoomTooLarge: 'NNIC and NISR are defined for rooms under {limit_m3} {unit_m3}.',
  BuildingAssumed:
    'Flanking is estimated for a building of {structure, select, timber {cross-laminated timber} other {concrete}} with walls of {wall_mm} {unit_mm} and floors of {floor_mm} {unit_mm}.',

  ConstructionNotSupported:
    'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.',
  QuantityNotAboveZero: 'The {quantity} must be above zero.',
  FrameQuantityNotAboveZero: 'The {quantity} of the frame must be above zero.',
  SizeNotAboveZero: 'Size and mounting must be above zero.',
  UnknownPart: 'The engine does not know a part "{part}".',
  UnknownMaterial: 'The engine does not know the material "{material}".',
  UnknownFrameType: 'There is no frame type "{frameType}".',
  BeamDeeperThanCavity: 'The beams of the frame are deeper than its cavity.',
  BeamThickerThanSpacing: 'The beams of the frame are thicker than their spacing.',
  FrameWithoutPanel: 'A frame needs a panel on its outer side.',
  RibsFillTheirSpacing: 'The ribs are as thick as their spacing or thicker.',
  ImpossibleMaterial: 'No material is that stiff and that light at once.',
  ImplausibleMassiveElement: 'The stiffness and the density of the massive element do not belong together.',
  MassiveElementsInContact: 'Two massive elements need a cavity between them.',
  NoModelOfMaterial: '{component}: there is no model of a massive element of {material}.',
  NothingToPredict: 'There is no construction to predict.',
  LeafWithoutSheet: 'A leaf has no sheet.',
  EndWithoutLeaf: 'The construction must begin and end with a panel or a massive element.',
  ImpactBoardBesideCavity: 'An impact board and a cavity need a panel between them.',
  LeavesInContact: 'Two leaves need something between them; sheets in contact are one leaf.',
  NoFiniteResult: 'The properties lead to no finite result.',
  NegativeRoom: 'The separating area and the volume must not be negative.',
  FlankingNotSupported: 'Flanking is estimated for single massive elements only.',
  FlankingWithoutArea: 'Flanking needs a separating area above zero.',
  Unforeseen: '{cause}',

  EuropeanLaboratory: 'element in the rigid frame of a European laboratory',
  NorthAmericanLaboratory: 'element in the frame of a North American laboratory',
  MeasuredErrors: 'errors of {count} published measurements ({kind})',
  NoMeasurements: 'assumed: no published measurement of a {kind} was at hand',

  UnknownBand: 'bands_hz[{at}] is {found}, which is no third octave or octave',
  BandTwice: 'the band {band_hz} Hz is listed twice',
  ValueMissing: 'the band {band_hz} Hz has no value',
  ValueNotFinite: 'the band {band_hz} Hz has no finite value',
  ValueTooLarge: 'the band {band_hz} Hz has a value beyond {limit_db} dB',
  MoreValuesThanBands: 'there are {values} values for {bands} bands',
  NoBand: 'no band is listed',
  BandMissing: '{rating} needs the band {band_hz} Hz, which is not listed',
  NoRating: 'no rating is possible: {rating} needs the band {band_hz} Hz, which is not listed',

  'kind.single board': 'single board',
  'kind.massive element': 'massive element',
  'kind.wood slab': 'wood slab',
  'kind.glazing': 'glazing',
  'kind.wood stud wall': 'wood stud wall',
  'kind.steel stud wall': 'steel stud wall',
  'kind.resilient stud wall': 'resilient stud wall',
  'kind.double stud wall': 'double stud wall',
  'kind.lined massive element': 'lined massive element',
  'kind.double massive element': 'double massive element',
  'kind.covered massive floor': 'covered massive floor',
  'kind.floating floor on concrete': 'floating floor on concrete',
  'kind.floating floor on wood': 'floating floor on wood',
  'kind.dry floor on concrete': 'dry floor on concrete',
  'kind.dry floor on wood': 'dry floor on wood',
  'kind.suspended ceiling': 'suspended ceiling',
  'kind.joist floor': 'joist floor',
  'kind.joist floor with a floating floor': 'joist floor with a floating floor',
  'kind.ribbed floor': 'ribbed floor',

  'quantity.thickness': 'thickness',
  'quantity.density': 'density',
  'quantity.modulus of elasticity': 'modulus of elasticity',
  'quantity.minor modulus of elasticity': 'minor modulus of elasticity',
  'quantity.loss factor': 'loss factor',
  'quantity.dynamic stiffness': 'dynamic stiffness',
  'quantity.contact stiffness': 'contact stiffness',
  'quantity.rib depth': 'rib depth',
  'quantity.rib width': 'rib width',
  'quantity.rib spacing': 'rib spacing',
  'quantity.rib density': 'rib density',
  'quantity.rib modulus of elasticity': 'rib modulus of elasticity',
  'quantity.cavity depth': 'cavity depth',
  'quantity.insulation thickness': 'insulation thickness',
  'quantity.insulation density': 'insulation density',
  'quantity.flow resistivity': 'flow resistivity',
  'quantity.stud spacing': 'stud spacing',
  'quantity.beam depth': 'beam depth',
  'quantity.beam thickness': 'beam thickness',
  'quantity.number of points': 'number of points',
  'quantity.stiffness': 'stiffness',
} as const satisfies Record<
  | NoticeCode
  | RefusalReasonCode
  | RemarkCode
  | SpectrumFaultCode
  | `kind.${ConstructionKind}`
  | `quantity.${Quantity | FrameQuantity}`
  | 'ConstructionNotSupported',
  string
>
