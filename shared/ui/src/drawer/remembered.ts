import { useState } from 'react'

/**
 * A yes or no that this browser remembers under a key. Where nothing can be kept (private windows, a full disk) it
 * lives as long as the page.
 */
export function useRemembered(key: string, initially: boolean): [boolean, (value: boolean) => void] {
  const name = `soundleaf.${key}`
  const [value, setValue] = useState(() => read(name) ?? initially)
  return [
    value,
    (next) => {
      setValue(next)
      try {
        localStorage.setItem(name, String(next))
      } catch {
        // Remembering is a courtesy; the drawer has moved all the same.
      }
    },
  ]
}

function read(name: string): boolean | null {
  try {
    const kept = localStorage.getItem(name)
    return kept === 'true' ? true : kept === 'false' ? false : null
  } catch {
    return null
  }
}
