import type { FrameType, PropertyKey, PropertyType } from '@soundleaf/contracts'
import { readNumber } from '@soundleaf/texts'
import type { Component, ComponentKind, Range } from './construction'
import { kept, numberText } from './entry'
import type { Field } from './field'
import type { ChoiceLabel, PropertyLabel } from './texts'

/** What every property has, whatever it holds. */
interface Base {
  /** The kinds of component that have it. */
  readonly kinds: readonly ComponentKind[]
  /** The text by which forms, reports and messages call it; null where none of them shows it. */
  readonly label: PropertyLabel | null
  /** Which section of the editor shows it: the component's properties or those of its insulation. */
  readonly section: 'component' | 'insulation'
  /**
   * Who may change it: `everyone`; `unless fixed`, everyone but where a manufacturer's product fixes it; or the
   * `product` alone, when it is chosen.
   */
  readonly edit: 'everyone' | 'unless fixed' | 'product'
  /** Whether it is the product's: what is the component's own stays when another product is chosen. */
  readonly isOfProduct: boolean
  readonly wire: WireForm
}

/** A number that a person enters. */
export interface NumberSpec extends Base {
  readonly holds: 'number'
  readonly label: PropertyLabel
  readonly unit: Unit
  /** The most decimals shown. */
  readonly decimals: number
  /** To how many decimals an entry is rounded: lengths to one, sheet to two, inches not; other numbers are kept as typed. */
  readonly rounding: number | undefined
  readonly field: Field<number>
  readonly of: NumberOfKinds
}

/** Stands beside the field; empty for a loss factor. */
export type Unit = 'mm' | 'kg/m³' | 'MPa' | 'GPa' | 'MN/m³' | 'MN/m' | ''

type NumberOfKinds = Readonly<Partial<Record<ComponentKind, NumberOfKind>>>
interface NumberOfKind {
  /** What it may be, both ends included; null where it follows from others and nobody enters it. */
  readonly range: readonly [min: number, max: number] | null
  /** The label, where the kind has another word for it. */
  readonly label?: PropertyLabel
  /** The label, where it depends on what the component is made of. */
  readonly labelOf?: (frameType: FrameType) => PropertyLabel
  /** What it is where a client sends none; without it a client must send one. */
  readonly missing?: (component: Component) => number
  /** Every product of a catalogue file gives it, though a client may leave it out. */
  readonly isGivenByProducts?: true
}

/** What a person switches on and off. */
export interface SwitchSpec extends Base {
  readonly holds: 'switch'
  readonly label: PropertyLabel
  readonly field: Field<boolean>
}

/** A word of a closed list. */
export interface ChoiceSpec extends Base {
  readonly holds: 'choice'
  readonly choices: readonly [string, ...string[]]
  /** Where a person chooses it, the text of each word; otherwise it is shown as it is. */
  readonly labels?: Readonly<Record<string, ChoiceLabel>>
  /** A product may leave it out. */
  readonly isOptional?: true
}

/** The range of a number, which travels beside it as `min,max`. */
export interface RangeSpec extends Base {
  readonly holds: 'range'
  readonly rangeOf: PropertyKey
}

/** What is kept with a component and shown nowhere. */
export interface HiddenSpec extends Base {
  readonly holds: 'hidden'
}

export type PropertySpec = NumberSpec | SwitchSpec | ChoiceSpec | RangeSpec | HiddenSpec

/** How a property travels: as text. */
export interface WireForm {
  readonly type: PropertyType
  readonly isUi: boolean
  /** What a text must be to be read. */
  readonly wanted: Wanted
  /** The component with what the text says; null where the text cannot be read. */
  read(component: Component, text: string): Component | null
  /** The component where the text is missing, whose other texts are read by then; null where it must not be. */
  readMissing(component: Component): Component | null
  /** The text; undefined where the component has none. */
  write(component: Component): string | undefined
}
export type Wanted =
  | 'number'
  | 'flag'
  | 'frame type'
  | 'insulation material'
  | 'interlayer'
  | 'gas'
  | 'id'
  | 'range'

interface Codec<Value> {
  /** Undefined for a text that is no such value. */
  parse(text: string, component: Component): Value | undefined
  print(value: Value): string | undefined
  /** What a missing text means; without it a client must send one. */
  missing?(component: Component): Value | undefined
}

