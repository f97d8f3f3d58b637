import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file as a page is given it. */
export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/**
 * One of the sample models with a project's GlobalId that no other has: of a model that was imported before, its projects
 * would be found.
 */
export function freshModel(name: string): GivenFile {
  const text = readFileSync(join(import.meta.dirname, '../../shared/ifc/samples', name), 'latin1')
  const globalId = `0${randomUUID().replaceAll('-', '').slice(0, 21)}`
  const buffer = Buffer.from(text.replace(/IFCPROJECT\('[^']*'/, `IFCPROJECT('${globalId}'`), 'latin1')
  return { name, mimeType: 'application/octet-stream', buffer }
}
