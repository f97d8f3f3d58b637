import type { EventOwner, RemoteHost } from '@soundleaf/contracts'
import type { WholeBus } from '@soundleaf/event-bus'
import { languageInUse, unitsInUse } from '@soundleaf/texts'
import { links } from './links'
import { isRoutePath } from '../routes/pages'

/** The parts of the shell that a host gives access to. */
export interface HostServices {
  readonly bus: WholeBus
  readonly api: RemoteHost['api']
  readonly session: RemoteHost['session']
  readonly speak: NonNullable<RemoteHost['speak']>
  readonly navigate: RemoteHost['navigate']
  readonly toast: RemoteHost['toast']
  readonly ask: RemoteHost['ask']
  readonly report: (message: string) => void
}

/** The host of one mount. Once disposed, its subscriptions have ended and what the remote still does goes nowhere. */
export function createRemoteHost<Owner extends EventOwner>(
  owner: Owner,
  services: HostServices,
  onFailed: (error: unknown) => void,
): { readonly host: RemoteHost<Owner>; dispose(): void } {
  const events = services.bus.for(owner)
  let isDisposed = false
  const host: RemoteHost<Owner> = {
    events,
    api: services.api,
    session: services.session,
    links: links(),
    language: languageInUse(),
    units: unitsInUse(),
    speak: async (...choice) => {
      if (!isDisposed) await services.speak(...choice)
    },
    navigate(to) {
      if (isDisposed) return
      if (isRoutePath(to)) services.navigate(to)
      else services.report(`${owner} asked for ${to.slice(0, 100)}, which is no page`)
    },
    toast(message) {
      if (!isDisposed) services.toast(message)
    },
    ask: (question) => (isDisposed ? Promise.resolve({ action: 'cancel' }) : services.ask(question)),
    failed: onFailed,
  }
  return {
    host,
    dispose() {
      isDisposed = true
      events.dispose()
    },
  }
}
