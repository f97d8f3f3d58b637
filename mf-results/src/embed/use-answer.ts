import {
  calculationFromWire,
  type Calculation,
  type CalculationAnswer,
  type CallFailure,
} from '@soundleaf/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
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
  const [settled, setSettled] = useState<{ readonly key: string; readonly state: AnswerState } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify([construction, fieldValues, api, attempt])
  const askNow = useEffectEvent((signal: AbortSignal) => ask(props, signal))
  const tell = useEffectEvent((answer: CalculationAnswer) => props.onResult?.(answer))
  const isWanted = construction !== null

  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const settle = (state: AnswerState) => {
      if (!controller.signal.aborted) setSettled({ key, state })
    }
    askNow(controller.signal).then(
      (outcome) => {
        if (controller.signal.aborted) return
        if (!outcome.ok) return settle({ phase: 'failed', failure: outcome.failure })
        settle({ phase: 'answered', calculation: calculationFromWire(outcome.value) })
        tell(outcome.value)
      },
      () => settle({ phase: 'failed', failure: networkFailure }),
    )
    return () => controller.abort()
  }, [key, isWanted])

  const retry = () => setAttempt(attempt + 1)
  if (!isWanted) return { phase: 'none', retry }
  return { ...(settled?.key === key ? settled.state : { phase: 'calculating' }), retry }
}
