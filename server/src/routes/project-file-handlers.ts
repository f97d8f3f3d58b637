import type { ExportProjectsAnswer, ImportProjectsAnswer } from '@soundleaf/contracts'
import { fairQueue } from '../calculation-pool/fair-queue'
import { exportProjects, type ExportDependencies } from '../domain/project/export-projects'
import { importProjects, newImportKey, type ImportDependencies } from '../domain/project/import-projects'
import { accept, mapped, refuse, type Decision } from '../domain/refusal'
import type { Caller } from '../domain/session/session'
import type { ProjectFileWork } from '../project-file/file-work'
import { packProjects, type PackedProjects } from '../project-file/write-project-file'
import type { TextFile } from '../project-file/zip-files'
import type { CallHandlers } from './call-handlers'
import { failureResponse } from './failure-response'

export type ProjectFileDependencies = ExportDependencies &
  ImportDependencies & { readonly projectFiles: ProjectFileWork }

/** Calls that wait while another reads or writes files; 11 MB each at most. */
const PLACES = 20

/**
 * Files are some of the time of the thread that answers everybody, and many rows of the database: one call at a time works on
 * them, in turns of the accounts.
 */
function oneAtATime() {
  const turns = fairQueue({ atOnce: 1, places: PLACES })
  return async <Answer>(
    { account }: Pick<Caller, 'account'>,
    work: () => Promise<Decision<Answer>>,
  ): Promise<Decision<Answer>> => {
    // For as long as it takes: who gives up sends the same again, and finds what was made meanwhile.
    const turn = await turns.enter(account.id, new AbortController().signal)
    if (turn !== 'turn') return refuse('Busy')
    try {
      return await work()
    } finally {
      turns.leave()
    }
  }
}

export function projectFileHandlers(deps: ProjectFileDependencies) {
  const { projectFiles } = deps
  const inTurn = oneAtATime()
  return {
    exportProjects: ({ body, caller }) =>
      inTurn(caller, async () => {
        const exported = await exportProjects(body.ids, caller, deps)
        if (!exported.ok) return exported
        const zip = (files: readonly TextFile[]) => projectFiles.zip(files, caller.account.id)
        return mapped(await packProjects(exported.value, zip), exportAnswer)
      }),

    importProjects: ({ body, caller }) =>
      inTurn(caller, async () => {
        const sent = { name: body.name, bytes: Buffer.from(body.file, 'base64') }
        const files = await projectFiles.open(sent, caller.account.id)
        if (!files.ok) return files
        const { imported, refused } = await importProjects(
          files.value,
          body.importKey ?? newImportKey(),
          caller,
          deps,
        )
        return accept<ImportProjectsAnswer>({
          imported: [...imported],
          refused: refused.map(({ failure, ...place }) => ({
            ...place,
            failure: failureResponse(failure).body,
          })),
        })
      }),
  } satisfies Partial<CallHandlers>
}

const exportAnswer = ({ bytes, ...file }: PackedProjects): ExportProjectsAnswer => ({
  ...file,
  file: Buffer.from(bytes).toString('base64'),
})
