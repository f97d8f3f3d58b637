import type { CallAnswer, CallName } from '@soundleaf/contracts'
import type { FastifyRequest } from 'fastify'
import type { AuditEvent, AuditTrail } from '../domain/audit-trail'
import type { Defer } from '../domain/defer'
import type { Decision, RefusalCode } from '../domain/refusal'
import { clientNetwork } from './client-network'

export interface AuditedCall {
  /** The call's name. */
  readonly action: string
  readonly accountId?: string | undefined
  /** What there is to say beside its id. */
  readonly details?: readonly string[]
  readonly decision: Decision<unknown>
}

export type AuditCall = (call: AuditedCall, request: FastifyRequest) => void

/** Calls of which each is an entry, with the address that they name where they need no login. */
const ALWAYS: Partial<Record<CallName, (body: unknown) => string | undefined>> = {
  login: (body) => textIn(body, 'username'),
  beginSingleSignOn: (body) => textIn(body, 'email'),
  finishSingleSignOn: () => undefined,
  logout: () => undefined,
  signUp: (body) => textIn(body, 'email'),
  forgottenPassword: (body) => (typeof body === 'string' ? body : textIn(body, 'email')),
  changeForgottenPassword: (body) => textIn(body, 'email'),
  updatePassword: () => undefined,
  beginSecondFactor: (body) => textIn(body, 'username'),
  confirmSecondFactor: () => undefined,
  removeSecondFactor: () => undefined,
  askPasskey: (body) => textIn(body, 'username'),
  beginPasskey: () => undefined,
  confirmPasskey: () => undefined,
  removePasskey: () => undefined,
  makeApiKey: () => undefined,
  revokeApiKey: () => undefined,
  exportAccount: () => undefined,
  eraseAccount: () => undefined,
  makeLink: () => undefined,
  revokeLink: () => undefined,
  openLink: () => undefined,
  makeBatch: () => undefined,
  cancelBatch: () => undefined,
  deleteBatch: () => undefined,
  makeWebhook: () => undefined,
  removeWebhook: () => undefined,
  testWebhook: () => undefined,
}

/** What a call was about, where its path does not say it. */
const OF_ANSWER: Partial<Record<CallName, (answer: unknown) => string | undefined>> = {
  makeApiKey: (answer) => textIn((answer as CallAnswer<'makeApiKey'>).apiKey, 'id'),
  makeBatch: (answer) => textIn(answer, 'batchId'),
  makeWebhook: (answer) => textIn((answer as CallAnswer<'makeWebhook'>).webhook, 'id'),
  makeLink: (answer) => textIn((answer as CallAnswer<'makeLink'>).link, 'id'),
  openLink: (answer) => textIn(answer, 'linkId'),
}

/**
 * Of every other call these refusals are an entry. An expired token is none: each page meets one every ten minutes, and
 * renews it.
 */
const REFUSED_ACCESS: ReadonlySet<RefusalCode> = new Set([
  'SessionReused',
  'FreeTrialExpired',
  'LicenceInsufficient',
  'OriginRefused',
  'NotFound',
  'PartnerKeyInvalid',
  'PartnerKeyInBrowser',
  'OriginNotRegistered',
])

/** Writes calls into the audit trail and the log, after they are answered. */
export function auditedCalls(trail: AuditTrail, defer: Defer): AuditCall {
  return ({ action, accountId, details = [], decision }, request) => {
    const addressOf = ALWAYS[action as CallName]
    const outcome = decision.ok ? 'done' : decision.failure.code
    if (addressOf === undefined && (decision.ok || !REFUSED_ACCESS.has(decision.failure.code))) return
    const { id } = request.params as { id?: string }
    const made = decision.ok ? OF_ANSWER[action as CallName]?.(decision.value) : undefined
    const event: AuditEvent = {
      action,
      outcome,
      accountId: accountId ?? (decision.ok ? undefined : decision.failure.accountId),
      address: addressOf?.(request.body),
      operator: null,
      network: clientNetwork(request),
      requestId: request.id,
      details: [id, made, ...details].filter((one) => one !== undefined),
    }
    defer(async () => {
      try {
        request.log.info({ audit: await trail.record(event) }, 'audit')
      } catch (err) {
        const { address: _, ...known } = event
        request.log.error({ err, audit: known }, 'audit: the entry is here alone')
      }
    })
  }
}

function textIn(body: unknown, field: string): string | undefined {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' ? value : undefined
}
