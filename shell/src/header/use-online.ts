import { useSyncExternalStore } from 'react'

/** Whether the browser has a network. That it has one does not mean that the server is there. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
