import type { RunningMachine } from './running-machine'
import { TOASTS } from '../toast-texts'
import { wantsAutosave } from './workspace-state'

const EVERY_MS = 60_000

/** Saves every 60 s while a saved project is open, enabled and changed. */
export function startAutosave(machine: RunningMachine): () => void {
  const timer = setInterval(() => {
    if (wantsAutosave(machine.store.getState())) void machine.saveByClock(TOASTS.autosaved)
  }, EVERY_MS)
  return () => clearInterval(timer)
}
