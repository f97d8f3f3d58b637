import type { FastifyInstance } from 'fastify'
import { accept, refuse, type Decision } from '../domain/refusal'
import { sendFailure } from './failure-response'

/** A project of 60 layers has some 30 000 values, nine levels deep. */
const MAX_DEPTH = 32
const MAX_VALUES = 60_000

/**
 * Refuses bodies that are valid JSON but cannot be stored: deep nesting would overflow the stack of whatever serialises
 * it again, and a number beyond the range of doubles would be stored as null. It comes after the call's schema, which
 * names the field at fault.
 */
export function addBodyLimits(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const checked = checkBody(request.body)
    return checked.ok ? undefined : sendFailure(reply, checked.failure)
  })
}

function checkBody(body: unknown): Decision<null> {
  const pending: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }]
  let count = 0
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next
    if (typeof value === 'number' && !Number.isFinite(value)) return refuse('NumberTooLarge')
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) return refuse('NestedTooDeep', { params: { max: MAX_DEPTH } })
    for (const inner of Object.values(value)) {
      count += 1
      if (count > MAX_VALUES) return refuse('TooManyValues', { params: { max: MAX_VALUES } })
      pending.push({ value: inner, depth: depth + 1 })
    }
  }
  return accept(null)
}
