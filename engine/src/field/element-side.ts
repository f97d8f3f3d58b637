import type { Assembly, Leaf } from '../input/assembly'

/** The sides of an assembly, in the order of its parts: the source side comes first. */
export type ElementSideName = 'source' | 'receiving'

/** One side of an element: the leaf whose vibration its junctions pass on, and what lies on it there. */
export interface ElementSide {
  readonly leaf: Leaf
  /** The leaf with its linings on this side, in the order of the assembly. */
  readonly parts: Assembly['parts']
  /** Whether it is the outer leaf of an element without a massive one, as of studs or joists. */
  readonly isLight: boolean
}

/** What an element turns to a room: its massive leaf, or its outer one where it has none. */
export function elementSide(assembly: Assembly, side: ElementSideName): ElementSide {
  const { parts } = assembly
  const base = massiveLeaf(assembly)
  const leaf = base ?? outerLeaf(parts, side)
  const at = parts.indexOf(leaf)
  return {
    leaf,
    parts: side === 'source' ? parts.slice(0, at + 1) : parts.slice(at),
    isLight: base === null,
  }
}

/** The massive leaf of a construction that has exactly one; null where it has none or several. */
export function massiveLeaf({ parts }: Assembly): Leaf | null {
  const massive = parts.filter(
    (part): part is Leaf =>
      part.part === 'leaf' && part.sheets.some((sheet) => sheet.role === 'massive element'),
  )
  return massive.length === 1 ? massive[0] : null
}

/** The leaf before the first cavity, under what floats on it, or the last leaf. */
function outerLeaf(parts: Assembly['parts'], side: ElementSideName): Leaf {
  const cavity = parts.findIndex(({ part }) => part === 'cavity')
  const end = side === 'receiving' || cavity === -1 ? parts.length : cavity
  const leaf = parts.slice(0, end).findLast((part) => part.part === 'leaf')
  if (leaf === undefined) throw new Error('a construction has leaves at both ends')
  return leaf
}
