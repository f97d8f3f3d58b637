import buildingExamples from '../data/building-examples.json'
import examples from '../data/worked-examples.json'

/** A calculation example of a standard or a textbook, with its printed result. */
export interface WorkedExample {
  readonly id: string
  readonly topic: string
  readonly inputs: unknown
  readonly expected: unknown
  readonly tolerance?: unknown
  readonly cited_source: string
}

/** A printed number, what the engine calculates, and the difference that the printed digits allow. */
export interface Comparison {
  readonly what: string
  readonly calculated: number
  readonly printed: number
  readonly within: number
}

export type Check = (example: WorkedExample) => readonly Comparison[]

// TypeScript infers a union of every literal shape from the JSON; this type is what they have in common.
export const WORKED_EXAMPLES = [...examples, ...buildingExamples] as unknown as readonly WorkedExample[]

/** A check of an example of known shape. */
export function check<Inputs, Expected>(
  compare: (inputs: Inputs, expected: Expected) => readonly Comparison[],
): Check {
  // The examples are data of this repository; each is read by the one check that is written for it.
  return ({ inputs, expected }) => compare(inputs as Inputs, expected as Expected)
}

export function findExample(id: string): WorkedExample {
  const found = WORKED_EXAMPLES.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`no worked example ${id}`)
  return found
}

export function near(what: string, calculated: number, printed: number, within: number): Comparison {
  return { what, calculated, printed, within }
}

/** Two rows of numbers, band by band. */
export function rowsNear(
  what: string,
  calculated: readonly number[],
  printed: readonly number[],
  within: number,
): readonly Comparison[] {
  if (calculated.length !== printed.length) throw new Error(`${what}: rows of different length`)
  return calculated.map((value, at) => near(`${what} ${at + 1}`, value, printed[at], within))
}
