import type { FastifyInstance } from 'fastify'
import { failureOf } from './failure-answer'

/** A project of 60 layers has some 30 000 values, nine levels deep. */
const DEEPEST = 32
const MOST_VALUES = 60_000

/**
 * Refuses bodies that are JSON and could not be kept: what is nested too deep overflows the stack of whoever writes it
 * again, and a number beyond all numbers would be written as null, which nobody typed (REL-07). The call's schema comes
 * first: it names the field.
 */
export function addBodyLimits(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const message = faultOf(request.body)
    if (message === null) return
    const { status, body } = failureOf({ code: 'ValidationFailed', message })
    return reply.code(status).send(body)
  })
}

function faultOf(body: unknown): string | null {
  const toLookAt: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }]
  let count = 0
  for (let next = toLookAt.pop(); next !== undefined; next = toLookAt.pop()) {
    const { value, depth } = next
    if (typeof value === 'number' && !Number.isFinite(value))
      return 'The request holds a number beyond 1e308.'
    if (typeof value !== 'object' || value === null) continue
    if (depth >= DEEPEST) return `The request is nested deeper than ${DEEPEST} levels.`
    for (const inner of Object.values(value)) {
      count += 1
      if (count > MOST_VALUES) return `The request holds more than ${MOST_VALUES} values.`
      toLookAt.push({ value: inner, depth: depth + 1 })
    }
  }
  return null
}
