import type { ComponentKind, FrameProductType, Side } from './construction'
import { numberText } from './entry'
import { FRAME_LABELS } from './names'
import { numberProperty } from './property'
import type { Wanted } from './property-spec'
import type { NotAddable, NotEditable, OutOfRange, RuleBreak } from './rule-break'

/** The sentence for the person; it begins with the component's name where there is one. */
export function ruleText(broken: RuleBreak): string {
  const { component } = broken.params
  return component === null ? said(broken) : `${component}: ${said(broken)}`
}

function said(broken: RuleBreak): string {
  switch (broken.code) {
    case 'TooManyComponents': {
      const { component, most } = broken.params
      return `${component === null ? 'A' : 'a'} construction holds at most ${most} components.`
    }
    case 'SameId':
      return 'another component has the same id.'
    case 'WrongCore': {
      const { wanted } = broken.params
      if (wanted === 'fixed panels') return 'it needs its fixed panel on both sides.'
      return `this structure is built on: ${wanted.map((kind) => CORE_NAMES[kind]).join(', ')}.`
    }
    case 'NotInThisStructure':
      return `it has no place in this ${broken.params.orientation}.`
    case 'InsideCore':
      return 'it has no place among the fixed components of this structure.'
    case 'FrameOnSide':
      return 'there is another frame on its side.'
    case 'WrongFrameForSide':
      return `a ${frameName(broken.params.frame)} does not stand ${SIDES[broken.params.side]}.`
    case 'ImpactBoardPlace':
      return 'it lies above the massive element.'
    case 'TooManyImpactBoards':
      return 'a floor has at most two impact boards.'
    case 'FloorCoveringPlace':
      return 'it lies on top of everything else.'
    case 'BelowRibPanel':
      return 'nothing hangs below a rib panel.'
    case 'OutOfRange':
      return outOfRange(broken.params)
    case 'DepthNotLinked':
      return 'the cavity follows the depth of the beam.'
    case 'InsulationOff':
      return 'the insulation is switched off but has a thickness.'
    case 'NotAddable':
      return NOT_ADDABLE[broken.params.why]
    case 'UnknownComponent':
      return `The construction has no component ${broken.params.id}.`
    case 'Fixed':
      return `it belongs to the structure and is not ${DONE[broken.params.to]}.`
    case 'NotDuplicable':
      return broken.params.why === 'kind'
        ? 'only panels and a single impact board are duplicated.'
        : 'there are two impact boards already.'
    case 'NotMovable':
      return broken.params.why === 'no place there'
        ? 'it has no place there.'
        : 'there is no other place for it on that side.'
    case 'UnknownProperty':
      return unknownProperty(broken.params)
    case 'NotEditable':
      return NOT_EDITABLE[broken.params.why]
    case 'ProductRefused':
      return productRefused(broken.params)
    case 'ProductUnreadable':
      return `${broken.params.product} cannot be read. ${ruleText(broken.params.fault)}`
    case 'NotAComponent':
      return 'Insulation is no component.'
    case 'TextGivenTwice':
      return `${broken.params.key} is given twice.`
    case 'TextMissing':
      return `${broken.params.key} is missing.`
    case 'TextUnreadable': {
      const { key, text, wanted } = broken.params
      return `${key} "${shortened(text)}" is not ${WANTED[wanted]}.`
    }
    case 'RangeBackwards': {
      const { key, range } = broken.params
      return `${key} has a range from ${range.min} down to ${range.max}.`
    }
  }
}

const CORE_NAMES: Readonly<Record<ComponentKind, string>> = {
  massiveElement: 'massive element',
  cavity: 'cavity',
  ribPanel: 'rib panel',
  frame: 'fixed wall frame',
  panel: 'panel',
  impactBoard: 'impact board',
  floorCovering: 'floor covering',
}

const frameName = (type: FrameProductType) => FRAME_LABELS[type].toLowerCase()

const SIDES: Readonly<Record<Side, string>> = {
  left: 'in a wall',
  right: 'in a wall',
  above: 'above the massive element',
  below: 'below the massive element',
}

function outOfRange({ found, kind, property, value, range, unit }: OutOfRange): string {
  const withUnit = unit === '' ? '' : ` ${unit}`
  const name = (numberProperty(kind, property)?.label ?? property).toLowerCase()
  const span = `from ${numberText(range.min)} to ${numberText(range.max)}${withUnit}`
  switch (found) {
    case 'standing':
      return `${name} is ${numberText(value)}${withUnit}. Enter a value ${span}.`
    case 'entered':
      return `${name} must be ${span}.`
    case 'followed':
      return `the cavity cannot follow the beam to ${numberText(value)} mm.`
  }
}

const NOT_ADDABLE: Readonly<Record<NotAddable, string>> = {
  'a wall has left and right': 'A wall has a left and a right side.',
  'not for a wall': 'Panels and frames can be added to a wall.',
  'a floor has above and below': 'A floor has a side above and a side below.',
  'not for a floor': 'Floor coverings, panels, frames and impact boards can be added to a floor.',
  'on a floor covering': 'Nothing lies on a floor covering.',
  'below a rib panel': 'Nothing hangs below a rib panel.',
  'a floor covering lies on top': 'A floor covering lies on top.',
  'a floor covering is there': 'The floor has a floor covering.',
  'an impact board lies above': 'An impact board lies above the massive element.',
  'an impact board is there': 'There is an impact board. Duplicate it for a second layer.',
  'two impact boards are there': 'There are two impact boards.',
  'a frame is there': 'There is a frame on this side.',
  'no place': 'there is no place for another one.',
}

const DONE = { duplicate: 'duplicated', delete: 'deleted', move: 'moved' } as const

function unknownProperty({ what, key }: RuleBreak<'UnknownProperty'>['params']): string {
  switch (what) {
    case 'property':
      return `there is no property ${key}.`
    case 'insulation':
      return 'it holds no insulation.'
    case 'beam':
      return 'it has no beam that a cavity could follow.'
  }
}

const NOT_EDITABLE: Readonly<Record<NotEditable, string>> = {
  'given by the product': 'the product gives this value.',
  'the cavity follows the beam': 'the cavity follows the depth of the beam.',
  'the insulation is off': 'the insulation is switched off.',
}

function productRefused({ why, product }: RuleBreak<'ProductRefused'>['params']): string {
  switch (why) {
    case 'another kind':
      return `${product} is another kind of product.`
    case 'another structure':
      return `${product} is not meant for this structure.`
    case 'no insulation':
      return `${product} is no insulation.`
    case 'no thickness or density':
      return `${product} has no thickness or density.`
  }
}

const WANTED: Readonly<Record<Wanted, string>> = {
  number: 'a number',
  flag: 'true or false',
  'frame type': 'a frame type',
  'insulation material': 'an insulation material',
  id: 'an id',
  range: 'a range of two numbers',
}

/** A text of the wire as a message quotes it; messages hold at most 300 characters. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
