import type { EventOwner, RemoteHost } from '@soundleaf/contracts'
import type { WholeBus } from '@soundleaf/event-bus'
import { languageInUse } from '@soundleaf/texts'
import { LINKS } from './links'
import { isRoutePath } from './route-path'

/** What of the shell a host is made of. */
export interface Lender {
  readonly bus: WholeBus
  readonly api: RemoteHost['api']
  readonly session: RemoteHost['session']
  readonly navigate: RemoteHost['navigate']
  readonly toast: RemoteHost['toast']
  readonly ask: RemoteHost['ask']
  readonly report: (message: string) => void
}

/** The host of one mount. When it is taken back, its subscriptions end and what the remote still does goes nowhere. */
export function lendHost<Owner extends EventOwner>(
  owner: Owner,
  lender: Lender,
  failed: (error: unknown) => void,
): { readonly host: RemoteHost<Owner>; dispose(): void } {
  const events = lender.bus.for(owner)
  let isOver = false
  const host: RemoteHost<Owner> = {
    events,
    api: lender.api,
    session: lender.session,
    links: LINKS,
    language: languageInUse(),
    navigate(to) {
      if (isOver) return
      if (isRoutePath(to)) lender.navigate(to)
      else lender.report(`${owner} asked for ${to.slice(0, 100)}, which is no page`)
    },
    toast(message) {
      if (!isOver) lender.toast(message)
    },
    ask: (question) => (isOver ? Promise.resolve({ action: 'cancel' }) : lender.ask(question)),
    failed,
  }
  return {
    host,
    dispose() {
      isOver = true
      events.dispose()
    },
  }
}
