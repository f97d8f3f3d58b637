import type { Material } from './enumerations'

/** A quantity that must be above zero, by its name. */
export type Quantity =
  | 'thickness'
  | 'density'
  | 'modulus of elasticity'
  | 'minor modulus of elasticity'
  | 'loss factor'
  | 'dynamic stiffness'
  | 'contact stiffness'
  | 'rib depth'
  | 'rib width'
  | 'rib spacing'
  | 'rib density'
  | 'rib modulus of elasticity'
  | 'cavity depth'
  | 'insulation thickness'
  | 'insulation density'
  | 'flow resistivity'

export type FrameQuantity =
  | 'stud spacing'
  | 'beam depth'
  | 'beam thickness'
  | 'number of points'
  | 'stiffness'

type Nothing = Readonly<Record<never, never>>

/** The reasons by their codes, each with what its sentence says. */
interface Reasons {
  QuantityNotAboveZero: { readonly quantity: Quantity }
  FrameQuantityNotAboveZero: { readonly quantity: FrameQuantity }
  SizeNotAboveZero: Nothing
  UnknownPart: { readonly part: string }
  UnknownMaterial: { readonly material: string }
  UnknownFrameType: { readonly frameType: string }
  BeamDeeperThanCavity: Nothing
  BeamThickerThanSpacing: Nothing
  FrameWithoutPanel: Nothing
  RibsFillTheirSpacing: Nothing
  /** Stiffer and lighter than any material. */
  ImpossibleMaterial: Nothing
  ImplausibleMassiveElement: Nothing
  MassiveElementsInContact: Nothing
  /** `component` is its name, which may be empty. */
  NoModelOfMaterial: { readonly component: string; readonly material: Material }
  NothingToPredict: Nothing
  LeafWithoutSheet: Nothing
  EndWithoutLeaf: Nothing
  ImpactBoardBesideCavity: Nothing
  LeavesInContact: Nothing
  NoFiniteResult: Nothing
  NegativeRoom: Nothing
  FlankingNotSupported: Nothing
  FlankingWithoutArea: Nothing
  /** What nobody foresaw, with the words of the error. */
  Unforeseen: { readonly cause: string }
}

export type RefusalReasonCode = keyof Reasons

interface ReasonOf<Code extends RefusalReasonCode> {
  readonly code: Code
  readonly params: Reasons[Code]
}

/** Why the engine predicts nothing. */
export type RefusalReason<Code extends RefusalReasonCode = RefusalReasonCode> = {
  [One in Code]: ReasonOf<One>
}[Code]
