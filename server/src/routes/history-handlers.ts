import type { Revision, RevisionState } from '@soundleaf/contracts'
import { accept } from '../domain/refusal'
import {
  copyRevision,
  findRevision,
  labelRevision,
  listRevisions,
  restoreRevision,
  type HistoryDependencies,
  type RevisionRow,
} from '../domain/project/history'
import type { CallHandlers } from './call-handlers'
import { copyAnswer, savedAnswer } from './project-handlers'

export function historyHandlers(deps: HistoryDependencies) {
  return {
    async listRevisions({ params, caller }) {
      const rows = await listRevisions(params.id, caller, deps)
      return rows.ok ? accept({ revisions: rows.value.map(revisionAnswer) }) : rows
    },

    async getRevision({ params, caller }) {
      const found = await findRevision(params.id, Number(params.revision), caller, deps)
      if (!found.ok) return found
      // The document was validated against the contract's schema when it was saved.
      const { fieldValues, structures, variants, rooms } = found.value.document as Pick<
        RevisionState,
        'fieldValues' | 'structures' | 'variants' | 'rooms'
      >
      return accept({
        ...revisionAnswer(found.value),
        fieldValues,
        structures,
        ...(variants && { variants }),
        ...(rooms && { rooms }),
      })
    },

    async labelRevision({ params, body, caller }) {
      const labelled = await labelRevision(params.id, Number(params.revision), body.label, caller, deps)
      return labelled.ok ? accept(revisionAnswer(labelled.value)) : labelled
    },

    async restoreRevision({ params, body, caller }) {
      return savedAnswer(await restoreRevision(params.id, Number(params.revision), body, caller, deps))
    },

    async copyRevision({ params, body, caller }) {
      return copyAnswer(await copyRevision(params.id, Number(params.revision), body, caller, deps))
    },
  } satisfies Partial<CallHandlers>
}

const revisionAnswer = ({ revision, name, label, savedAt }: RevisionRow): Revision => ({
  revision,
  name,
  label,
  savedDateUtc: savedAt.toISOString(),
})
