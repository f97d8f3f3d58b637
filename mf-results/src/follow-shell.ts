import type { EventBus, ProjectChanged, SessionChanged } from '@soundleaf/contracts'

interface ShellListener {
  readonly onProject: (changed: ProjectChanged) => void
  readonly onSession: (changed: SessionChanged) => void
}

/** Hears of the account and the open project from now on, the account first; returns the way to stop. */
export function followShell(
  events: EventBus<'results'>,
  { onProject, onSession }: ShellListener,
): () => void {
  const stops = [
    events.subscribe('shell/session-changed', onSession),
    events.subscribe('shell/project-changed', onProject),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
