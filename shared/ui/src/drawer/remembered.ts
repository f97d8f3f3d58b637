import { useState } from 'react'
import { browserStorage } from '../safe-storage'

/**
 * A yes or no that this browser remembers under a key. Where nothing can be kept (private windows, a full disk) it
 * lives as long as the page.
 */
export function useRemembered(key: string, initially: boolean): [boolean, (value: boolean) => void] {
  const name = `soundleaf.${key}`
  const [value, setValue] = useState(() => {
    const kept = browserStorage.readJson(name)
    return typeof kept === 'boolean' ? kept : initially
  })
  return [
    value,
    (next) => {
      setValue(next)
      browserStorage.keep(name, String(next))
    },
  ]
}
