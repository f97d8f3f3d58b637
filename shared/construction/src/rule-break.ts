import type {
  CalculationResultCode,
  FrameType,
  Message,
  ProductType,
  StructureType,
} from '@soundleaf/contracts'
import type { Component, ComponentKind, FrameProductType, Side } from './construction'
import { NUMBER_KEYS, type NumberKey } from './property'
import type { Unit, Wanted } from './property-spec'
import { productTypeOf } from './wire/vocabulary'

/** As many components as a structure of the contract holds. */
export const MAX_COMPONENTS = 60

/** Why the add button of a kind does not add on a side. */
export type NotAddable =
  | 'a wall has left and right'
  | 'not for a wall'
  | 'not for a window'
  | 'a floor has above and below'
  | 'not for a floor'
  | 'on a floor covering'
  | 'below a rib panel'
  | 'a floor covering lies on top'
  | 'a floor covering is there'
  | 'an impact board lies above'
  | 'an impact board is there'
  | 'two impact boards are there'
  | 'a frame is there'
  | 'two frames are there'
  | 'no place'

/** Why a value cannot be changed. */
export type NotEditable = 'given by the product' | 'the cavity follows the beam' | 'the insulation is off'

/** A number out of its range: it stands there, it was entered, or the cavity would follow the beam out of its own. */
export type OutOfRange = {
  readonly found: 'standing' | 'entered' | 'followed'
  readonly kind: ComponentKind
  /** A frame's; its numbers are called by it. */
  readonly frameType?: FrameType | null
  readonly property: NumberKey
  readonly value: number
  readonly min: number
  readonly max: number
  readonly unit: Unit
}

/** The rules of a construction, each with what its sentence says beside the name of the component. */
interface ConstructionRules {
  TooManyComponents: { readonly most: number }
  SameId: Nothing
  WrongCore: { readonly lacks: 'core' | 'fixedPanels'; readonly type: StructureType }
  NotInThisStructure: { readonly orientation: 'wall' | 'floor' }
  InsideCore: Nothing
  PanesAndSpaces: Nothing
  FrameOnSide: Nothing
  WrongFrameForSide: { readonly frame: FrameProductType; readonly side: Side }
  ImpactBoardPlace: Nothing
  TooManyImpactBoards: Nothing
  FloorCoveringPlace: Nothing
  BelowRibPanel: Nothing
  OutOfRange: OutOfRange
  DepthNotLinked: Nothing
  InsulationOff: Nothing
}

/** What a construction lacks before it can be calculated: a panel on a side of the component. */
interface UnfinishedRules {
  FrameUnfinished: { readonly side: Side }
  ImpactBoardUnfinished: { readonly side: Side }
}

/** What a change can be refused for beside them. */
interface ChangeRules {
  NotAddable: { readonly why: NotAddable }
  UnknownComponent: { readonly id: string }
  Fixed: { readonly to: 'duplicate' | 'delete' | 'move' }
  NotDuplicable: { readonly why: 'two impact boards are there' | 'kind' }
  NotMovable: { readonly why: 'no other place on that side' | 'no place there' }
  UnknownProperty: { readonly what: 'property' | 'insulation' | 'beam'; readonly key: string }
  NotEditable: { readonly why: NotEditable }
  ProductRefused: { readonly why: ProductRefused; readonly product: string }
  ProductUnreadable: { readonly product: string; readonly fault: WireFault }
}
type ProductRefused = 'another kind' | 'another structure' | 'no insulation' | 'no thickness or density'

/** What keeps a text of the wire from being read. */
interface TextRules {
  NotAComponent: { readonly key: string }
  TextGivenTwice: { readonly key: string }
  TextMissing: { readonly key: string }
  TextUnreadable: { readonly key: string; readonly text: string; readonly wanted: Wanted }
  RangeBackwards: { readonly key: string; readonly min: number; readonly max: number }
}
type Nothing = Readonly<Record<never, never>>

type Params = ConstructionRules & UnfinishedRules & ChangeRules & TextRules
export type Rule = keyof Params

/** What the component at fault is called, and what it is, for where that is nothing; null where no one is at fault. */
type NamedComponent = { readonly component: string | null; readonly productType: ProductType | null }

interface Broken<Code extends Rule> {
  readonly code: Code
  readonly params: Params[Code] & NamedComponent
  readonly componentIds: readonly string[]
}

/** A rule that a construction breaks, or that a change would break. `ruleText` says it to a person. */
export type RuleBreak<Code extends Rule = Rule> = { [One in Code]: Broken<One> }[Code]

/** A rule of a construction that it breaks. */
export type ConstructionBreak = RuleBreak<keyof ConstructionRules>

/** What a construction lacks; it is not wrong, and cannot be calculated yet. */
export type Unfinished = RuleBreak<keyof UnfinishedRules>

/** A text of the wire that cannot be read; `key` is that of the property, or the field of the component. */
export type WireFault = RuleBreak<keyof TextRules>

export function ruleBreak<Code extends Rule>(
  code: Code,
  component: Component | null,
  params: Params[Code],
): Broken<Code> {
  return broken(
    code,
    component && { id: component.id, name: component.name, productType: productTypeOf(component) },
    params,
  )
}

/** The same of what is no component yet. */
export function broken<Code extends Rule>(
  code: Code,
  at: { readonly id: string; readonly name: string; readonly productType: ProductType } | null,
  params: Params[Code],
): Broken<Code> {
  return {
    code,
    params: { ...params, component: at && at.name, productType: at && at.productType },
    componentIds: at === null ? [] : [at.id],
  }
}

type Uncalculated = ConstructionBreak | Unfinished

/** What a calculation answers to a construction that breaks a rule, or is not finished. */
export const RESULTS: Readonly<Record<Uncalculated['code'], Exclude<CalculationResultCode, 'Success'>>> = {
  TooManyComponents: 'ConstructionNotSupported',
  SameId: 'ConstructionNotSupported',
  WrongCore: 'MassiveElementError',
  NotInThisStructure: 'ConstructionNotSupported',
  InsideCore: 'ConstructionNotSupported',
  PanesAndSpaces: 'ConstructionNotSupported',
  FrameOnSide: 'FrameError',
  WrongFrameForSide: 'FrameError',
  ImpactBoardPlace: 'ConstructionNotSupported',
  TooManyImpactBoards: 'ConstructionNotSupported',
  FloorCoveringPlace: 'ConstructionNotSupported',
  BelowRibPanel: 'ConstructionNotSupported',
  OutOfRange: 'PropertyError',
  DepthNotLinked: 'PropertyError',
  InsulationOff: 'PropertyError',
  FrameUnfinished: 'FrameError',
  ImpactBoardUnfinished: 'ConstructionNotSupported',
}

export function resultOf({ code }: Uncalculated): Exclude<CalculationResultCode, 'Success'> {
  return RESULTS[code]
}

/** The rule that a message tells of; null where it tells of none that is known here. */
export function ruleOf(message: Message): Uncalculated | null {
  const { code, params } = message
  if (code === null || !Object.hasOwn(RESULTS, code)) return null
  if (typeof params.component !== 'string' && params.component !== null) return null
  if (code === 'OutOfRange' && !NUMBER_KEYS.some((key) => key === params.property)) return null
  // Codes keep their parameters from version to version.
  return message as Uncalculated
}

/** Whether a message tells of a construction that lacks something. */
export function isUnfinished({ code }: Pick<Message, 'code'>): boolean {
  return code === 'FrameUnfinished' || code === 'ImpactBoardUnfinished'
}
