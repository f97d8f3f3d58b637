import { searchText } from '@soundleaf/texts'
import { ilike, sql, type Column, type SQL } from 'drizzle-orm'

/**
 * Whether a text has another in it, as a search compares them: whatever the case and the marks on letters. Wildcards of SQL
 * in what is looked for stand for themselves.
 */
export function containing(where: Column | SQL, text: string): SQL {
  const plain = searchText(text)
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')
  return ilike(sql`regexp_replace(normalize(${where}, NFD), ${MARKS}, '', 'g')`, `%${plain}%`)
}

/** The marks that `searchText` leaves out, for PostgreSQL. */
const MARKS = '[\\u0300-\\u036f]'
