import { randomUUID } from 'node:crypto'
import { EMPTY_GUID } from '@soundleaf/contracts'
import { stableId } from '../catalogue/stable-id'
import { keepCurve } from '../measured/keep-curve'
import type { MeasuredDependencies } from '../measured/measured-curve'
import { accept, type Decision, type Refusal } from '../refusal'
import type { OnBehalf } from '../session/session'
import { fileProjects } from './filing'
import type { ProjectDependencies } from './project'
import type { ReadProject } from './project-file'
import { saveProject } from './save-project'

export type ImportDependencies = ProjectDependencies & MeasuredDependencies

/** A file of an import, and what could be read of it. */
export interface FileToImport {
  readonly file: string
  /** Where in the file the fault lies, where there is one and its line is known. */
  readonly line?: number
  readonly reading: Decision<ReadProject>
}

export interface ImportedFile {
  readonly file: string
  readonly projectId: string
  readonly name: string
  readonly curves: number
  readonly curvesLeftOut: number
}

export interface RefusedFile {
  readonly file: string
  readonly line?: number
  readonly failure: Refusal
}

export interface ImportOutcome {
  readonly imported: readonly ImportedFile[]
  readonly refused: readonly RefusedFile[]
}

/**
 * Makes a project of each file that can be read, and keeps its curves where the licence allows it. A repeated call with
 * the same key finds the projects and curves of the first.
 */
export async function importProjects(
  files: readonly FileToImport[],
  importKey: string,
  caller: OnBehalf,
  deps: ImportDependencies,
): Promise<ImportOutcome> {
  const imported: ImportedFile[] = []
  const refused: RefusedFile[] = []
  for (const [index, { file, line, reading }] of files.entries()) {
    const key = (...parts: readonly string[]) => stableId(importKey, String(index), ...parts)
    const made = reading.ok ? await importProject(reading.value, key, caller, deps) : reading
    if (made.ok) imported.push({ file, ...made.value })
    else refused.push({ file, ...(line !== undefined && { line }), failure: made.failure })
  }
  return { imported, refused }
}

/** A key of its own for an import that is not repeated. */
export const newImportKey = (): string => randomUUID()

async function importProject(
  { content, filing, curves }: ReadProject,
  key: (...parts: readonly string[]) => string,
  caller: OnBehalf,
  deps: ImportDependencies,
): Promise<Decision<Omit<ImportedFile, 'file'>>> {
  const request = { projectId: EMPTY_GUID, ...content, creationKey: key() }
  const saved = await saveProject(request, caller, deps)
  if (!saved.ok) return saved
  const { id: projectId, name } = saved.value
  if (filing !== undefined) {
    const { tags: addedTags, ...place } = filing
    const filed = await fileProjects({ ids: [projectId], ...place, addedTags }, caller, deps)
    if (!filed.ok) return filed
  }
  let kept = 0
  for (const [index, curve] of curves.entries()) {
    const request = { ...curve, id: EMPTY_GUID, projectId, isShared: false }
    const made = await keepCurve({ ...request, creationKey: key('curve', String(index)) }, caller, deps)
    if (made.ok) kept += 1
    // There is room for none of the others either, and each would ask the database.
    else if (made.failure.code === 'TooManyCurves') break
  }
  return accept({ projectId, name, curves: kept, curvesLeftOut: curves.length - kept })
}
