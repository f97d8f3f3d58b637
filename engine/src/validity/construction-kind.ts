import type { FrameType } from '../physics/connection/coupling'
import type { LeafModel } from '../physics/leaf/leaf-model'
import { screedShare } from '../impact/screed'
import type { Gap, StackModel } from '../physics/stack/stack-model'

/** The kinds of construction that are validated apart, as far as published measurements reach. */
export type ConstructionKind =
  | 'single board'
  | 'massive element'
  | 'wood slab'
  | 'glazing'
  | 'wood stud wall'
  | 'steel stud wall'
  | 'resilient stud wall'
  | 'double stud wall'
  | 'lined massive element'
  | 'double massive element'
  | 'covered massive floor'
  | 'floating floor on concrete'
  | 'floating floor on wood'
  | 'dry floor on concrete'
  | 'dry floor on wood'
  | 'suspended ceiling'
  | 'joist floor'
  | 'joist floor with a floating floor'
  | 'ribbed floor'

/** The kind whose validation speaks for a construction. */
export function constructionKind(stack: StackModel, hasCovering: boolean): ConstructionKind {
  const { leaves, gaps, kind } = stack
  if (leaves.some((leaf) => leaf.ribbing !== null)) return 'ribbed floor'
  const frames = gaps.flatMap((gap) => (gap.type === 'cavity' ? gap.frames.map((frame) => frame.type) : []))
  if (frames.some((frame) => frame.joistMass_kgpm !== undefined))
    return gaps.some(isSprings) ? 'joist floor with a floating floor' : 'joist floor'
  const massive = leaves.filter((leaf) => leaf.massive)
  if (massive.length > 1) return 'double massive element'
  if (massive.length === 1) return kindOnMassive(stack, massive[0], hasCovering)
  if (leaves.length === 1) return 'single board'
  if (leaves.every(isGlass)) return 'glazing'
  return kind === 'floor' ? 'joist floor' : studWall(frames)
}

function kindOnMassive(
  { leaves, gaps, kind }: StackModel,
  massive: LeafModel,
  hasCovering: boolean,
): ConstructionKind {
  const isWood = massive.plates.some(
    ({ sheet }) => sheet.material === 'wood' && sheet.role === 'massive element',
  )
  const last = gaps[gaps.length - 1]
  if (kind === 'floor' && last?.type === 'cavity' && !leaves[leaves.length - 1].massive)
    return 'suspended ceiling'
  if (gaps.some(isSprings)) {
    const hasScreed = leaves.some((leaf) => screedShare(leaf) >= 0.5)
    if (isWood) return hasScreed ? 'floating floor on wood' : 'dry floor on wood'
    return hasScreed ? 'floating floor on concrete' : 'dry floor on concrete'
  }
  if (leaves.length > 1) return 'lined massive element'
  if (isWood) return 'wood slab'
  return hasCovering ? 'covered massive floor' : 'massive element'
}

function studWall(frames: readonly FrameType[]): ConstructionKind {
  const names = frames.map(({ name }) => name)
  if (names.some((name) => /Resilient|Clip|Channel/.test(name))) return 'resilient stud wall'
  if (names.some((name) => /Double|Staggered|Detached/.test(name))) return 'double stud wall'
  return names.some((name) => name.startsWith('Steel')) ? 'steel stud wall' : 'wood stud wall'
}

function isSprings({ type }: Gap): boolean {
  return type === 'springs'
}

function isGlass({ plates }: LeafModel): boolean {
  return plates.every(({ sheet }) => sheet.material === 'glass')
}
