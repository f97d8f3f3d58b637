import type { CallAnswer, CALLS, CallName, CallRequest } from '@soundleaf/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Decision } from '../domain/refusal'
import type { Caller } from '../domain/session/session'

/** What an answer gets of a call: its parts as the contract types them, and who makes it where the call wants a token. */
export type Call<Name extends CallName> = Required<CallRequest<Name>> & {
  readonly caller: (typeof CALLS)[Name]['authenticated'] extends true ? Caller : null
}

/** The two ends of the exchange, for the few answers that read or write a cookie. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** How each call of the contract is answered. */
export type CallAnswers = {
  readonly [Name in CallName]: (
    call: Call<Name>,
    exchange: Exchange,
  ) => Decision<CallAnswer<Name>> | Promise<Decision<CallAnswer<Name>>>
}
