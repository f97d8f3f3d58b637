import { constructionDifferences, fromWire, type Construction } from '@soundleaf/construction'
import { variantsOf, type Calculation, type Project } from '@soundleaf/contracts'

/** A variant of the project as its page compares it with the one that the report is of. */
export interface PrintedVariant {
  /** Its place, from 1, as on the screen. */
  readonly number: number
  readonly name: string
  /** The report is of this one. */
  readonly isOpen: boolean
  /** Null where this version cannot read it. */
  readonly construction: Construction | null
  /** Null where there is no result. */
  readonly calculation: Calculation | null
  /** In what it differs from the open one: the layer or property with its value here. */
  readonly differences: readonly string[]
}

/** All variants in their order, none where the project has one alone; results by the ids of the structures. */
export function printedVariants(
  project: Project,
  results: ReadonlyMap<string, Calculation>,
): readonly PrintedVariant[] {
  if ((project.variants?.others.length ?? 0) === 0) return []
  const [structure] = project.structures
  const open = structure && fromWire(structure)
  return variantsOf(project, '').map((variant, index) => {
    const read = fromWire(variant.structure)
    const construction = read.ok ? read.value : null
    const isOpen = variant.structure === structure
    const calculation = results.get(variant.structure.structureId) ?? null
    return {
      number: index + 1,
      name: variant.name,
      isOpen,
      construction,
      calculation: calculation?.validation.result === 'Success' ? calculation : null,
      differences:
        isOpen || construction === null || !open?.ok
          ? []
          : constructionDifferences(open.value, construction).map(({ what, theirs }) => `${what}: ${theirs}`),
    }
  })
}
