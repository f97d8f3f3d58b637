import {
  ratingSets,
  readIfc,
  writeRatings,
  type IfcFile,
  type ModelReading,
  type Wanted,
} from '@soundleaf/ifc'
import type { Report, Request, TypeRating } from './messages'
import { sha256 } from './sha256'

/** Answers requests about one file, which it keeps. Runs in the worker; a test runs it beside itself. */
export function createAnswering(report: (report: Report, moved?: readonly ArrayBuffer[]) => void) {
  let open: { readonly file: IfcFile; readonly model: ModelReading } | null = null

  async function read(file: File): Promise<void> {
    const buffer = await file.arrayBuffer()
    const reading = readIfc(new Uint8Array(buffer), (read) => report({ kind: 'progress', read }))
    if (!reading.ok) {
      report({ kind: 'refused', refusal: reading.refusal, detail: reading.detail })
      return
    }
    open = reading
    report({ kind: 'model', model: { ...reading.model, fileHash: await sha256(buffer) } })
  }

  async function write(ratings: readonly TypeRating[]): Promise<void> {
    const copy = open === null ? null : await writeRatings(open.file, wantedOf(open.model, ratings))
    if (copy === null) report({ kind: 'no copy' })
    else report({ kind: 'copy', copy }, [copy.bytes.buffer])
  }

  return (request: Request): Promise<void> =>
    request.kind === 'read' ? read(request.file) : write(request.ratings)
}

function wantedOf({ types, schema }: ModelReading, ratings: readonly TypeRating[]): Wanted {
  return new Map(
    ratings.flatMap(({ key, text, numbers }) => {
      const type = types.find((one) => one.key === key)
      if (type === undefined) return []
      const sets = ratingSets(type.elementClass, schema, text, numbers)
      return type.elements.map((element) => [element, sets] as const)
    }),
  )
}
