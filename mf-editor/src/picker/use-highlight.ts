import type { Product } from '@soundleaf/contracts'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

/** Rows that a page of the list holds. */
export const PAGE_ROWS = 7

/** The row of a list that the keys have reached. */
export interface Highlight {
  /** The row that is marked and kept in view; null until a key has been pressed. */
  readonly highlighted: number | null
  /** The row that Enter chooses. */
  readonly active: number
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly clear: () => void
}

/** Home, End and Space belong to a text that is being written. */
const isWriting = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement

/**
 * The keys of a list of products, from the list itself and from the search above it. `products` is null until they
 * have been loaded.
 *
 * Chakra's Combobox does not do this: its list takes neither focus nor keys, Home and End leave the text while it is
 * open, and keys that are pressed before the items are there are lost. It would also add 11 kB (gzip) to every page.
 */
export function useHighlight(
  products: readonly Product[] | null,
  chosenId: string | null,
  onChoose: (product: Product) => void,
): Highlight {
  const [reached, setReached] = useState<number | null>(null)
  const isLoaded = products !== null
  const chosen = products?.findIndex(({ id }) => id === chosenId) ?? -1
  // Until the list is there, nobody knows where it ends.
  const last = (products?.length ?? Infinity) - 1
  const active = Math.min(reached ?? Math.max(0, chosen), last)

  const chooseActive = () => {
    const product = products?.[active]
    if (product !== undefined) onChoose(product)
  }
  // A person who knows the name types it and presses Enter without waiting for the list.
  const isEnterPending = useRef(false)
  const choosePending = useEffectEvent(() => {
    if (isEnterPending.current) chooseActive()
    isEnterPending.current = false
  })
  useEffect(() => {
    if (isLoaded) choosePending()
  }, [isLoaded])

  const destination = (event: KeyboardEvent): number | undefined => {
    switch (event.key) {
      case 'ArrowDown':
        return reached === null && isWriting(event) ? active : active + 1
      case 'ArrowUp':
        return active - 1
      case 'PageDown':
        return active + PAGE_ROWS
      case 'PageUp':
        return active - PAGE_ROWS
      case 'Home':
        return isWriting(event) ? undefined : 0
      case 'End':
        return isWriting(event) ? undefined : last
      default:
        return undefined
    }
  }

  return {
    highlighted: reached === null || !products?.length ? null : active,
    active,
    clear: () => {
      setReached(null)
      isEnterPending.current = false
    },
    onKeyDown: (event) => {
      const to = destination(event)
      if (to !== undefined) {
        event.preventDefault()
        setReached(Math.max(0, Math.min(last, to)))
      } else if (event.key === 'Enter' || (event.key === ' ' && !isWriting(event))) {
        event.preventDefault()
        if (isLoaded) chooseActive()
        else isEnterPending.current = true
      }
    },
  }
}
