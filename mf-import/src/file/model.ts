import { MOST_BYTES, type FileRefusal, type RatedCopy } from '@soundleaf/ifc'
import type { ReadModel, Report, TypeRating } from './messages'
import type { ModelReader, StartReader } from './model-reader'

/** Why there is no model: the file's fault, or that nothing came. */
export type Refusal = FileRefusal | 'NotTable' | 'Unreadable' | 'TooSlow'

export type ModelState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly size: number; readonly read: number }
  | { readonly kind: 'ready'; readonly name: string; readonly size: number; readonly model: ReadModel }
  | { readonly kind: 'refused'; readonly name: string; readonly refusal: Refusal; readonly detail: string }

/** The model of one file at a time. */
export interface Model {
  readonly state: () => ModelState
  readonly subscribe: (listener: () => void) => () => void
  readonly take: (file: File) => Promise<void>
  /** Ends the reading, or puts the model away. */
  readonly close: () => void
  /** A copy with ratings; null where none can be given. */
  readonly write: (ratings: readonly TypeRating[]) => Promise<RatedCopy | null>
}

const isTable = (fileName: string): boolean => /\.csv$/i.test(fileName)

/** Without a word for so long a file is given up. */
const PATIENCE_MS = 120_000

/**
 * Reads a file by a reader of its own, which ends with the next file or when the model is put away; a table of types needs
 * none.
 */
export function createModel(start: StartReader): Model {
  let state: ModelState = { kind: 'none' }
  const listeners = new Set<() => void>()
  let reader: ModelReader | null = null
  let awaited: ((copy: RatedCopy | null) => void) | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  /** Counts the files: what an earlier one still says is not heard. */
  let turn = 0

  function show(next: ModelState): void {
    state = next
    for (const listener of listeners) listener()
  }
  function stop(): void {
    turn += 1
    clearTimeout(patience)
    reader?.end()
    reader = null
    give(null)
  }
  function give(copy: RatedCopy | null): void {
    awaited?.(copy)
    awaited = null
  }

  async function take(file: File): Promise<void> {
    stop()
    const { name, size } = file
    const mine = turn
    const refuse = (refusal: Refusal, detail = '') => {
      if (turn !== mine) return
      stop()
      show({ kind: 'refused', name, refusal, detail })
    }
    /** What was reviewed of a model that is there stays; it can only be written no more. */
    const broken = () => {
      if (turn !== mine || state.kind !== 'ready') return refuse('Unreadable')
      reader?.end()
      reader = null
      give(null)
    }
    const wait = () => {
      clearTimeout(patience)
      patience = setTimeout(() => refuse('TooSlow'), PATIENCE_MS)
    }
    const hear = (report: Report) => {
      if (turn !== mine) return
      clearTimeout(patience)
      switch (report.kind) {
        case 'progress':
          wait()
          return show({ kind: 'reading', name, size, read: report.read })
        case 'model':
          return show({ kind: 'ready', name, size, model: report.model })
        case 'refused':
          return refuse(report.refusal, report.detail)
        case 'copy':
          return give(report.copy)
        case 'no copy':
          return give(null)
      }
    }
    if (size > MOST_BYTES) return refuse('TooLarge')
    show({ kind: 'reading', name, size, read: 0 })
    try {
      if (isTable(name)) {
        const { readTable } = await import('../tables/table-model')
        const table = await readTable(file)
        if (!table.ok) return refuse('NotTable', table.detail)
        return hear({ kind: 'model', model: table.model })
      }
      const started = await start({ report: hear, failed: broken })
      if (turn !== mine) return started.end()
      reader = started
      wait()
      started.ask({ kind: 'read', file })
    } catch {
      refuse('Unreadable')
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    close: () => {
      stop()
      show({ kind: 'none' })
    },
    write: (ratings) =>
      new Promise((resolve) => {
        if (reader === null) return resolve(null)
        awaited = resolve
        reader.ask({ kind: 'write', ratings })
      }),
  }
}
