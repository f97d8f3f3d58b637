import { useCallback, useState, type RefCallback } from 'react'

/** All rows have one height, so that a long list needs only the rows in sight. */
export const ROW_HEIGHT_PX = 44
/** Rows beyond the edge of sight, so that scrolling does not meet a gap. */
const BEYOND = 4
/** What a place without a size yet (or a test's) shows. */
const FIRST_IN_SIGHT = 16

/** Which rows are in sight, and where the place that scrolls is told to be looked at. */
export function useRowWindow(): {
  readonly first: number
  readonly end: number
  readonly scroller: RefCallback<HTMLElement>
} {
  const [first, setFirst] = useState(0)
  const [inSight, setInSight] = useState(FIRST_IN_SIGHT)
  const scroller = useCallback((place: HTMLElement | null) => {
    if (place === null) return
    const look = () => {
      // Steps of half the rows beyond the edge: most scroll events change nothing.
      const step = BEYOND / 2
      setFirst(Math.max(Math.floor(place.scrollTop / ROW_HEIGHT_PX / step) * step - BEYOND, 0))
      setInSight(Math.ceil(place.clientHeight / ROW_HEIGHT_PX) || FIRST_IN_SIGHT)
    }
    look()
    place.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      place.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return { first, end: first + inSight + 2 * BEYOND, scroller }
}

/** A row, or how many rows are left out in its place. */
export type Slot<Row> =
  | { readonly row: Row; readonly index: number }
  | { readonly gap: number; readonly index: number }

/** The rows from `first` to before `end`, and the `kept` one wherever it is, with gaps for the others. */
export function slotsOf<Row>(
  rows: readonly Row[],
  { first, end, kept }: { readonly first: number; readonly end: number; readonly kept: number },
): Slot<Row>[] {
  const slots: Slot<Row>[] = []
  let next = 0
  rows.forEach((row, index) => {
    if ((index < first || index >= end) && index !== kept) return
    if (index > next) slots.push({ gap: index - next, index: next })
    slots.push({ row, index })
    next = index + 1
  })
  if (next < rows.length) slots.push({ gap: rows.length - next, index: next })
  return slots
}
