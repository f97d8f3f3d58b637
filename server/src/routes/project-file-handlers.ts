import type { ExportProjectsAnswer, ImportProjectsAnswer } from '@soundleaf/contracts'
import { exportProjects, type ExportDependencies } from '../domain/project/export-projects'
import { importProjects, newImportKey, type ImportDependencies } from '../domain/project/import-projects'
import type { ExportedProject } from '../domain/project/project-file'
import { accept, mapped } from '../domain/refusal'
import { openFiles } from '../project-file/open-files'
import { packProjects } from '../project-file/write-project-file'
import type { CallHandlers } from './call-handlers'
import { failureResponse } from './failure-response'

export function projectFileHandlers(deps: ExportDependencies & ImportDependencies) {
  return {
    async exportProjects({ body, caller }) {
      return mapped(await exportProjects(body.ids, caller, deps), exportAnswer)
    },

    async importProjects({ body, caller }) {
      const files = await openFiles(body.name, Buffer.from(body.file, 'base64'))
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
    },
  } satisfies Partial<CallHandlers>
}

function exportAnswer(exported: readonly ExportedProject[]): ExportProjectsAnswer {
  const { bytes, ...file } = packProjects(exported)
  return { ...file, file: Buffer.from(bytes).toString('base64') }
}
