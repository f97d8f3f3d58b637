import type { CurrentProject } from './current-project'
import { isDirty, isSaved } from './open-project'
import type { Saving } from './saving'
import type { Surroundings } from './surroundings'
import { TEXTS } from './texts'

const EVERY_MS = 60_000

/**
 * Saves every 60 s while a saved project is open, enabled and changed (LIF-04). It never chooses: a conflict or a
 * deleted project pauses it until the person has decided.
 */
export function startAutosave(current: CurrentProject, saving: Saving, around: Surroundings): () => void {
  async function tick() {
    const { open, phase, isAutosaveOn } = current.store.getState()
    if (open === null || !isDirty(open)) return
    // A save that found no connection was wanted: it is repeated whatever the switch says.
    if (phase.kind !== 'offline' && !(isAutosaveOn && isSaved(open))) return
    if (phase.kind === 'conflict' || phase.kind === 'deleted' || phase.kind === 'signed-out') return
    const outcome = await saving.save(false)
    if (outcome.ok) around.toast({ kind: 'success', text: TEXTS.autosaved })
  }
  const timer = setInterval(() => void tick(), EVERY_MS)
  return () => clearInterval(timer)
}
