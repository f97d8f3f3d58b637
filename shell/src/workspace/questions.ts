import type { Question } from '@soundleaf/contracts'

/** The questions about a project. What each answer does is decided where it is asked. */
export const SAVE_FIRST: Question = {
  title: 'Save the project first?',
  text: 'The project has changes that the server does not hold.',
  actions: [
    { id: 'cancel', label: 'Cancel', kind: 'cancel' },
    { id: 'no', label: 'No' },
    { id: 'yes', label: 'Yes', kind: 'primary' },
  ],
}

export const SAVE_BEFORE_COPY: Question = {
  title: 'Save the project first?',
  text: 'Only a saved project can be copied.',
  actions: SAVE_FIRST.actions,
}

export const RESET: Question = {
  title: 'Reset project to default?',
  text: 'The construction becomes the default one of its type. Name and field values stay. Undo brings it back.',
  actions: [
    { id: 'cancel', label: 'Cancel', kind: 'cancel' },
    { id: 'reset', label: 'Reset', kind: 'danger' },
  ],
}

export const DELETED: Question = {
  title: 'This project was deleted',
  text: 'It was deleted elsewhere. What you see is kept on this computer and can be saved as a new project.',
  actions: [
    { id: 'later', label: 'Decide later', kind: 'cancel' },
    { id: 'drop', label: 'Discard it', kind: 'danger' },
    { id: 'new', label: 'Save as a new project', kind: 'primary' },
  ],
}

export const OPEN_ELSEWHERE: Question = {
  title: 'Error opening project: This project is already open in a different tab',
  actions: [{ id: 'ok', label: 'OK', kind: 'primary' }],
}

/** Dismissing it restores, so that nothing is lost. */
export const RESTORE = (name: string, keptAt: string): Question => ({
  title: 'Restore unsaved changes?',
  text: `“${name}” has changes that were kept on this computer on ${keptAt} and never reached the server.`,
  actions: [
    { id: 'discard', label: 'Discard', kind: 'danger' },
    { id: 'restore', label: 'Restore', kind: 'primary' },
  ],
})

/** At the start of a session, for work that is open nowhere. */
export const RESTORE_AT_START = (name: string, keptAt: string): Question => ({
  ...RESTORE(name, keptAt),
  actions: [
    { id: 'later', label: 'Decide later', kind: 'cancel' },
    { id: 'discard', label: 'Discard', kind: 'danger' },
    { id: 'restore', label: 'Restore', kind: 'primary' },
  ],
})
