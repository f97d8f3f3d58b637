import { useWindowAtLeast } from '@soundleaf/ui'

/** The width from which the drawer is as wide as it gets, px. */
const WHOLE_DRAWER_PX = 500

/** How many bands of a table stand beside each other in the drawer, by its number of columns beside the band. */
export function useBandsInRow(): (columns: number) => 1 | 2 | 3 {
  const isWhole = useWindowAtLeast(WHOLE_DRAWER_PX)
  return (columns) => {
    const isWide = columns > 2
    if (isWhole) return isWide ? 2 : 3
    return isWide ? 1 : 2
  }
}
