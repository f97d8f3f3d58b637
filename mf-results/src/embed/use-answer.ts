import {
  calculationFromWire,
  type Calculation,
  type CallFailure,
  type StructureType,
} from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { askFor, networkFailure } from './ask'
import type { EmbedProps } from './embed-props'

export type AnswerState =
  | { readonly phase: 'none' }
  | { readonly phase: 'calculating' }
  | ({ readonly phase: 'answered' } & Answered)
  | { readonly phase: 'failed'; readonly failure: CallFailure }

interface Answered {
  readonly type: StructureType
  readonly calculation: Calculation
}

/** The answer to what the page gives now; a late answer to what it gave before is dropped. */
export function useAnswer(props: EmbedProps): AnswerState & { readonly retry: () => void } {
  const { construction, fieldValues, api, link, linkPassword } = props
  const wanted = link === undefined ? construction : [link, linkPassword]
  const key = wanted === null ? null : JSON.stringify([wanted, fieldValues, api])
  const { state, retry } = useRead<Answered>(key, async (signal) => {
    const answer = await askFor(props, signal).catch(
      () => ({ ok: false, failure: networkFailure() }) as const,
    )
    if (!answer.ok) return answer
    const { type, answer: told } = answer.value
    if (!signal.aborted) props.onResult?.(told)
    return { ok: true, value: { type, calculation: calculationFromWire(told) } }
  })
  if (key === null) return { phase: 'none', retry }
  switch (state.kind) {
    case 'loading':
      return { phase: 'calculating', retry }
    case 'failed':
      return { phase: 'failed', failure: state.failure, retry }
    case 'ready':
      return { phase: 'answered', ...state.value, retry }
  }
}
