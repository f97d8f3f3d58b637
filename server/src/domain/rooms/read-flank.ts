import {
  ROOM_RANGES,
  type ConstructionSide,
  type FlankByMass,
  type FlankOfProject,
  type RoomFlank,
  type Structure,
} from '@soundleaf/contracts'
import { builtFlank, flankThickness, type Flank } from '@soundleaf/engine'
import type { Check, Fault } from './faults'
import { isSameProject } from './is-same-project'
import { soundConstruction, UNKNOWN_MATERIALS } from './sound-construction'

/** Thickness that a flank of a mass may have in its material, m. */
const THICKNESS_M = { min: 0.03, max: 1.2 } as const

/** Where a flank stands: at which field of the request, and whether as floor or ceiling. */
export interface FlankPlace {
  readonly field: string
  readonly kind: 'wall' | 'floor'
  /** Whose rooms they are; null where the request does not say. */
  readonly projectId: string | null
}

/** Reads a flank; what is wrong with it is noted, and null comes back where nothing can be made of it. */
export function readFlank(
  flank: RoomFlank,
  place: FlankPlace,
  checked: Check,
  faults: Fault[],
): Flank | null {
  return 'structure' in flank
    ? readBuilt(flank, place, faults)
    : readByMass(flank, place.field, checked, faults)
}

function readByMass(
  { material, mass, lining }: FlankByMass,
  field: string,
  checked: Check,
  faults: Fault[],
): Flank {
  const mass_kgm2 = checked(`${field}.mass`, mass, 'mass')
  const thickness_m = flankThickness(material, mass_kgm2)
  const { min, max } = THICKNESS_M
  if (thickness_m < min || thickness_m > max) {
    const density_kgm3 = mass_kgm2 / thickness_m
    // No range is told that reaches beyond what a flank of any material may have.
    const least = Math.max(Math.round(density_kgm3 * min), ROOM_RANGES.mass.min)
    const most = Math.min(Math.round(density_kgm3 * max), ROOM_RANGES.mass.max)
    faults.push({
      field: `${field}.mass`,
      found: String(mass),
      rule: `be ${least} to ${most} for ${material}`,
    })
  }
  return { material, mass_kgm2, lining }
}

function readBuilt(
  { name, projectId, structure, side }: FlankOfProject,
  place: FlankPlace,
  faults: Fault[],
): Flank | null {
  if (isSameProject(projectId, place.projectId))
    faults.push({ field: `${place.field}.projectId`, found: name, rule: FLANKS_ITSELF })
  const built = builtOf(structure, side)
  const rule =
    typeof built === 'string' ? built : built.assembly.kind === place.kind ? null : `be a ${place.kind}`
  if (rule !== null) faults.push({ field: `${place.field}.structure`, found: name, rule })
  return typeof built === 'string' ? null : built
}

/** What would change with every change of the project that it is the surroundings of. */
export const FLANKS_ITSELF = 'be another project: none flanks itself'

/** The flank, or the rule that its construction breaks. */
function builtOf(structure: Structure, side: ConstructionSide): Extract<Flank, { side: unknown }> | string {
  const read = soundConstruction(structure)
  if (typeof read === 'string') return read
  // Two heavy leaves with a joint between them pass vibration on in a way that no junction here describes.
  const massive = read.components.filter(({ kind }) => kind === 'massiveElement').length
  if (massive > 1) return 'have one massive element or none'
  return builtFlank(read, side) ?? UNKNOWN_MATERIALS
}
