import { BACKOFF, recordAttempt } from '../domain/account/attempts'
import { accept } from '../domain/refusal'
import type { SignOnSeal } from '../domain/session/identity-provider'
import {
  beginSingleSignOn,
  finishSingleSignOn,
  type SingleSignOnDependencies,
} from '../domain/session/single-sign-on'
import type { CallHandlers, Exchange } from './call-handlers'
import { clientNetwork } from './client-network'
import { refreshCookie, signOnCookie } from './cookies'
import { requireSameOrigin } from './same-origin'
import { sessionInCookie } from './session-handlers'

export interface SingleSignOnRouteDependencies extends SingleSignOnDependencies {
  readonly signOnSeal: SignOnSeal
}

export function singleSignOnHandlers(deps: SingleSignOnRouteDependencies) {
  const { signOnSeal, publicOrigin, clock } = deps
  const [refreshes, signOns] = [refreshCookie(publicOrigin), signOnCookie(publicOrigin)]
  /** Both calls make the server ask a provider. */
  async function admit({ request }: Exchange) {
    const origin = requireSameOrigin(request)
    return origin.ok ? recordAttempt(BACKOFF.signOns, [clientNetwork(request)], deps) : origin
  }
  return {
    async beginSingleSignOn({ body }, exchange) {
      const admitted = await admit(exchange)
      if (!admitted.ok) return admitted
      const begun = await beginSingleSignOn(body.email, deps)
      if (!begun.ok) return begun
      signOns.write(exchange, await signOnSeal.seal(begun.value.checks, clock()))
      return accept({ address: begun.value.address })
    },

    async finishSingleSignOn({ body: { answer, id: tabId } }, exchange) {
      const admitted = await admit(exchange)
      if (!admitted.ok) return admitted
      const checks = await signOnSeal.open(signOns.read(exchange) ?? '', clock())
      signOns.clear(exchange)
      const heldToken = refreshes.read(exchange)
      const signedOn = await finishSingleSignOn(
        { answer, checks, tabId, heldToken, note: exchange.note },
        deps,
      )
      return signedOn.ok ? accept(sessionInCookie(signedOn.value, refreshes, exchange)) : signedOn
    },
  } satisfies Partial<CallHandlers>
}
