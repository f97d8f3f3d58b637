import type { Product } from '@soundleaf/contracts'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

/** Rows that a page of the list holds. */
export const PAGE_ROWS = 7

/** Which row of a list the keys are at. */
export interface Aim {
  /** The row that a key brought into view; null while no key has been pressed. */
  readonly aimed: number | null
  /** The row that Enter chooses. */
  readonly active: number
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly clear: () => void
}

/** Home and End, and Space, belong to a text that is being written. */
const isWriting = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement

/** The keys of a list of products, from the list itself and from the search above it; null until it has come. */
export function useAim(
  products: readonly Product[] | null,
  chosenId: string | null,
  onChoose: (product: Product) => void,
): Aim {
  const [aimed, setAimed] = useState<number | null>(null)
  const hasCome = products !== null
  const chosen = products?.findIndex(({ id }) => id === chosenId) ?? -1
  // In a list that has not come the keys go as far as they like.
  const last = (products?.length ?? Infinity) - 1
  const active = Math.min(aimed ?? Math.max(0, chosen), last)

  const chooseActive = () => {
    const product = products?.[active]
    if (product !== undefined) onChoose(product)
  }
  // Who knows the name types it and presses Enter without waiting for the list.
  const isEarly = useRef(false)
  const chooseEarly = useEffectEvent(() => {
    if (isEarly.current) chooseActive()
    isEarly.current = false
  })
  useEffect(() => {
    if (hasCome) chooseEarly()
  }, [hasCome])

  const goal = (event: KeyboardEvent): number | undefined => {
    switch (event.key) {
      case 'ArrowDown':
        return aimed === null && isWriting(event) ? active : active + 1
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
    aimed: aimed === null || !products?.length ? null : active,
    active,
    clear: () => {
      setAimed(null)
      isEarly.current = false
    },
    onKeyDown: (event) => {
      const to = goal(event)
      if (to !== undefined) {
        event.preventDefault()
        setAimed(Math.max(0, Math.min(last, to)))
      } else if (event.key === 'Enter' || (event.key === ' ' && !isWriting(event))) {
        event.preventDefault()
        if (hasCome) chooseActive()
        else isEarly.current = true
      }
    },
  }
}
