import {
  EMPTY_GUID,
  type CallFailure,
  type MeasuredCurve,
  type MeasuredQuantity,
  type MeasuredValue,
  type RemoteHost,
} from '@soundleaf/contracts'
import { useKept } from '@soundleaf/federation'
import { useRef, useState } from 'react'
import { areaOf, detailsOf, NO_DETAILS, type Details } from './details'

/** What the bench has on it: what is said of the measurement, and the kept curve that it is, if it is one. */
export interface Keeping {
  readonly details: Details
  readonly kept: MeasuredCurve | null
  readonly isBusy: boolean
  /** Why the last try kept nothing. */
  readonly failure: CallFailure | null
  readonly change: (some: Partial<Details>) => void
  /** Keeps what is on the bench, as a change of the kept curve or as a new one. */
  readonly keep: (
    measured: { readonly quantity: MeasuredQuantity; readonly values: readonly MeasuredValue[] },
    as: 'change' | 'new',
  ) => Promise<MeasuredCurve | null>
  readonly open: (curve: MeasuredCurve | null) => void
  /** The kept curve with this id is another now, or is no more. */
  readonly replaced: (id: string, curve: MeasuredCurve | null) => void
}

export function useKeeping(host: Pick<RemoteHost, 'api' | 'session' | 'units'>): Keeping {
  const { api } = host
  const [details, setDetails] = useKept(host, 'bench details', NO_DETAILS)
  const [kept, setKept] = useKept<MeasuredCurve | null>(host, 'bench kept curve', null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  /** Of a new curve that was not confirmed: asked again with the same key, the server gives the one that it made. */
  const [creationKey, setCreationKey] = useKept<string | null>(host, 'bench creation key', null)
  /** Which curve is on the bench: the answer to a save is of the one that was on it when it was sent. */
  const opening = useRef(0)

  return {
    details,
    kept,
    isBusy,
    failure,
    change: (some) => setDetails((before) => ({ ...before, ...some })),
    async keep({ quantity, values }, as) {
      const base = as === 'change' ? kept : null
      const elementArea = areaOf(details.elementArea)
      const ownKey = creationKey ?? crypto.randomUUID()
      setCreationKey(ownKey)
      setBusy(true)
      setFailure(null)
      const saved = opening.current
      const outcome = await api.call(
        'saveMeasuredCurve',
        {
          body: {
            ...details,
            elementArea,
            quantity,
            values: [...values],
            ...(base === null
              ? { id: EMPTY_GUID, creationKey: ownKey }
              : { id: base.id, revision: base.revision }),
          },
        },
        { reports: 'network' },
      )
      setBusy(false)
      const isThere = saved === opening.current
      if (!outcome.ok) {
        if (isThere) setFailure(outcome.failure)
        return null
      }
      if (isThere) {
        setCreationKey(null)
        setKept(outcome.value)
        // What was typed meanwhile stays.
        setDetails((now) => (now === details ? detailsOf(outcome.value) : now))
      }
      return outcome.value
    },
    open(curve) {
      opening.current += 1
      setCreationKey(null)
      setKept(curve?.owner === null ? curve : null)
      setDetails(curve === null ? NO_DETAILS : detailsOf(curve))
      setFailure(null)
    },
    replaced(id, curve) {
      if (kept?.id === id) setKept(curve)
    },
  }
}
