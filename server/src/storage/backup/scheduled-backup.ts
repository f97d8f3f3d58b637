import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queries } from '../database'
import { writeBackup } from './write-backup'

const MAX_BACKUPS = 24
const NAME = /^soundleaf-[\d-]+T[\d-]+\.backup$/

/**
 * Writes a backup into the folder, named by its time in UTC, and verifies it. Then it deletes all but the latest 24: no
 * older one goes for one that cannot be restored.
 */
export async function writeScheduledBackup(
  queries: Queries,
  folder: string,
  now: Date,
  verify: (file: string) => Promise<void>,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `soundleaf-${now.toISOString().slice(0, 16).replaceAll(':', '-')}.backup`)
  await writeBackup(queries, file, now)
  await verify(file)
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  for (const name of names.slice(0, -MAX_BACKUPS)) await rm(join(folder, name), { force: true })
  return file
}
