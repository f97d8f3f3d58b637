import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from './database'

/** An empty database with this version's schema, which is thrown away when it is closed. */
export async function openScratchDatabase(migrationsFolder: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-scratch-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const database = await openDatabase({ folder }, migrationsFolder)
    return { ...database, close: () => database.close().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
