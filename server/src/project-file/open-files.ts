import type { FileToImport } from '../domain/project/import-projects'
import { accept, refuse, type Decision } from '../domain/refusal'
import { readProjectFile } from './read-project-file'
import { isZip, unzipFiles } from './zip-files'

/** What is read of a file of one project, or of each file in a ZIP. */
export async function openFiles(name: string, bytes: Uint8Array): Promise<Decision<readonly FileToImport[]>> {
  if (!isZip(bytes)) return accept([{ file: name, ...readProjectFile(bytes) }])
  const files = await unzipFiles(bytes)
  if (!files.ok) return files
  if (files.value.length === 0) return refuse('ProjectFileForeign')
  return accept(files.value.map(({ name, bytes }) => ({ file: name, ...readProjectFile(bytes) })))
}
