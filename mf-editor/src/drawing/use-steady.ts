import { useCallback, useEffect, useRef } from 'react'

/** The same function at every drawing, so that what it is given to is not drawn anew with who gives it. */
export function useSteady<Arguments extends readonly unknown[]>(act: (...given: Arguments) => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
