import { Value } from '@sinclair/typebox/value'
import { MakeBatchRequest, Structure, type Standard } from '@soundleaf/contracts'
import type { BegunChunk } from '../domain/batch/batch'
import { readBatch } from '../domain/batch/read-batch'
import { failureResponse } from '../routes/failure-response'

/** What a file asks for, in pieces as a worker begins them. */
export interface FileBatch extends Pick<BegunChunk, 'standard' | 'sweep' | 'solve'> {
  readonly chunks: readonly BegunChunk[]
}

/** A file stands alone: what varies in it is numbers. */
const NO_CATALOGUE = { find: () => Promise.resolve(null) }

/**
 * Reads the body of `POST /api/batches`, whose list may have any length here; or JSON lines, the body first and then a
 * construction on each line. Throws a sentence that names the line or the field at fault.
 */
export async function readBatchFile(text: string, standard: Standard): Promise<FileBatch> {
  const { head, structures } = readText(text)
  const { structures: listed, ...rest } = head as { readonly structures?: readonly unknown[] }
  if (!Value.Check(MakeBatchRequest, rest)) {
    const fault = Value.Errors(MakeBatchRequest, rest).First()
    throw new Error(`${fault?.path.slice(1).replaceAll('/', '.') || 'The batch'}: ${fault?.message}`)
  }
  const list = [...(Array.isArray(listed) ? (listed as readonly unknown[]) : []), ...structures].map(
    asStructure,
  )
  const request = { ...rest, ...(list.length > 0 && { structures: list, count: list.length }) }
  const read = await readBatch(request, { licence: 'full', evaluationStandard: standard }, NO_CATALOGUE)
  if (!read.ok) throw new Error(failureResponse(read.failure).body.message)
  const { sweep = null, fieldValues } = request
  const { solve } = read.value
  const begun = { batchId: '', attempts: 1, suspects: [], standard, sweep, solve, fieldValues }
  return { standard, sweep, solve, chunks: read.value.chunks.map((chunk) => ({ ...chunk, ...begun })) }
}

function asStructure(entry: unknown, at: number): Structure {
  if (Value.Check(Structure, entry)) return entry
  throw new Error(`Construction ${at} is none: its form is that of POST /api/calculate.`)
}

function readText(text: string): { readonly head: unknown; readonly structures: readonly unknown[] } {
  try {
    return { head: JSON.parse(text), structures: [] }
  } catch {
    const [head, ...structures] = text
      .split('\n')
      .flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line, at + 1)]))
    return { head, structures }
  }
}

function readLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} is not valid JSON.`)
  }
}
