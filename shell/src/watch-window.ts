import { dismissQuestions } from '@soundleaf/ui'
import type { Workspace } from './workspace/workspace'

interface WindowPort {
  readonly workspace: Workspace
  /** The page is about to be loaded again and finds its work where it was put. */
  readonly isReloading: () => boolean
  /** A script could not be loaded. */
  readonly onLostScript: (script: HTMLScriptElement) => void
  /** Whose code stands at an address. */
  readonly ownerOf: (address: string) => string | null
  readonly report: (message: string) => void
}

/** What the browser says of the page, its code and the connection, carried to those whom it concerns. */
export function watchWindow({ workspace, isReloading, onLostScript, ownerOf, report }: WindowPort): void {
  window.addEventListener('beforeunload', (event) => {
    if (workspace.hasUnsavedWork() && !isReloading()) event.preventDefault()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void workspace.flush()
  })
  // Back and forward lead away from the page that asked.
  window.addEventListener('popstate', dismissQuestions)
  window.addEventListener('online', () => workspace.resume())
  // A page out of the back-forward cache may show what a logout has taken away.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
  // What a remote throws in an event or a promise reaches the page here; it is named by where its code came from.
  const placeOf = (address: string) => ownerOf(address) ?? originOf(address)
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) onLostScript(event.target)
      else if (event instanceof ErrorEvent) report(`error in ${placeOf(event.filename)}: ${event.message}`)
    },
    // What happens to a script does not bubble.
    { capture: true },
  )
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    const error: unknown = reason
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    report(`unhandled rejection in ${placeOf(/https?:[^\s)]+/.exec(stack)?.[0] ?? '')}: ${message}`)
  })
}

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : 'an unknown place'
