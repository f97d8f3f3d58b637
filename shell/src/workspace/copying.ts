import { copyName } from './copy-name'
import type { CurrentProject } from './current-project'
import { copied, isSaved } from './open-project'
import { SAVE_BEFORE_COPY } from './questions'
import type { Surroundings } from './surroundings'
import { TEXTS } from './texts'

/**
 * Save as copy (LIF-06): the server copies what it holds, the editor then points to the copy, and what the server
 * did not hold yet stays an unsaved change of the copy.
 */
export function createCopying(
  current: CurrentProject,
  around: Surroundings,
  save: () => Promise<boolean>,
  settled: () => Promise<void>,
) {
  /** One key per copy that was not acknowledged yet, so that a repeated call makes one copy. */
  let pending: { readonly of: string; readonly creationKey: string } | null = null

  async function canCopy(): Promise<boolean> {
    const open = current.get()
    if (open === null) return false
    if (isSaved(open)) return true
    const { action } = await around.ask(SAVE_BEFORE_COPY)
    return action === 'yes' && (await save())
  }

  return async function saveAsCopy(): Promise<void> {
    if (!(await canCopy())) return
    await settled()
    const open = current.get()
    const account = around.account()
    if (open === null || account === null || !isSaved(open)) return
    const id = open.project.projectId
    if (pending?.of !== id) pending = { of: id, creationKey: around.newId() }
    const body = { name: copyName(open.project.name), creationKey: pending.creationKey }
    const made = await around.api.call('duplicateProject', { params: { id }, body }, { reports: 'network' })
    const copy = made.ok
      ? await around.api.call('getProject', { params: { id: made.value.projectId } }, { reports: 'network' })
      : made
    if (!copy.ok) {
      if (copy.failure.code !== 'NetworkFailure') around.toast({ kind: 'error', text: TEXTS.notCopied })
      return
    }
    pending = null
    const now = current.get()
    if (now === null || now.opening !== open.opening) return
    const release = await around.locks.claim(account.email, copy.value.projectId)
    current.begin(
      copied(now, current.nextOpening(), copy.value),
      'copied',
      release ?? (() => undefined),
      true,
    )
    around.toast({ kind: 'success', text: TEXTS.copied })
  }
}
