import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** What of the drawing lies under the pointer, as shares of its extent, and where the pointer is in the window. */
interface Anchor {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
}

/**
 * Zooms with Ctrl and the wheel, which is also how two fingers on a touchpad are told. What is under the pointer stays
 * there.
 */
export function useWheelZoom(
  stage: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  zoom: number,
  /** Gets how far the wheel was turned, px. */
  onTurn: (turn_px: number) => void,
): void {
  const anchor = useRef<Anchor | null>(null)
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const picture = drawing.current?.getBoundingClientRect()
    if (!event.ctrlKey || picture === undefined) return
    // Else the browser zooms the page.
    event.preventDefault()
    const { clientX: left, clientY: top } = event
    anchor.current = {
      x: (left - picture.left) / picture.width,
      y: (top - picture.top) / picture.height,
      left,
      top,
    }
    onTurn(event.deltaY)
  })
  useEffect(() => {
    const element = stage.current
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  useLayoutEffect(() => {
    const [held, picture] = [anchor.current, drawing.current?.getBoundingClientRect()]
    anchor.current = null
    if (held === null || picture === undefined) return
    stage.current?.scrollBy({
      left: picture.left + held.x * picture.width - held.left,
      top: picture.top + held.y * picture.height - held.top,
    })
  }, [stage, drawing, zoom])
}
