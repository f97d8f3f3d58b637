import { statfsSync } from 'node:fs'

/**
 * PGlite does not survive a full disk: in the middle of writing its log it stops for good. So the last space is reserved
 * for small writes, as those of sessions.
 */
const RESERVE_BYTES = 64 * 2 ** 20

/** Throws `ENOSPC`, as a full disk would, while less space is free than the reserve. */
export function requireFreeSpace(folder: string, reserve_bytes = RESERVE_BYTES): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= reserve_bytes) return
  throw Object.assign(new Error(`Less than ${reserve_bytes} bytes are free on the disk of ${folder}.`), {
    code: 'ENOSPC',
  })
}
