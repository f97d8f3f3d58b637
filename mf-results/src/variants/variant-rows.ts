import { constructionDifferences, constructionOf, differingLayers } from '@soundleaf/construction'
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
