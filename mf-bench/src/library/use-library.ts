import type { ApiClient, CallFailure, MeasuredCurve, MeasuredCurveList } from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'
import { useEffect, useState } from 'react'

/** How long after a key the search is sent to the server. */
const PAUSE_MS = 300

export interface Library {
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Whether the list is that of the search already. */
  readonly state: Read<MeasuredCurveList>['state']
  readonly reload: () => void
  /** The last deleted curve, until it is taken back or another is deleted. */
  readonly deleted: MeasuredCurve | null
  readonly failure: CallFailure | null
  readonly remove: (curve: MeasuredCurve) => Promise<boolean>
  readonly undo: () => Promise<void>
}

/** The curves that the account and its team keep. */
export function useLibrary(api: ApiClient): Library {
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState('')
  const [deleted, setDeleted] = useState<MeasuredCurve | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  useEffect(() => {
    const pause = setTimeout(() => setAsked(search.trim()), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [search])

  const { state, retry } = useRead<MeasuredCurveList>(
    asked,
    (signal) =>
      api.call(
        'listMeasuredCurves',
        { query: asked === '' ? {} : { filter: asked } },
        { signal, reports: 'network' },
      ),
    { keepsValue: true },
  )

  async function told(call: 'deleteMeasuredCurve' | 'restoreMeasuredCurve', id: string): Promise<boolean> {
    const outcome = await api.call(call, { params: { id } }, { reports: 'network' })
    setFailure(outcome.ok ? null : outcome.failure)
    if (outcome.ok) retry()
    return outcome.ok
  }

  return {
    search,
    onSearch: setSearch,
    state,
    reload: retry,
    deleted,
    failure,
    async remove(curve) {
      const isDone = await told('deleteMeasuredCurve', curve.id)
      if (isDone) setDeleted(curve)
      return isDone
    },
    async undo() {
      if (deleted !== null && (await told('restoreMeasuredCurve', deleted.id))) setDeleted(null)
    },
  }
}
