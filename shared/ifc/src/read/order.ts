import type { MaterialClass } from '../words/material-class'
import { isMassive } from '../words/groups'

/** What decided in which order the layers of a floor lie; null where nothing did. */
export type OrderBy = 'content' | 'program' | 'sense' | null

export interface Order {
  readonly isReversed: boolean
  readonly by: OrderBy
}

const ON_TOP: readonly (MaterialClass | null)[] = ['covering', 'screed', 'impact-insulation']
const UNDERNEATH: readonly (MaterialClass | null)[] = ['plaster', 'ceiling-tile']

/**
 * Whether a floor's layers are listed from below, given what each reads as. What lies above and what lies below the
 * massive layer says most; Revit lists from the top whatever it writes; then the direction of the file counts.
 */
export function floorOrder(
  reads: readonly (MaterialClass | null)[],
  program: string,
  sense: 'POSITIVE' | 'NEGATIVE' | null,
): Order {
  const score = contentScore(reads)
  if (score !== 0) return { isReversed: score < 0, by: 'content' }
  if (/revit/i.test(program)) return { isReversed: false, by: 'program' }
  if (sense !== null) return { isReversed: sense === 'POSITIVE', by: 'sense' }
  return { isReversed: false, by: null }
}

/** Above 0 where more layers stand as in a list from the top, below 0 where more stand the other way round. */
function contentScore(reads: readonly (MaterialClass | null)[]): number {
  const massive = reads.findIndex((one) => one !== null && isMassive(one))
  const middle = massive < 0 ? reads.indexOf('frame') : massive
  if (middle < 0) return 0
  const [above, below]: readonly (readonly (MaterialClass | null)[])[] =
    massive < 0
      ? [
          [...ON_TOP, 'wood-board'],
          [...UNDERNEATH, 'gypsum-board'],
        ]
      : [ON_TOP, UNDERNEATH]
  return reads.reduce((sum, one, at) => {
    const side = Math.sign(middle - at)
    if (above?.includes(one) === true) return sum + side
    return below?.includes(one) === true ? sum - side : sum
  }, 0)
}
