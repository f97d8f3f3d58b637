import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/**
 * A backup is one gzipped file of lines: a head; for each table a line with its name, then its rows, each as PostgreSQL
 * writes it as JSON; and an end that counts the rows. It is the same from PGlite and from PostgreSQL. A row is an
 * object; the other lines are lists that begin with what they are.
 */
const Head = Type.Tuple([
  Type.Literal('soundleaf backup'),
  Type.Object({
    /** How many migrations the database had seen. */
    schema: Type.Integer({ minimum: 0 }),
    madeAt: Type.String(),
  }),
])
const TableStart = Type.Tuple([Type.Literal('table'), Type.String()])
const End = Type.Tuple([Type.Literal('end'), Type.Integer({ minimum: 0 })])
const Mark = Type.Union([Head, TableStart, End])
type Mark = Static<typeof Mark>

export const lineOf = (mark: Mark): string => JSON.stringify(mark)

/** A line of a backup: a row as its text, or one of the marks. Null for a line of another file. */
export function readLine(text: string): Mark | readonly ['row', string] | null {
  if (text.startsWith('{')) return ['row', text]
  try {
    const line: unknown = JSON.parse(text)
    return Value.Check(Mark, line) ? line : null
  } catch {
    return null
  }
}

/** What is wrong with a backup, or with the place for it, in a sentence. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Why something failed, in the words of the file system or of the database. */
export function reasonOf(error: unknown): string {
  const thrown = error as { readonly message?: unknown; readonly cause?: unknown }
  return thrown.cause === undefined ? String(thrown.message) : reasonOf(thrown.cause)
}

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>

export const totalOf = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
