import { execFile } from 'node:child_process'
import { constants, setPriority, tmpdir } from 'node:os'
import { BackupRefused } from './backup-file'

/** Verifies a backup by the operator's command, in a process that stands back: the server answers calls meanwhile. */
export function verifyInProcess(adminProgram: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [adminProgram, 'verify-backup', file],
      { env: { TMPDIR: tmpdir() } },
      (error, _, said) =>
        error === null ? resolve() : reject(new BackupRefused(said.trim() || error.message)),
    )
    if (child.pid === undefined) return
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW)
    } catch {
      // It is over already, and says why by itself.
    }
  })
}
