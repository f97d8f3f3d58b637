import { dismissQuestions } from '@soundleaf/ui'
import type { Workspace } from './workspace/workspace'

interface WindowPort {
  readonly workspace: Workspace
  /** The page is about to reload and will find its work again. */
  readonly isReloading: () => boolean
  /** A script could not be loaded. */
  readonly onLostScript: (script: HTMLScriptElement) => void
  /** Whose code an address belongs to. */
  readonly remoteAt: (address: string) => string | null
  readonly report: (message: string) => void
}

/** Listens to what happens to the page, its code and the connection, and tells the parts that need to know. */
export function watchWindow({ workspace, isReloading, onLostScript, remoteAt, report }: WindowPort): void {
  window.addEventListener('beforeunload', (event) => {
    if (workspace.hasUnsavedWork() && !isReloading()) event.preventDefault()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void workspace.flush()
    else void workspace.lookAgain()
  })
  // Back and forward leave the page that asked.
  window.addEventListener('popstate', dismissQuestions)
  window.addEventListener('online', () => workspace.resume())
  // A page from the back-forward cache may show what a logout has removed.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
  // What a remote throws in an event or a promise arrives here; its code's address tells which remote it was.
  const placeOf = (address: string) => remoteAt(address) ?? originOf(address)
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) onLostScript(event.target)
      else if (event instanceof ErrorEvent) report(`error in ${placeOf(event.filename)}: ${event.message}`)
    },
    // Errors of scripts do not bubble.
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
