import examples from './data/worked-examples.json'

export interface WorkedExample {
  readonly id: string
  readonly topic: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<string, unknown>>
  readonly tolerance?: number | string
  readonly cited_source: string
}

// The JSON's inferred type is a union over every literal shape; this one is what all of them share.
export const WORKED_EXAMPLES = examples as unknown as readonly WorkedExample[]
