import { toWire, type Construction, type Difference } from '@soundleaf/construction'
import {
  calculationFromWire,
  DEFAULT_FIELD_VALUES,
  mainRating,
  ratingOf,
  type Calculation,
} from '@soundleaf/contracts'
import { formatNumber, withUnit } from '@soundleaf/texts'
import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context'
import { t } from '../texts'

const NONE = '–'

/**
 * The main ratings of two constructions beside each other, by their notations. A trial gets none: what it calculates has no relation to the
 * true values.
 */
export function useMainRatings(now: Construction, then: Construction | null): readonly Difference[] {
  const { host } = useEditor()
  const session = host.session.current()
  const standard = session.signedIn && session.licence !== 'trial' ? session.evaluationStandard : null
  const [rated, setRated] = useState<readonly [Calculation | null, Calculation | null] | null>(null)
  useEffect(() => {
    if (then === null || standard === null) return
    const abort = new AbortController()
    const options = { signal: abort.signal, reports: 'nothing' } as const
    const calculated = async (construction: Construction) => {
      const body = { fieldValues: DEFAULT_FIELD_VALUES[standard], structures: [toWire(construction)] }
      const answer = await host.api.call('calculate', { body }, options)
      return answer.ok ? calculationFromWire(answer.value) : null
    }
    void Promise.all([calculated(now), calculated(then)]).then((both) => {
      if (!abort.signal.aborted) setRated(both)
    })
    return () => abort.abort()
  }, [host, now, then, standard])

  if (then === null || standard === null) return []
  return (['airborne', 'impact'] as const).flatMap((kind): Difference[] => {
    const { id, notation } = mainRating(kind, standard)
    const text = (calculation: Calculation | null) => {
      const rating = ratingOf(calculation, id)
      return rating === null
        ? NONE
        : withUnit(formatNumber(rating.value), standard === 'Iso' ? 'dB' : '').trimEnd()
    }
    if (rated === null)
      return kind === 'airborne'
        ? [{ what: notation, mine: t('newer.calculating'), theirs: t('newer.calculating') }]
        : []
    const [mine, theirs] = rated.map(text)
    return mine === NONE && theirs === NONE
      ? []
      : [{ what: notation, mine: mine ?? NONE, theirs: theirs ?? NONE }]
  })
}
