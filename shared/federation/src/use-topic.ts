import type { EventBus, StateTopics } from '@soundleaf/contracts'
import { useCallback, useSyncExternalStore } from 'react'

/** The last value of a state topic, or undefined when none was published; draws again on every change. */
export function useTopic<Name extends keyof StateTopics>(
  events: Pick<EventBus, 'subscribe' | 'last'>,
  topic: Name,
): StateTopics[Name] | undefined {
  const subscribe = useCallback((onChange: () => void) => events.subscribe(topic, onChange), [events, topic])
  return useSyncExternalStore(subscribe, () => events.last(topic))
}
