import { Type, type Static } from '@sinclair/typebox'
import { MATERIALS, PRODUCT_TYPES, STANDARDS } from '../enumerations'
import { CalculationAnswer } from './calculation'
import { ProductVersion } from './component'
import { Filing } from './filing'
import { MeasuredCurveContent } from './measured-curve'
import { Guid, oneOf } from './primitives'
import { ProductSource } from './product-source'
import { ProjectContent } from './project'

/** What a file says that it is. */
export const PROJECT_FILE_FORMAT = 'soundleaf-project'
/** The latest version of the format. Older ones are read; within a version fields are only added. */
export const PROJECT_FILE_VERSION = 1
export const PROJECT_FILE_ENDING = '.soundleaf.json'

/** A product that components refer to, with the version that they were built with; their own properties are its values. */
export const FileProduct = Type.Object({
  productId: Guid,
  version: Type.Union([ProductVersion, Type.Null()]),
  productType: oneOf(PRODUCT_TYPES),
  productMaterial: oneOf(MATERIALS),
  /** Null of the common catalogue's generic products. */
  manufacturer: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
  source: Type.Union([ProductSource, Type.Null()]),
  /** The components that are of it, in their order. */
  componentIds: Type.Array(Guid, { minItems: 1 }),
})
export type FileProduct = Static<typeof FileProduct>

/** What a measured curve is without whose it is and where it is kept. */
export const FileCurve = Type.Omit(MeasuredCurveContent, ['projectId', 'isShared'])
export type FileCurve = Static<typeof FileCurve>

/** What the construction was calculated to be when the file was written; nobody reads it back. */
export const FileResults = Type.Object({
  standard: oneOf(STANDARDS),
  engineVersion: Type.String(),
  /** As `POST /api/calculate` answers. */
  answer: CalculationAnswer,
})

/** A project as a file, `NAME.soundleaf.json`: docs/format. */
export const ProjectFile = Type.Object(
  {
    format: Type.Literal(PROJECT_FILE_FORMAT),
    version: Type.Literal(PROJECT_FILE_VERSION),
    project: ProjectContent,
    /** Left out of a project that is not filed. */
    filing: Type.Optional(Filing),
    /** The owner's measurements that are linked to the project. */
    measuredCurves: Type.Array(FileCurve, { maxItems: 500 }),
    products: Type.Array(FileProduct),
    /** Null where the licence sees no true values, or where it does not allow what the project asks for. */
    results: Type.Union([FileResults, Type.Null()]),
  },
  {
    $id: `urn:soundleaf:project:${PROJECT_FILE_VERSION}`,
    title: 'A Soundleaf project',
  },
)
export type ProjectFile = Static<typeof ProjectFile>
