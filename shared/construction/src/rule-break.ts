import type { CalculationResultCode } from '@soundleaf/contracts'
import type { Component } from './construction'
import { nameOf } from './names'

/** As many components as a structure of the contract holds. */
export const MAX_COMPONENTS = 60

export const RULES = [
  'NotAddable',
  'UnknownComponent',
  'Fixed',
  'NotDuplicable',
  'NotMovable',
  'TooManyComponents',
  'SameId',
  'WrongCore',
  'NotInThisStructure',
  'InsideCore',
  'FrameOnSide',
  'WrongFrameForSide',
  'ImpactBoardPlace',
  'TooManyImpactBoards',
  'FloorCoveringPlace',
  'BelowRibPanel',
  'OutOfRange',
  'DepthNotLinked',
  'InsulationOff',
] as const
export type Rule = (typeof RULES)[number]

/** A rule that a construction breaks, or that a change would break. */
export interface RuleBreak {
  readonly rule: Rule
  /** Null where the fault is of no one component. */
  readonly componentId: string | null
  /** A sentence for the person; it begins with the component's name where there is one. */
  readonly message: string
}

export function ruleBreak(rule: Rule, component: Component | null, said: string): RuleBreak {
  return {
    rule,
    componentId: component?.id ?? null,
    message: component === null ? said : `${nameOf(component)}: ${said}`,
  }
}

/** The code with which a calculation answers a construction that breaks a rule. */
export function resultOf(broken: RuleBreak): Exclude<CalculationResultCode, 'Success'> {
  switch (broken.rule) {
    case 'OutOfRange':
    case 'DepthNotLinked':
    case 'InsulationOff':
      return 'PropertyError'
    case 'FrameOnSide':
    case 'WrongFrameForSide':
      return 'FrameError'
    case 'WrongCore':
      return 'MassiveElementError'
    default:
      return 'ConstructionNotSupported'
  }
}
