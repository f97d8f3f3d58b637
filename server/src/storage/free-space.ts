import { statfsSync } from 'node:fs'

/**
 * PGlite does not outlive a full disk: in the middle of its log it stops answering for good. So the last of the space
 * is kept for what is small, as a session's calls.
 */
const RESERVE_BYTES = 64 * 2 ** 20

/** Throws `ENOSPC`, as a full disk would, while there is less free than the reserve. */
export function requireSpace(folder: string, reserve_bytes = RESERVE_BYTES): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= reserve_bytes) return
  throw Object.assign(new Error(`Less than ${reserve_bytes} bytes are free on the disk of ${folder}.`), {
    code: 'ENOSPC',
  })
}
