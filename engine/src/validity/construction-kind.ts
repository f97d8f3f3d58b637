import { FRAME_TYPE_FACTS } from '@soundleaf/construction'
import type { ConstructionKind } from '@soundleaf/contracts'
import { isFrameType } from '../input/connection-type'
import type { Frame } from '../physics/connection/coupling'
import type { LeafModel } from '../physics/leaf/leaf-model'
import { screedShare } from '../physics/leaf/screed'
import type { Gap, StackModel } from '../physics/stack/stack-model'

/**
 * The kind of construction whose published measurements say how well this one is predicted: the uncertainties and the
 * notices depend on it, the predicted values do not.
 */
export function constructionKind(stack: StackModel, hasCovering: boolean): ConstructionKind {
  const { leaves, gaps, kind } = stack
  if (leaves.some((leaf) => leaf.ribbing !== null)) return 'ribbed floor'
  const frames = gaps.flatMap((gap) => (gap.type === 'cavity' ? gap.frames : []))
  if (frames.some(({ type }) => type.joistMass_kgpm !== undefined))
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

/** A wall of boards is named after the most resilient of its frames; connections that are no studs count as wood. */
function studWall(frames: readonly Frame[]): ConstructionKind {
  const kinds = frames.map(studWallOf)
  const softest = (['resilient stud wall', 'double stud wall', 'steel stud wall'] as const).find((kind) =>
    kinds.includes(kind),
  )
  return softest ?? 'wood stud wall'
}

function studWallOf({ type, connection: { frameType } }: Frame): ConstructionKind {
  if (!isFrameType(frameType)) return type.isResilientFurring ? 'resilient stud wall' : 'wood stud wall'
  const facts = FRAME_TYPE_FACTS[frameType]
  if (facts.isResilient) return 'resilient stud wall'
  if (facts.family !== 'studs') return 'wood stud wall'
  if (facts.rows !== 'single' || facts.isDetached) return 'double stud wall'
  return facts.stud === 'wood' ? 'wood stud wall' : 'steel stud wall'
}

function isSprings({ type }: Gap): boolean {
  return type === 'springs'
}

function isGlass({ plates }: LeafModel): boolean {
  return plates.every(({ sheet }) => sheet.material === 'glass')
}
