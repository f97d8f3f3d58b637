import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isSameProcess, startOf } from './process-identity'

/** Another process is using the folder; a second writer would lose data. */
export class FolderLocked extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
    whereabouts: string,
  ) {
    super(
      `The data folder ${folder} belongs to process ${pid}${whereabouts}. Stop it, or set DATA_FOLDER to another folder.`,
    )
    this.name = 'FolderLocked'
  }
}

interface Owner {
  readonly pid: number
  readonly host: string
  /** Distinguishes a process from a later one with the same number. */
  readonly start: string | null
  readonly released: boolean
}

const OWNER_FILE = /^owner\.(\d+)$/

/**
 * Locks a folder for this process. The file `owner.N` with the highest N names the owner. Taking over from a dead owner
 * creates `owner.N+1`, which only one process can do; the highest file is never deleted, only marked as released, so
 * that N never decreases.
 *
 * proper-lockfile is weaker where it matters: it judges by the age of a file, so it takes the lock from a living process
 * that was suspended, and keeps it for a while after its owner was killed.
 */
export function lockFolder(folder: string): { release(): void } {
  const own: Owner = { pid: process.pid, host: hostname(), start: startOf(process.pid), released: false }
  for (;;) {
    const highest = ownerNumbers(folder).at(-1) ?? 0
    const owner = highest === 0 ? null : readOwner(folder, highest)
    if (owner !== null) refuseIfAlive(folder, owner)
    if (!createOwner(folder, highest + 1, own)) continue
    for (const number of ownerNumbers(folder)) if (number <= highest) remove(folder, number)
    const file = join(folder, `owner.${highest + 1}`)
    return { release: () => writeFileSync(file, JSON.stringify({ ...own, released: true })) }
  }
}

function refuseIfAlive(folder: string, owner: Owner): void {
  if (owner.released) return
  if (owner.host !== hostname()) {
    const advice = ` on ${owner.host}, which cannot be asked from here (if it is gone, remove the folder's owner files)`
    throw new FolderLocked(folder, owner.pid, advice)
  }
  if (isSameProcess(owner.pid, owner.start)) throw new FolderLocked(folder, owner.pid, '')
}

function ownerNumbers(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => OWNER_FILE.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

/** Null when the file was deleted meanwhile: another process was faster, and has a higher number. */
function readOwner(folder: string, number: number): Owner | null {
  try {
    return JSON.parse(readFileSync(join(folder, `owner.${number}`), 'utf8')) as Owner
  } catch (error) {
    if (isMissing(error)) return null
    throw new Error(
      `The owner file in ${folder} cannot be read; remove it if no server runs on the folder.`,
      {
        cause: error,
      },
    )
  }
}

/** Creates the file with its content atomically; false when it exists already. */
function createOwner(folder: string, number: number, owner: Owner): boolean {
  const draft = join(folder, `draft.${process.pid}.${number}`)
  writeFileSync(draft, JSON.stringify(owner))
  try {
    linkSync(draft, join(folder, `owner.${number}`))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function remove(folder: string, number: number): void {
  rmSync(join(folder, `owner.${number}`), { force: true })
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
