import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '../../domain/clock'
import { openTestDatabase } from '../../testing/test-database'
import { writeScheduledBackup } from './scheduled-backup'
import { readBackup } from './read-backup'

test('[REL-03] the latest 24 backups are kept, other files are left alone, and the last one is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-backups-'))
  const database = await openTestDatabase('pglite')
  try {
    writeFileSync(join(folder, 'soundleaf-old-notes.txt'), 'mine')
    const start = Date.parse('2026-03-10T12:00:00.000Z')
    let last = ''
    const verified = () => Promise.resolve()
    for (let hour = 0; hour < 26; hour += 1)
      last = await writeScheduledBackup(database.queries, folder, new Date(start + hour * HOUR_MS), verified)
    const names = readdirSync(folder).sort()
    expect(names).toHaveLength(25)
    expect(names[0]).toBe('soundleaf-2026-03-10T14-00.backup')
    expect(names[23]).toBe('soundleaf-2026-03-11T13-00.backup')
    expect(await readBackup(database.queries, last, { replace: true })).toEqual({})
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('[SEC-12] a backup that cannot be restored takes the place of no older one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-backups-'))
  const database = await openTestDatabase('pglite')
  try {
    const start = Date.parse('2026-03-10T12:00:00.000Z')
    const write = (hour: number, verify: () => Promise<void>) =>
      writeScheduledBackup(database.queries, folder, new Date(start + hour * HOUR_MS), verify)
    for (let hour = 0; hour < 24; hour += 1) await write(hour, () => Promise.resolve())
    await expect(write(24, () => Promise.reject(new Error('half a character')))).rejects.toThrow(
      'half a character',
    )
    expect(readdirSync(folder)).toContain('soundleaf-2026-03-10T12-00.backup')
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
