import type { CallFailure } from '@soundleaf/contracts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createReader, type Loaded, LOADING, type Reader, type Work } from './reader'

export type Read<Value, Failure = CallFailure> = Pick<Reader<Value, Failure>, 'retry' | 'change'> & {
  readonly state: Loaded<Value, Failure>
}

/**
 * Reads what the key names for as long as the component is there, and anew when the key changes; nothing while it is
 * null. What is shown always belongs to the key, unless `keepsValue` lets the value before it stand in for the new one.
 */
export function useRead<Value, Failure = CallFailure>(
  key: string | null,
  work: Work<Value, Failure>,
  { keepsValue = false }: { readonly keepsValue?: boolean } = {},
): Read<Value, Failure> {
  const [reader] = useState(() => createReader<Value, Failure>())
  const state = useSyncExternalStore(reader.subscribe, reader.state)
  const latestWork = useEffectEvent(work)
  useEffect(() => {
    if (key === null) return
    reader.read(key, (signal) => latestWork(signal), { keepsValue })
    return () => reader.stop()
  }, [reader, key, keepsValue])
  const isOfKey = key !== null && (key === reader.key() || keepsValue)
  return { state: isOfKey ? state : LOADING, retry: reader.retry, change: reader.change }
}
