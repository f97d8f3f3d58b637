import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import {
  CalculationAnswer,
  CALLS,
  EMPTY_RESULTS,
  Manufacturer,
  Product,
  Project,
  Structure,
} from '../src/index'
import type { CallAnswer, CallName, CallRequest } from '../src/index'
import firstCalls from './1.0.0/calls.json'
import callsOf13 from './1.3.0/calls.json'
import callsOf14 from './1.4.0/calls.json'
import entities from './1.0.0/entities.json'

const calls = { ...firstCalls, ...callsOf13, ...callsOf14 }

/** Reads a payload by its schema; throws when it does not fit, for a sample is right or is no sample. */
function read<Schema extends TSchema>(schema: Schema, payload: unknown): Static<Schema> {
  if (Value.Check(schema, payload)) return payload
  throw new Error(`A sample does not fit its schema: ${Value.Errors(schema, payload).First()?.path ?? ''}`)
}

function readAll<Schema extends TSchema>(schema: Schema, payloads: readonly unknown[]): Static<Schema>[] {
  return payloads.map((payload) => read(schema, payload))
}

/** An answer to a call, as the server gives it. */
export function sampleAnswer<Name extends CallName>(name: Name): CallAnswer<Name> {
  return read<(typeof CALLS)[Name]['answer']>(CALLS[name].answer, calls[name].answer)
}

/** What a caller gives for a call. */
export function sampleRequest<Name extends CallName>(name: Name): CallRequest<Name> {
  const request: unknown = calls[name].request
  // samples.test.ts reads params, query and body of every request by the schemas that make up this type.
  return request as CallRequest<Name>
}

/** The template of every structure type. */
export const SAMPLE_STRUCTURES: readonly Structure[] = readAll(Structure, entities.Structure)

/** A lined wall, a floating floor, a lightweight wall under Astm, and a floor that was never saved. */
export const SAMPLE_PROJECTS: readonly Project[] = readAll(Project, entities.Project)

/** One product of every kind, a maker's board, and three insulations. */
export const SAMPLE_PRODUCTS: readonly Product[] = readAll(Product, entities.Product)

export const SAMPLE_MANUFACTURERS: readonly Manufacturer[] = readAll(Manufacturer, entities.Manufacturer)

/** A wall and a floor (Iso), a floor (Astm), a wall for a Light licence, and two constructions that were refused. */
export const SAMPLE_CALCULATIONS: readonly CalculationAnswer[] = readAll(
  CalculationAnswer,
  entities.CalculationAnswer,
)

/** A successful answer by ISO in which nothing is filled but what is given. */
export function answerWith(given: Partial<CalculationAnswer>): CalculationAnswer {
  return {
    validation: { result: 'Success', message: '', componentIds: [] },
    evaluationStandard: 'Iso',
    ...EMPTY_RESULTS,
    engineVersion: '1.0.0',
    ...given,
  }
}
