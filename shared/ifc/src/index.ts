export { isBlocking, LININGS, NO_ANSWERS, STUDS } from './plan/answers'
export type {
  Agreeable,
  Lining,
  MaterialAnswer,
  Note,
  Question,
  Studs,
  TypeAnswers,
} from './plan/answers'
export type { Answered } from './plan/assemble'
export { catalogueOf, type Catalogue } from './plan/catalogue'
export { review, stacked, type Review } from './plan/review'
export { ELEMENT_CLASSES, type ElementClass, type Place } from './read/classes'
export type { TypeLayer } from './read/layers'
export { listedTypes, type ListedType } from './read/listed-types'
export { MOST_LAYERS, THICKEST_MM, type FileLayer } from './read/materials'
export { readIfc, type ModelReading, type Reading } from './read/read-ifc'
export { MOST_TYPES, type ElementType } from './read/types'
export { MOST_BYTES, type IfcFile, type Schema } from './step/ifc-file'
export type { FileRefusal } from './step/scan'
export type { MaterialClass } from './words/material-class'
export type { NotWritten, Wanted } from './write/plan-sets'
export { ratingSets, writeRatings, type RatedCopy, type RatingNumbers } from './write/write-ratings'
