import type { CALL_SCOPES, CallAnswer, CALLS, CallName, CallRequest } from '@soundleaf/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Decision } from '../domain/refusal'
import type { Caller, OnBehalf } from '../domain/session/session'

/** Who makes a call: a person with a session, for some calls also a program of theirs, or whoever has no token. */
type CallerOf<Name extends CallName> = (typeof CALLS)[Name]['authenticated'] extends true
  ? Name extends keyof typeof CALL_SCOPES
    ? OnBehalf
    : Caller
  : null

/** A call as its handler gets it: its parts as the contract types them, and who makes it. */
export type Call<Name extends CallName> = Required<CallRequest<Name>> & { readonly caller: CallerOf<Name> }

/** For the few handlers that read headers, or read and write cookies. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Tells the audit trail whom a call without a token turned out to be about. */
  readonly note: (subject: { readonly accountId: string; readonly details: readonly string[] }) => void
}

/** A handler for each call of the contract. */
export type CallHandlers = {
  readonly [Name in CallName]: (
    call: Call<Name>,
    exchange: Exchange,
  ) => Decision<CallAnswer<Name>> | Promise<Decision<CallAnswer<Name>>>
}
