import type { RunningMachine } from './running-machine'
import { wantsAutosave } from './workspace-state'

const EVERY_MS = 60_000

/** Saves every 60 s while a saved project is open, enabled and changed. */
export function startAutosave(machine: RunningMachine): () => void {
  const timer = setInterval(() => {
    if (wantsAutosave(machine.store.getState())) void machine.saveByClock('toast.autosaved')
  }, EVERY_MS)
  return () => clearInterval(timer)
}
