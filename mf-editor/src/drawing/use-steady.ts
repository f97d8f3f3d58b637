import { useCallback, useEffect, useRef } from 'react'

/** A stable callback that always runs the latest function, so that memoised children do not render again. */
export function useSteady<Arguments extends readonly unknown[]>(act: (...given: Arguments) => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
