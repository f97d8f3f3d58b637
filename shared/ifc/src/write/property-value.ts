import { encodeText } from '../step/text'
import { numberOf, textOf, type StepValue } from '../step/value'

/** A property with one value, as it is written. */
export type PropertyValue =
  | { readonly name: string; readonly type: 'IFCLABEL'; readonly value: string }
  | { readonly name: string; readonly type: 'IFCREAL'; readonly value: number }

/** The properties of one set that an element gets; others in the set stay. */
export interface WrittenSet {
  readonly set: string
  readonly properties: readonly PropertyValue[]
}

/** The value as a STEP text. */
export function stepText({ type, value }: PropertyValue): string {
  return type === 'IFCLABEL' ? `IFCLABEL(${encodeText(value)})` : `IFCREAL(${realText(value)})`
}

/** A real has a point, whatever follows it, and a large E. */
function realText(value: number): string {
  const text = String(value).toUpperCase()
  return text.includes('.') || text.includes('E') ? text : `${text}.`
}

/** Whether a property of the file has this value already. */
export function isEqual(found: StepValue | undefined, { type, value }: PropertyValue): boolean {
  return type === 'IFCLABEL' ? textOf(found) === value : numberOf(found) === value
}
