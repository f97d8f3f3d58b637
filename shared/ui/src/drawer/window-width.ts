import { useSyncExternalStore } from 'react'

/** Whether the window is at least so wide. */
export function useWindowAtLeast(width_px: number): boolean {
  const query = `(min-width: ${width_px}px)`
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
