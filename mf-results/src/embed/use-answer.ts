import { calculationFromWire, type Calculation, type CallFailure } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { ask, networkFailure } from './ask'
import type { EmbedProps } from './embed-props'

export type AnswerState =
  | { readonly phase: 'none' }
  | { readonly phase: 'calculating' }
  | { readonly phase: 'answered'; readonly calculation: Calculation }
  | { readonly phase: 'failed'; readonly failure: CallFailure }

/** The answer to what the page gives now; a late answer to what it gave before is dropped. */
export function useAnswer(props: EmbedProps): AnswerState & { readonly retry: () => void } {
  const { construction, fieldValues, api } = props
  const key = construction === null ? null : JSON.stringify([construction, fieldValues, api])
  const { state, retry } = useRead<Calculation>(key, async (signal) => {
    const answer = await ask(props, signal).catch(() => ({ ok: false, failure: networkFailure() }) as const)
    if (!answer.ok) return answer
    if (!signal.aborted) props.onResult?.(answer.value)
    return { ok: true, value: calculationFromWire(answer.value) }
  })
  if (key === null) return { phase: 'none', retry }
  switch (state.kind) {
    case 'loading':
      return { phase: 'calculating', retry }
    case 'failed':
      return { phase: 'failed', failure: state.failure, retry }
    case 'ready':
      return { phase: 'answered', calculation: state.value, retry }
  }
}
