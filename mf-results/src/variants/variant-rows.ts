import {
  constructionDifferences,
  differingLayers,
  fromWire,
  type Construction,
} from '@soundleaf/construction'
import type { Structure } from '@soundleaf/contracts'
import type { RatedVariant } from './use-variants'
import type { VariantRow } from './variant-columns'

/** The variants beside the one that they are compared with. */
export function variantRows(variants: readonly RatedVariant[], baseId: string): readonly VariantRow[] {
  const read = variants.map((variant) => ({ ...variant, construction: constructionOf(variant.structure) }))
  const base = read.find(({ id }) => id === baseId)?.construction ?? null
  return read.map((row) => {
    const isBase = row.id === baseId
    const pair =
      isBase || base === null || row.construction === null ? null : ([base, row.construction] as const)
    return {
      ...row,
      isBase,
      differences: pair === null ? (isBase ? [] : null) : constructionDifferences(...pair),
      differingIds: pair === null ? NONE : differingLayers(pair[1], pair[0]),
    }
  })
}

const NONE: ReadonlySet<string> = new Set()

/** Structures are never changed in place: each is read once. */
const known = new WeakMap<Structure, Construction | null>()

function constructionOf(structure: Structure): Construction | null {
  const before = known.get(structure)
  if (before !== undefined) return before
  const read = fromWire(structure)
  const construction = read.ok ? read.value : null
  known.set(structure, construction)
  return construction
}
