import type { FileToImport } from '../domain/project/import-projects'
import type { Decision } from '../domain/refusal'
import type { SentFile } from './open-files'
import type { TextFile } from './zip-files'

/** What takes long about files, done in a thread when it is the owner's turn; refused when there is no capacity. */
export interface ProjectFileWork {
  open(file: SentFile, owner: string): Promise<Decision<readonly FileToImport[]>>
  zip(files: readonly TextFile[], owner: string): Promise<Decision<Uint8Array>>
}
