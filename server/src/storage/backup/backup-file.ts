import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/**
 * A backup is one gzipped file of lines: a header; for each table a line with its name, then its rows, each as
 * PostgreSQL serialises it to JSON, its documents as strings; and a last line with the number of rows. PGlite and PostgreSQL write the same. Rows
 * are objects; the other lines are arrays, whose first element says what they are.
 */
const Header = Type.Object({
  /** The number of migrations that were applied to the database. */
  schema: Type.Integer({ minimum: 0 }),
  madeAt: Type.String(),
})
export type Header = Static<typeof Header>
const Start = Type.Tuple([Type.Literal('soundleaf backup'), Header])
const TableStart = Type.Tuple([Type.Literal('table'), Type.String()])
const End = Type.Tuple([Type.Literal('end'), Type.Integer({ minimum: 0 })])
const Mark = Type.Union([Start, TableStart, End])
type Mark = Static<typeof Mark>

export const lineOf = (mark: Mark): string => JSON.stringify(mark)

/** A line of a backup: a row as text, or one of the marks. Null for a line that is none of them. */
export function readLine(text: string): Mark | readonly ['row', string] | null {
  if (text.startsWith('{')) return ['row', text]
  try {
    const line: unknown = JSON.parse(text)
    return Value.Check(Mark, line) ? line : null
  } catch {
    return null
  }
}

/** What is wrong with a backup, or with the database to restore it to, in a sentence. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** The innermost cause: what the file system or the database says. */
export function reasonOf(error: unknown): string {
  const thrown = error as { readonly message?: unknown; readonly cause?: unknown }
  return thrown.cause === undefined ? String(thrown.message) : reasonOf(thrown.cause)
}

/** The number of rows of each table. */
export type RowCounts = Readonly<Record<string, number>>

export const totalOf = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
