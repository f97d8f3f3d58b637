/** Kinds of construction that are validated apart, as far as published measurements reach. */
export const CONSTRUCTION_KINDS = [
  'single board',
  'massive element',
  'wood slab',
  'glazing',
  'wood stud wall',
  'steel stud wall',
  'resilient stud wall',
  'double stud wall',
  'lined massive element',
  'double massive element',
  'covered massive floor',
  'floating floor on concrete',
  'floating floor on wood',
  'dry floor on concrete',
  'dry floor on wood',
  'suspended ceiling',
  'joist floor',
  'joist floor with a floating floor',
  'ribbed floor',
] as const
export type ConstructionKind = (typeof CONSTRUCTION_KINDS)[number]

type Nothing = Readonly<Record<never, never>>

/** The notices by their codes, each with what its sentence says. */
interface Notices {
  /** A leaf lighter or heavier than the models were checked for. */
  LeafOutsideRange: { readonly from_kgm2: number; readonly to_kgm2: number }
  /** Boards of solid timber too thin to span a room, and no joists below them. */
  TimberTooThin: { readonly least_mm: number }
  CavityOutsideRange: { readonly from_mm: number; readonly to_mm: number }
  ElementOutsideRange: { readonly from_m2: number; readonly to_m2: number }
  /** The insulation is thicker than its cavity. */
  CavityOverfilled: Nothing
  /** The stiffness of a type of frame was not measured. */
  FrameAssumed: { readonly frameType: string }
  /** No published measurement of the kind was at hand. */
  NotValidated: { readonly of: 'airborne' | 'impact'; readonly kind: ConstructionKind }
  FewMeasurements: {
    readonly of: 'airborne' | 'impact'
    readonly kind: ConstructionKind
    readonly count: number
  }
  CeilingOptimistic: Nothing
  /** Two models were interpolated. */
  BetweenModels: Nothing
  LaboratoryLimit: { readonly limit_db: number }
  /** No separating area or no volume was given. */
  RoomUnknown: Nothing
  RoomTooLarge: { readonly limit_m3: number }
  /** Flanking was estimated for a building of which nobody stated anything. */
  BuildingAssumed: {
    readonly structure: 'timber' | 'concrete'
    readonly wall_mm: number
    readonly floor_mm: number
  }
}

export type NoticeCode = keyof Notices

interface NoticeOf<Code extends NoticeCode> {
  readonly code: Code
  readonly params: Notices[Code]
  readonly componentIds: readonly string[]
}

/** What a person must know of a prediction: that a model was used near or outside its range, or what was assumed. */
export type Notice<Code extends NoticeCode = NoticeCode> = { [One in Code]: NoticeOf<One> }[Code]

/** What a notice says of the result. */
export type NoticeKind =
  | 'outside range'
  | 'assumed value'
  | 'not validated'
  | 'laboratory limit'
  | 'uncertain model'

export const NOTICE_KINDS: Readonly<Record<NoticeCode, NoticeKind>> = {
  LeafOutsideRange: 'outside range',
  TimberTooThin: 'outside range',
  CavityOutsideRange: 'outside range',
  ElementOutsideRange: 'outside range',
  CavityOverfilled: 'outside range',
  FrameAssumed: 'assumed value',
  NotValidated: 'not validated',
  FewMeasurements: 'uncertain model',
  CeilingOptimistic: 'uncertain model',
  BetweenModels: 'uncertain model',
  LaboratoryLimit: 'laboratory limit',
  RoomUnknown: 'outside range',
  RoomTooLarge: 'outside range',
  BuildingAssumed: 'assumed value',
}

/** A notice of a code, with the components that it concerns, each once. */
export function notice<Code extends NoticeCode>(
  code: Code,
  params: Notices[Code],
  componentIds: readonly string[] = [],
): NoticeOf<Code> {
  return { code, params, componentIds: [...new Set(componentIds)] }
}

/** What is told of the circumstances of a prediction, by its code, each with what its sentence says. */
interface Remarks {
  /** Where the element is mounted. */
  EuropeanLaboratory: Nothing
  NorthAmericanLaboratory: Nothing
  /** What the uncertainties rest on: published measurements of the kind, or none. */
  MeasuredErrors: { readonly kind: ConstructionKind; readonly count: number }
  NoMeasurements: { readonly kind: ConstructionKind }
}
export type RemarkCode = keyof Remarks

interface RemarkOf<Code extends RemarkCode> {
  readonly code: Code
  readonly params: Remarks[Code]
}
export type Remark<Code extends RemarkCode = RemarkCode> = { [One in Code]: RemarkOf<One> }[Code]
