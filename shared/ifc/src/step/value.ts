/** A value of a STEP line. What is left out (`$`) or derived (`*`) is null. */
export type StepValue =
  | null
  | number
  | string
  | { readonly ref: number }
  | { readonly word: string }
  | { readonly type: string; readonly value: StepValue }
  | readonly StepValue[]

export const isList = (value: StepValue | undefined): value is readonly StepValue[] => Array.isArray(value)

/** The text of a value, also of one that names its type, as `IFCLABEL('x')`; null for anything else. */
export function textOf(value: StepValue | undefined): string | null {
  const bare = bareOf(value)
  return typeof bare === 'string' ? bare : null
}

/** The finite number of a value, also of one that names its type; null for anything else. */
export function numberOf(value: StepValue | undefined): number | null {
  const bare = bareOf(value)
  return typeof bare === 'number' && Number.isFinite(bare) ? bare : null
}

/** The enumeration's word, as `POSITIVE` or `T`; null for anything else. */
export function wordOf(value: StepValue | undefined): string | null {
  const bare = bareOf(value)
  return typeof bare === 'object' && bare !== null && 'word' in bare ? bare.word : null
}

/** `.T.` and `.F.`; unknown (`.U.`) and everything else are null. */
export function truthOf(value: StepValue | undefined): boolean | null {
  const word = wordOf(value)
  return word === 'T' ? true : word === 'F' ? false : null
}

/** The id that a value names; null for anything else. */
export function refOf(value: StepValue | undefined): number | null {
  return typeof value === 'object' && value !== null && 'ref' in value ? value.ref : null
}

/** The ids that a list names, in its order. A single one counts as a list of one. */
export function refsOf(value: StepValue | undefined): readonly number[] {
  if (isList(value)) return value.flatMap((one) => refOf(one) ?? [])
  if (typeof value === 'object' && value !== null && 'type' in value) return refsOf(value.value)
  const ref = refOf(value)
  return ref === null ? [] : [ref]
}

function bareOf(value: StepValue | undefined): StepValue | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? bareOf(value.value) : value
}
