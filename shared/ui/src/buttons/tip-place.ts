import { type RefObject, useLayoutEffect, useState } from 'react'

const GAP_PX = 6
const MARGIN_PX = 8

interface Place {
  readonly left: number
  readonly top: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Below and centred; above where there is no room; never outside the window. */
export function tipPlace(
  target: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  tip: Size,
  page: Size,
): Place {
  const centred = target.left + target.width / 2 - tip.width / 2
  const left = Math.max(MARGIN_PX, Math.min(centred, page.width - tip.width - MARGIN_PX))
  const below = target.top + target.height + GAP_PX
  const fits = below + tip.height <= page.height - MARGIN_PX
  return { left, top: fits ? below : Math.max(MARGIN_PX, target.top - tip.height - GAP_PX) }
}

export function useTipPlace(target: Element | null, tip: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ left: 0, top: 0 })
  useLayoutEffect(() => {
    if (!target || !tip.current) return
    const page = { width: window.innerWidth, height: window.innerHeight }
    setPlace(tipPlace(target.getBoundingClientRect(), tip.current.getBoundingClientRect(), page))
  }, [target, tip])
  return place
}
