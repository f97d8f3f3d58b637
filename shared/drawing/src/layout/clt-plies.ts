import type { MassiveElement } from '@soundleaf/construction'

/** A ply of cross-laminated timber; `isAlong` ones show their grain, the others their ends. */
export interface Ply {
  readonly from_mm: number
  readonly depth_mm: number
  readonly isAlong: boolean
}

/**
 * Number of plies by the share of the stiffness that lies along the outer ones: 3 equal plies carry 0.93 of it
 * along, 5 carry 0.77, 7 carry 0.69 (inner plies count little in bending). Boards on edge, glued or nailed side by
 * side, have next to nothing across: they are one ply. Without moduli the thickness tells.
 */
export function plyCount(element: MassiveElement): 1 | 3 | 5 | 7 {
  const { modulusOfElasticityMajor_GPa: major, modulusOfElasticityMinor_GPa: minor, thickness_mm } = element
  const share = major / (major + minor)
  if (minor > 0 && share > 0.95) return 1
  if (minor > 0 && share > 0.6) return share > 0.85 ? 3 : share > 0.73 ? 5 : 7
  return thickness_mm <= 100 ? 3 : thickness_mm <= 220 ? 5 : 7
}

export function cltPlies(element: MassiveElement, depth_mm: number): Ply[] {
  const count = plyCount(element)
  const ply = depth_mm / count
  return Array.from({ length: count }, (_, n) => ({
    from_mm: n * ply,
    depth_mm: ply,
    isAlong: count > 1 && n % 2 === 0,
  }))
}

/** Width of a board of a cross ply, as a multiple of its thickness. */
const BOARD_RATIO = 2.7
/** Where the first joint of each cross ply lies, so that joints do not meet. */
const JOINT_SHIFTS = [0.65, 0.2, 0.45] as const

/** Thickness of the boards of a slab of boards on edge. */
const LAMELLA_MM = 40

/**
 * Joints of the boards of a cross ply along the drawn length, the ends included; `isOnEdge`: of a slab of boards on
 * edge.
 */
export function boardEdges_mm(
  ply_mm: number,
  length_mm: number,
  crossPly: number,
  isOnEdge = false,
): number[] {
  const width = isOnEdge ? LAMELLA_MM : Math.max(ply_mm * BOARD_RATIO, length_mm / 40)
  if (!(width > 0)) return [0, length_mm]
  const first = (JOINT_SHIFTS[crossPly % JOINT_SHIFTS.length] ?? 0.5) * width
  const edges = [0]
  for (let edge = first; edge < length_mm; edge += width) edges.push(edge)
  return [...edges, length_mm]
}
