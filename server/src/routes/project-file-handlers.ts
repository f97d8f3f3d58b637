import type { ExportProjectsAnswer, ImportProjectsAnswer } from '@soundleaf/contracts'
import { exportProjects, type ExportDependencies } from '../domain/project/export-projects'
import { importProjects, newImportKey, type ImportDependencies } from '../domain/project/import-projects'
import { accept, mapped } from '../domain/refusal'
import type { ProjectFileWork } from '../project-file/file-work'
import { packProjects, type PackedProjects } from '../project-file/write-project-file'
import type { TextFile } from '../project-file/zip-files'
import type { CallHandlers } from './call-handlers'
import { failureResponse } from './failure-response'

export type ProjectFileDependencies = ExportDependencies &
  ImportDependencies & { readonly projectFiles: ProjectFileWork }

export function projectFileHandlers(deps: ProjectFileDependencies) {
  const { projectFiles } = deps
  return {
    async exportProjects({ body, caller }) {
      const exported = await exportProjects(body.ids, caller, deps)
      if (!exported.ok) return exported
      const zip = (files: readonly TextFile[]) => projectFiles.zip(files, caller.account.id)
      return mapped(await packProjects(exported.value, zip), exportAnswer)
    },

    async importProjects({ body, caller }) {
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
    },
  } satisfies Partial<CallHandlers>
}

const exportAnswer = ({ bytes, ...file }: PackedProjects): ExportProjectsAnswer => ({
  ...file,
  file: Buffer.from(bytes).toString('base64'),
})
