import type { Standard } from '@soundleaf/contracts'
import {
  dwellingRows,
  facadeTermOf,
  indexOf,
  REQUIREMENT_ROWS,
  usageOf,
  type RequirementRow,
} from './requirement-rows'

/** Uses of buildings in which countries can be compared; the first is one row of each country, what its law asks. */
export const REQUIREMENT_GROUPS = [
  'law',
  'dwellings',
  'houses',
  'stairs',
  'hotels',
  'schools',
  'hospitals',
  'facades',
] as const
export type RequirementGroup = (typeof REQUIREMENT_GROUPS)[number]

/** What a use of the table says that belongs to a group; what stands between two dwellings is marked in the table. */
const OF_GROUP: Readonly<Record<Exclude<RequirementGroup, 'law' | 'dwellings' | 'facades'>, RegExp>> = {
  houses: /terraced|another building/,
  stairs: /stair|corridor|passage/,
  hotels: /hotel|\(C\)/,
  schools: /school|\(E\)/,
  hospitals: /hospital|patient|operating|\(D\)/,
}

/** No wall or floor is asked for there. */
const OF_OTHERS = /door\b(?!.*without)|facade/
const OF_WALLS = /\bwall\b(?! (and|or) floor|, floor)/
const OF_FLOORS = /(?<!wall and |wall or |wall, )\bfloor\b/

/**
 * Everything that countries ask of a wall or of a floor in a use, all classes, as far as it is in our terms and the
 * account's standard; and of façades.
 */
export function groupRows(
  group: RequirementGroup,
  standard: Standard,
  isFloor: boolean,
): readonly RequirementRow[] {
  if (group === 'law') return dwellingRows(standard, isFloor)
  if (group === 'facades')
    return standard === 'Iso' ? REQUIREMENT_ROWS.filter((row) => facadeTermOf(row) !== null) : []
  return REQUIREMENT_ROWS.filter((row) => {
    const index = indexOf(row)
    const usage = usageOf(row)
    if (index?.standard !== standard || OF_OTHERS.test(usage)) return false
    if (group === 'dwellings' ? !row.isDwelling : row.isDwelling || !OF_GROUP[group].test(usage)) return false
    return isFloor ? !OF_WALLS.test(usage) : index.kind === 'airborne' && !OF_FLOORS.test(usage)
  })
}
