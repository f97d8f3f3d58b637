import { MOST_BYTES, type FileRefusal, type RatedCopy } from '@soundleaf/ifc'
import { useEffect, useRef, useState } from 'react'
import type { ReadModel, Report, TypeRating } from './messages'
import type { ModelReader, StartReader } from './model-reader'

/** Why there is no model: the file's fault, or that nothing came. */
export type Refusal = FileRefusal | 'Unreadable' | 'TooSlow'

export type ModelState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly size: number; readonly read: number }
  | { readonly kind: 'ready'; readonly name: string; readonly size: number; readonly model: ReadModel }
  | { readonly kind: 'refused'; readonly name: string; readonly refusal: Refusal; readonly detail: string }

export interface ModelInUse {
  readonly state: ModelState
  readonly take: (file: File) => Promise<void>
  /** Ends the reading, or puts the model away. */
  readonly close: () => void
  /** A copy with ratings; null where none can be given. */
  readonly write: (ratings: readonly TypeRating[]) => Promise<RatedCopy | null>
}

/** Without a word for so long a file is given up. */
const PATIENCE_MS = 120_000

/** The model of one file, read by a reader that ends with the page. */
export function useModel(start: StartReader): ModelInUse {
  const [state, setState] = useState<ModelState>({ kind: 'none' })
  const reader = useRef<ModelReader | null>(null)
  const awaited = useRef<((copy: RatedCopy | null) => void) | null>(null)
  const patience = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Counts the files: what an earlier one still says is not heard. */
  const turn = useRef(0)

  function stop(): void {
    turn.current += 1
    clearTimeout(patience.current)
    reader.current?.end()
    reader.current = null
    awaited.current?.(null)
    awaited.current = null
  }
  useEffect(() => stop, [])

  async function take(file: File): Promise<void> {
    stop()
    const { name, size } = file
    const mine = turn.current
    const refuse = (refusal: Refusal, detail = '') => {
      if (turn.current !== mine) return
      stop()
      setState({ kind: 'refused', name, refusal, detail })
    }
    const wait = () => {
      clearTimeout(patience.current)
      patience.current = setTimeout(() => refuse('TooSlow'), PATIENCE_MS)
    }
    if (size > MOST_BYTES) return refuse('TooLarge')
    setState({ kind: 'reading', name, size, read: 0 })
    const hear = (report: Report) => {
      if (turn.current !== mine) return
      clearTimeout(patience.current)
      switch (report.kind) {
        case 'progress':
          wait()
          return setState({ kind: 'reading', name, size, read: report.read })
        case 'model':
          return setState({ kind: 'ready', name, size, model: report.model })
        case 'refused':
          return refuse(report.refusal, report.detail)
        case 'copy':
        case 'no copy':
          awaited.current?.(report.kind === 'copy' ? report.copy : null)
          awaited.current = null
      }
    }
    try {
      const [started, bytes] = await Promise.all([
        start({ report: hear, failed: () => refuse('Unreadable') }),
        file.arrayBuffer(),
      ])
      if (turn.current !== mine) return started.end()
      reader.current = started
      wait()
      started.ask({ kind: 'read', bytes }, [bytes])
    } catch {
      refuse('Unreadable')
    }
  }

  return {
    state,
    take,
    close: () => {
      stop()
      setState({ kind: 'none' })
    },
    write: (ratings) =>
      new Promise((resolve) => {
        if (reader.current === null) return resolve(null)
        awaited.current = resolve
        reader.current.ask({ kind: 'write', ratings })
      }),
  }
}
