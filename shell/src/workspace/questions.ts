import type { Question } from '@soundleaf/contracts'
import { t } from '../texts'

// The questions about a project. What each answer does is decided where it is asked.

export const saveFirst = (): Question => ({
  title: t('saveFirst.title'),
  text: t('saveFirst.text'),
  actions: [
    { id: 'cancel', label: t('cancel'), kind: 'cancel' },
    { id: 'no', label: t('saveFirst.no') },
    { id: 'yes', label: t('saveFirst.yes'), kind: 'primary' },
  ],
})

export const saveBeforeCopy = (): Question => ({ ...saveFirst(), text: t('saveFirst.copyText') })

export const resetProject = (): Question => ({
  title: t('reset.title'),
  text: t('reset.text'),
  actions: [
    { id: 'cancel', label: t('cancel'), kind: 'cancel' },
    { id: 'reset', label: t('reset.reset'), kind: 'danger' },
  ],
})

export const projectDeleted = (): Question => ({
  title: t('deleted.title'),
  text: t('deleted.text'),
  actions: [
    { id: 'later', label: t('deleted.later'), kind: 'cancel' },
    { id: 'drop', label: t('deleted.drop'), kind: 'danger' },
    { id: 'new', label: t('deleted.new'), kind: 'primary' },
  ],
})

export const openElsewhere = (): Question => ({
  title: t('openElsewhere.title'),
  actions: [{ id: 'ok', label: t('openElsewhere.ok'), kind: 'primary' }],
})

/** Dismissing it restores, so that nothing is lost. */
export const restore = (name: string, when: string): Question => ({
  title: t('restore.title'),
  text: t('restore.text', { name, when }),
  actions: [
    { id: 'discard', label: t('restore.discard'), kind: 'danger' },
    { id: 'restore', label: t('restore.restore'), kind: 'primary' },
  ],
})

/** At the start of a session, for work that is open nowhere. */
export function restoreAtStart(name: string, when: string): Question {
  const question = restore(name, when)
  return {
    ...question,
    actions: [{ id: 'later', label: t('restore.later'), kind: 'cancel' }, ...question.actions],
  }
}
