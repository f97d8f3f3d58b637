/** A text of a file, and where it stands. */
export interface Cell {
  readonly text: string
  readonly line: number
}

/** The texts of one product by the names of their fields; empty ones are left out. */
export interface RawProduct {
  readonly line: number
  readonly cells: ReadonlyMap<string, Cell>
}

/** What is wrong in a file, by its line, and by the field whose column it stands in where it stands in one. */
export interface Fault {
  readonly line: number
  readonly field?: string
  readonly message: string
}

/** A reading of a whole file: every product of it, or everything that is wrong with it. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** The range of a number stands in two fields of its own. */
export const leastOf = (key: string): string => `${key} min`
export const mostOf = (key: string): string => `${key} max`
