import { copyName } from './copy-name'
import { isSaved } from './open-project'
import { saveBeforeCopy } from './questions'
import type { RunningMachine } from './running-machine'
import type { Environment } from './environment'
import { t } from '../texts'

/**
 * Save as copy: the server copies what it holds, the editor then points to the copy, and what the server did not hold
 * yet stays an unsaved change of the copy.
 */
export function createCopying(machine: RunningMachine, env: Environment) {
  /** One key per copy that was not acknowledged yet, so that a repeated call makes one copy. */
  let pending: { readonly of: string; readonly creationKey: string } | null = null

  async function canCopy(): Promise<boolean> {
    const open = machine.get()
    if (open === null) return false
    if (isSaved(open)) return true
    const { action } = await env.ask(saveBeforeCopy())
    return action === 'yes' && (await machine.saveByHand())
  }

  return async function saveAsCopy(): Promise<void> {
    if (!(await canCopy())) return
    await machine.settled()
    const open = machine.get()
    const account = env.account()
    if (open === null || account === null || !isSaved(open)) return
    const id = open.project.projectId
    if (pending?.of !== id) pending = { of: id, creationKey: env.newId() }
    const body = { name: copyName(open.project.name), creationKey: pending.creationKey }
    const made = await env.api.call('duplicateProject', { params: { id }, body }, { reports: 'network' })
    const copy = made.ok
      ? await env.api.call('getProject', { params: { id: made.value.projectId } }, { reports: 'network' })
      : made
    if (!copy.ok) {
      if (copy.failure.code !== 'NetworkFailure') env.toast({ kind: 'error', text: t('toast.notCopied') })
      return
    }
    pending = null
    if (machine.get()?.opening !== open.opening) return
    const unlock = await env.locks.claim(account.email, copy.value.projectId)
    machine.begin({ type: 'copied', copy: copy.value }, unlock ?? (() => undefined))
    env.toast({ kind: 'success', text: t('toast.copied') })
  }
}
