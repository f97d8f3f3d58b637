import type { Workspace } from './workspace/workspace'

/** What the browser says of the page and the connection, carried to the workspace. */
export function watchWindow(workspace: Workspace, report: (message: string) => void): void {
  window.addEventListener('beforeunload', (event) => {
    if (workspace.hasUnsavedWork()) event.preventDefault()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void workspace.flush()
  })
  window.addEventListener('online', () => workspace.resume())
  // A page out of the back-forward cache may show what a logout has taken away.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
  // What a remote throws in an event or a promise reaches the page here; it is named by where its code came from.
  window.addEventListener('error', ({ message, filename }) =>
    report(`error in ${originOf(filename)}: ${message}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    const error: unknown = reason
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    report(`unhandled rejection in ${originOf(/https?:[^\s)]+/.exec(stack)?.[0] ?? '')}: ${message}`)
  })
}

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : 'an unknown place'
