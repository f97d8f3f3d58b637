import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** This process must not write to the folder; the message says why, and what to do. */
export class FolderLocked extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FolderLocked'
  }
}

/** Behind all content of the file: Windows lets nobody else read what is locked. */
const LOCKED_BYTE = 2 ** 30

/**
 * Locks a folder for this process. The lock belongs to the kernel: it ends with the process however that ends, and is
 * seen by every process on the machine, whatever container or namespace it runs in. (fs-native-extensions takes it by
 * fcntl, flock or LockFileEx; its binaries lie in the package.) The content of the file only says whom to stop.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  const path = join(folder, 'lock')
  const file = openSync(path, 'a+', 0o600)
  try {
    if (!(await tryLock(folder, file)))
      throw new FolderLocked(
        `The data folder ${folder} belongs to ${ownerIn(path)}. Stop it, or set DATA_FOLDER to another folder.`,
      )
    ftruncateSync(file)
    writeSync(file, `process ${process.pid} on ${hostname()}`)
  } catch (error) {
    closeSync(file)
    throw error
  }
  return { release: () => closeSync(file) }
}

async function tryLock(folder: string, file: number): Promise<boolean> {
  try {
    const { tryLock } = await import('fs-native-extensions')
    return tryLock(file, LOCKED_BYTE, 1)
  } catch (error) {
    throw new FolderLocked(
      `The data folder ${folder} cannot be locked here (${error instanceof Error ? error.message : String(error)}), and two servers on it would destroy each other's data. Put it on a local disk, or set DATABASE_URL.`,
      error,
    )
  }
}

/** Empty for the moment between another's lock and its name. */
function ownerIn(path: string): string {
  return readFileSync(path, 'utf8') || 'another process'
}
