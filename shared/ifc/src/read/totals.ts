import { cleanName } from './names'
import type { Definition } from './definitions'
import { rounded } from './units'

/** What the property sets and quantities of the elements of a type say together. */
export interface Totals {
  readonly count: number
  /** Null where no element has an area. */
  readonly area_m2: number | null
  /** How many elements have an area. */
  readonly areaCount: number
  /** The quantity or property, with its set. */
  readonly areaFrom: string | null
  /** Different ratings that its elements have now. */
  readonly acousticRatings: readonly string[]
  /** Null where no element says it, or they differ. */
  readonly isExternal: boolean | null
}

const AREAS = [
  'NetSideArea',
  'NetArea',
  'NetFloorArea',
  'GrossSideArea',
  'GrossArea',
  'GrossFloorArea',
  'GrossCeilingArea',
  'Area',
]

/** Sums over elements, of each the definitions that say something of it: its own before those of its type. */
export function totals(members: readonly { readonly definitions: readonly Definition[] }[]): Totals {
  const areas = members.flatMap(({ definitions }) => areaOf(definitions) ?? [])
  const ratings = members.flatMap(
    ({ definitions }) => definitions.find((one) => one.acousticRating !== null)?.acousticRating ?? [],
  )
  const sides = new Set(
    members.flatMap(
      ({ definitions }) => definitions.find((one) => one.isExternal !== null)?.isExternal ?? [],
    ),
  )
  const [side = null] = sides
  return {
    count: members.length,
    area_m2: areas.length === 0 ? null : rounded(areas.reduce((sum, { area_m2 }) => sum + area_m2, 0)),
    areaCount: areas.length,
    areaFrom: areas[0]?.from ?? null,
    acousticRatings: [...new Set(ratings.map(cleanName))],
    isExternal: sides.size === 1 ? side : null,
  }
}

function areaOf(
  definitions: readonly Definition[],
): { readonly area_m2: number; readonly from: string } | null {
  for (const quantity of AREAS)
    for (const { name, areas_m2 } of definitions) {
      const area_m2 = areas_m2.get(quantity)
      if (area_m2 !== undefined) return { area_m2, from: `${cleanName(name)}.${quantity}` }
    }
  return null
}
