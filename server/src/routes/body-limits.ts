import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MEGABYTE } from '../domain/project/quota'
import { accept, refuse, type Decision } from '../domain/refusal'
import { sendFailure } from './failure-response'

/** Of a call that anybody may make: a password, a token or what a passkey has signed is shorter. */
export const STRANGERS_BODY_BYTES = 32_000

/** A project of 50 variants of 60 layers has some 200 000 values, eleven levels deep. */
export const MAX_DEPTH = 32
const MAX_VALUES = 250_000

/** Half a surrogate pair, or U+0000: no column of text can hold them, and PostgreSQL reads no JSON that has them. */
const UNSTORABLE = /[\p{Cs}\0]/u

/**
 * Refuses bodies that are valid JSON but cannot be stored, or not be read again: deep nesting would overflow the stack
 * of whatever serialises it again, a number beyond the range of doubles would be stored as null, and some texts are
 * nobody's characters. It comes after the call's schema, which names the field at fault.
 */
export function addBodyLimits(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const checked = checkBody(request.body)
    return checked.ok ? undefined : sendFailure(reply, checked.failure)
  })
}

/**
 * As how many calls of its account one counts: a body by the megabyte, so that nobody fills this process's memory with the
 * largest. One that does not say its length counts as the largest that the call takes.
 */
export function weightOf({ headers, routeOptions }: FastifyRequest): number {
  const isChunked = headers['transfer-encoding'] !== undefined
  const bytes = isChunked ? routeOptions.bodyLimit : Number(headers['content-length'] ?? 0)
  return Math.max(1, Math.ceil(bytes / MEGABYTE))
}

/** A value with its way into the body, which is put together only for a message. */
interface Placed {
  readonly value: unknown
  readonly key: string
  readonly parent: Placed | null
  readonly depth: number
}

/** Whether a value that was read of JSON can be stored and read again. */
export function checkBody(body: unknown): Decision<null> {
  const pending: Placed[] = [{ value: body, key: '', parent: null, depth: 0 }]
  let count = 0
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next
    if (typeof value === 'number' && !Number.isFinite(value)) return refuse('NumberTooLarge')
    if (typeof value === 'string' && UNSTORABLE.test(value)) return refuseText(next)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) return refuse('NestedTooDeep', { params: { max: MAX_DEPTH } })
    for (const [key, inner] of Object.entries(value)) {
      count += 1
      if (count > MAX_VALUES) return refuse('TooManyValues', { params: { max: MAX_VALUES } })
      if (UNSTORABLE.test(key)) return refuseText(next)
      pending.push({ value: inner, key, parent: next, depth: depth + 1 })
    }
  }
  return accept(null)
}

function refuseText(placed: Placed): Decision<null> {
  const name = pathOf(placed)
  return refuse('TextUnstorable', { params: { name }, ...(name !== '' && { field: name }) })
}

function pathOf({ key, parent }: Placed): string {
  if (parent === null) return ''
  const before = pathOf(parent)
  return before === '' ? key : `${before}.${key}`
}
