import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileToImport } from '../domain/project/import-projects'
import { accept, refuse, type Decision } from '../domain/refusal'
import { readProjectFile } from './read-project-file'
import { isZip, SENT_LIMITS, unzipFiles, type ZipLimits } from './zip-files'

/** A file as a page or a script sends it. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The work of a thread: what unpacks to much is unpacked and read where nobody else waits for it. */
export const openFilesTask = ({ name, bytes }: SentFile): Promise<Decision<readonly FileToImport[]>> =>
  openFiles(name, bytes)

/** What is read of a file of one project, or of each file in a ZIP. */
export async function openFiles(
  name: string,
  bytes: Uint8Array,
  limits: ZipLimits = SENT_LIMITS,
): Promise<Decision<readonly FileToImport[]>> {
  if (!isZip(bytes)) return accept([{ file: name, ...readProjectFile(bytes) }])
  const files = await unzipFiles(bytes, limits)
  if (!files.ok) return files
  if (files.value.length === 0) return refuse('ProjectFileForeign')
  const read: FileToImport[] = []
  for (const { name, bytes } of files.value) {
    read.push({ file: name, ...readProjectFile(bytes) })
    // Others are answered meanwhile.
    await nextTurn()
  }
  return accept(read)
}
