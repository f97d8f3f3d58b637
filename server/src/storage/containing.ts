import { ilike, type Column, type SQL } from 'drizzle-orm'

/** Whether a text has another in it, whatever the case. Wildcards of SQL in what is looked for stand for themselves. */
export function containing(where: Column | SQL, text: string): SQL {
  const plain = text
    .normalize('NFC')
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')
  return ilike(where, `%${plain}%`)
}
