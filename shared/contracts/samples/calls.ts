import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { CALLS, type CallAnswer, type CallName, type CallRequest } from '../src/index'
import firstCalls from './1.0.0/calls.json'
import callsOf13 from './1.3.0/calls.json'
import callsOf14 from './1.4.0/calls.json'

const calls = { ...firstCalls, ...callsOf13, ...callsOf14 }

/** Reads a payload by its schema; throws when it does not fit, for a sample is right or is no sample. */
export function read<Schema extends TSchema>(schema: Schema, payload: unknown): Static<Schema> {
  if (Value.Check(schema, payload)) return payload
  throw new Error(`A sample does not fit its schema: ${Value.Errors(schema, payload).First()?.path ?? ''}`)
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
