import type { ApiClient, MeasuredQuantity, MeasuredValue, RateAnswer } from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'

/** The longest list of values that the server rates. */
const MOST_VALUES = 40

/** The ratings of what was read; asked for again whenever it changes. */
export function useRatings(
  api: ApiClient,
  quantity: MeasuredQuantity | null,
  values: readonly MeasuredValue[],
): Read<RateAnswer> {
  const isReady = quantity !== null && values.length > 0 && values.length <= MOST_VALUES
  const key = isReady ? JSON.stringify([quantity, values]) : null
  return useRead<RateAnswer>(key, async (signal) => {
    if (quantity === null) throw new Error('There is no quantity to rate.')
    return api.call('rate', { body: { quantity, values: [...values] } }, { signal, reports: 'network' })
  })
}

export type RatingsState = Read<RateAnswer>['state']
