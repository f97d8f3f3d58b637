export { LISTED_THIRD_OCTAVES_HZ, OCTAVES_HZ, THIRD_OCTAVES_HZ } from './band'
export { readSpectrum, thirdOctaveSpectrum } from './spectrum'
export type { BandSpectrum, Resolution, SpectrumRefusal } from './spectrum'
export { ratePredicted } from './rating/rate-predicted'
export { rateSpectrum } from './rating/rate-spectrum'
export { toOneDecimal } from './rating/round-half-up'
export { rateAstmE1332 } from './rating/astm-e1332-22'
export { rateAstmE413 } from './rating/astm-e413-22'
export { rateAstmE989 } from './rating/astm-e989-21'
export { rateAstmE3207 } from './rating/astm-e3207-21'
export { rateAstmE3222 } from './rating/astm-e3222-20'
export { rateIso717Airborne } from './rating/iso-717-1-2020'
export { rateIso717Impact } from './rating/iso-717-2-2020'
export {
  REFERENCE_ELEMENTS_DB,
  REFERENCE_FLOORS_DB,
  rateFloorImprovement,
  rateLiningImprovement,
} from './rating/iso-717-improvement'
export type {
  ByRating,
  ContourBand,
  ContourWorking,
  Rating,
  RatingOutcome,
  RatingUnavailable,
  SumWorking,
} from './rating/rating'
export type {
  Assembly,
  AssemblyPart,
  Cavity,
  Connection,
  Fill,
  FillMaterial,
  FloorCovering,
  Leaf,
  ResilientLayer,
  Ribs,
  Sheet,
  SheetMaterial,
} from './input/assembly'
export type { ConnectionType } from './input/connection-type'
export { predict } from './predict'
export { predictBetween } from './predict-between'
export type {
  LimitingPath,
  Prediction,
  PredictionMade,
  PredictionRefused,
  RefusalCode,
  SpectrumPrediction,
  Standard,
} from './prediction'
export { ASSUMED_BUILDINGS } from './field/building'
export type { Building, Flanking } from './field/building'
export { predictField } from './field/field-values'
export type { FieldConditions, FieldPrediction } from './field/field-values'
export { predictRooms } from './field/rooms-prediction'
export type { RatedPath, RoomsPrediction } from './field/rooms-prediction'
export { flankThickness } from './field/flank-element'
export type { Flank, RoomEdge, Rooms } from './field/rooms'
export type { WhatIf } from './field/what-if'
export { areaOfOpening } from './openings/opening'
export type { Opening } from './openings/opening'
export { facadeLevelDifference, facadeShapeDifference, indoorLevel } from './field/facade'
export type { OutdoorSound } from './field/outdoor-sound'
export type { FacadeOfRoom, OutsidePrediction } from './field/outside-prediction'
export { roofUnderRain } from './rain/roof-rain'
export type { RoofRain } from './rain/roof-rain'
export { fieldQuantities } from './field/field-quantities'
export type { FieldQuantity, FieldSpectrum, Room } from './field/field-quantities'
export type { NearestMeasured } from './evidence/nearest-measured'
export { predictConstruction, refusalOf } from './translation/predict-construction'
export type { ConstructionPrediction } from './translation/predict-construction'
export { predictFacade } from './translation/facade-of-construction'
export { massOfFlank } from './field/room-elements'
export { builtFlank, builtOpening, predictRoomsAround } from './translation/rooms-of-construction'
export type { RoomsAround } from './translation/rooms-of-construction'
export { toAssembly } from './translation/to-assembly'
export { unmatched, type Merits } from './search/merits'
export type { Aims, Choice, Tried } from './search/pareto-search'
export { solve } from './search/solve'
export type { Miss, Problem, SolveState } from './search/solve'
export { ENGINE_MARKER, ENGINE_VERSION } from './marker'
