import { randomUUID } from 'node:crypto'
import { varied } from '@soundleaf/construction'
import {
  MAX_BATCH,
  type BatchSolve,
  type BatchSweep,
  type MakeBatchRequest,
  type Structure,
} from '@soundleaf/contracts'
import type { Account } from '../account/account'
import { readTask } from '../calculation/calculate'
import type { CatalogueStore } from '../catalogue/catalogue'
import { accept, refuse, type Decision } from '../refusal'
import { readSearch } from '../solve/read-search'
import { countOf, readAxes } from './axes'
import { CHUNK_SIZE, type NewChunk, type StoredBatch, type StoredSolve } from './batch'

interface Work extends Pick<StoredBatch, 'count' | 'received' | 'solve'> {
  readonly chunks: readonly NewChunk[]
}

type Rater = Pick<Account, 'licence' | 'evaluationStandard'>

/** The constructions of a request, in chunks; products are those that the catalogue has. */
export function readBatch(
  request: MakeBatchRequest,
  account: Rater,
  catalogue: Pick<CatalogueStore, 'find'>,
): Promise<Decision<Work>> | Decision<Work> {
  const { sweep, solve } = request
  if (sweep !== undefined && solve !== undefined) return outOfPlace('solve', 'a sweep', 'stand alone')
  if (solve !== undefined) return readSolve(solve, request, account, catalogue)
  return sweep === undefined ? readList(request) : readSweep(sweep, request, account)
}

/** What breaks a rule is a line of the results with its reason, so that one construction does not stop the others. */
function readList({ structures = [], count = structures.length }: MakeBatchRequest): Decision<Work> {
  if (count === 0) return refuse('FieldMissing', { params: { name: 'structures' }, field: 'structures' })
  if (structures.length > count)
    return outOfPlace('count', count, `be at least ${structures.length}, as many as there are structures`)
  return accept({ count, received: structures.length, chunks: chunksOf(structures, 0), solve: null })
}

function readSweep(
  { structure, axes }: BatchSweep,
  { fieldValues }: MakeBatchRequest,
  { licence, evaluationStandard: standard }: Rater,
): Decision<Work> {
  const task = readTask({ structures: [structure], fieldValues }, { licence, standard })
  if (!task.ok) return task
  const read = readAxes(task.value.construction, axes)
  if (!read.ok) return read
  return numbered(countOf(read.value), 'sweep.axes', null)
}

async function readSolve(
  request: BatchSolve,
  { fieldValues }: MakeBatchRequest,
  { licence, evaluationStandard: standard }: Rater,
  catalogue: Pick<CatalogueStore, 'find'>,
): Promise<Decision<Work>> {
  const task = readTask({ structures: [request.structure], fieldValues }, { licence, standard })
  if (!task.ok) return task
  const search = await readSearch(request, task.value, catalogue, 'solve.')
  if (!search.ok) return search
  const { variations, ...rest } = search.value
  const { sizes } = varied(task.value.construction, variations, randomUUID)
  const count = sizes.reduce((product, size) => product * size, 1)
  return numbered(count, 'solve.variations', { ...request, ...rest })
}

/** So many constructions, which their numbers tell; `field` is at fault where they are too many. */
function numbered(count: number, field: string, solve: StoredSolve | null): Decision<Work> {
  if (count > MAX_BATCH) return refuse('BatchTooLarge', { params: { max: MAX_BATCH, count }, field })
  const chunks = firstsOf(count).map((first) => ({
    ...{ id: randomUUID(), first, size: Math.min(CHUNK_SIZE, count - first) },
    structures: null,
  }))
  return accept({ count, received: count, chunks, solve })
}

export const chunksOf = (structures: readonly Structure[], from: number): readonly NewChunk[] =>
  firstsOf(structures.length).map((at) => {
    const own = structures.slice(at, at + CHUNK_SIZE)
    return { id: randomUUID(), first: from + at, size: own.length, structures: own }
  })

const firstsOf = (count: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / CHUNK_SIZE) }, (_, chunk) => chunk * CHUNK_SIZE)

export const outOfPlace = (field: string, found: number | string, rule: string) =>
  refuse('FieldInvalid', { params: { name: field, found: String(found), rule }, field })