/** The wire form of a value that the typed form keeps in a field. */
export function texts<Value>(
  [type, wanted]: readonly [PropertyType, Wanted],
  field: Field<Value>,
  codec: Codec<Value>,
): WireForm {
  const written = (component: Component, value: Value | undefined) =>
    value === undefined ? null : field.write(component, value)
  return {
    type,
    wanted,
    isUi: false,
    read: (component, text) => written(component, codec.parse(text, component)),
    readMissing: (component) => written(component, codec.missing?.(component)),
    write(component) {
      const value = field.read(component)
      return value === undefined ? undefined : codec.print(value)
    },
  }
}

/** `true` or `false`. */
export function flagTexts(field: Field<boolean>, missing: (component: Component) => boolean): WireForm {
  const parse = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined)
  return texts(['Bool', 'flag'], field, { parse, print: String, missing })
}

/** Most properties are the product's, and fixed by a manufacturer's. */
export const OF_PRODUCT = { section: 'component', edit: 'unless fixed', isOfProduct: true } as const
/** The fill is the component's own, whatever product that is. */
export const OF_FILL = { section: 'insulation', edit: 'everyone', isOfProduct: false } as const

export function number(
  label: PropertyLabel,
  unit: Unit,
  decimals: number,
  field: Field<number>,
  of: NumberOfKinds,
  owner: typeof OF_PRODUCT | typeof OF_FILL = OF_PRODUCT,
  rounding: number | undefined = unit === 'mm' ? 1 : undefined,
): NumberSpec {
  const wire = texts(['Decimal', 'number'], field, {
    parse(text, { kind }) {
      const value = readNumber(text, unit)
      if (value === null) return undefined
      const isEntered = (of[kind]?.range ?? null) !== null
      // A negative length is refused by its range; rounding must not hide that it is one.
      return isEntered && value >= 0 ? kept(value, unit, rounding) : value
    },
    print: numberText,
    missing: (component) => of[component.kind]?.missing?.(component),
  })
  const kinds = Object.keys(of) as ComponentKind[]
  return { ...owner, holds: 'number', kinds, label, unit, decimals, rounding, field, of, wire }
}

export const length = (
  label: PropertyLabel,
  field: Field<number>,
  of: NumberOfKinds,
  owner: typeof OF_PRODUCT | typeof OF_FILL = OF_PRODUCT,
) => number(label, 'mm', 1, field, of, owner)

/** A range that is not given: both ends 0. */
export const NO_RANGE = '0,0'

/**
 * A word that a person chooses. The first one is meant where a client sends none, and stays unsaid where none was received,
 * so that components of before stay as they were.
 */
export function chosenTexts<const Word extends string>(
  wanted: Wanted,
  key: PropertyKey,
  field: Field<Word>,
  [first, ...others]: readonly [Word, ...Word[]],
): WireForm {
  const words = [first, ...others]
  return {
    ...texts(['String', wanted], field, {
      parse: (text) => words.find((word) => word === text),
      print: (word) => word,
    }),
    readMissing: (component) => field.write(component, first),
    write(component) {
      const word = field.read(component)
      const isReceived = component.received?.properties.some((property) => property.key === key) === true
      return word === first && !isReceived ? undefined : word
    },
  }
}

/** The range of a number as a property of its own. Any client may send it; a new frame has it empty. */
export function rangeTexts(rangeOf: PropertyKey): WireForm {
  return {
    type: 'Range',
    wanted: 'range',
    isUi: false,
    read(component, text) {
      if (text === '') return component
      const [min, max, ...more] = text.split(',').map((part) => readNumber(part))
      if (typeof min !== 'number' || typeof max !== 'number' || more.length > 0 || min > max) return null
      return withRange(component, rangeOf, { min, max })
    },
    readMissing: (component) => component,
    write: ({ kind }) => (kind === 'frame' ? NO_RANGE : undefined),
  }
}

/** The component with a range of its product; none where both ends are 0. */
export function withRange(component: Component, key: PropertyKey, range: Range): Component {
  if (range.min === 0 && range.max === 0) return component
  return { ...component, ranges: { ...component.ranges, [key]: range } }
}
