import type { Structure } from './api/component'
import type { Variant, Variants } from './api/variants'

interface WithVariants {
  readonly structures: readonly Structure[]
  readonly variants?: Variants
}

/** All variants of a project in their order, the open one by its place; `name` is for one that has none. */
export function variantsOf({ structures, variants }: WithVariants, name: string): readonly Variant[] {
  const { place, others } = variants ?? { place: 0, others: [] }
  const open = structures.map((structure) => ({ name: variants?.name ?? name, structure }))
  return [...others.slice(0, place), ...open, ...others.slice(place)]
}
