import { CALIBRATED } from '../calibrated'
import type { Assembly } from '../input/assembly'
import { type StackModel, stackModel } from '../physics/stack/stack-model'
import { mountingOf } from '../physics/mounting'
import { elementOf } from '../physics/radiation/element'
import { compare, type Comparison } from './distance'
import { MEASURED_CONSTRUCTIONS, type MeasuredConstruction } from './measured-constructions'
import { type Profile, profileOf } from './profile'

/** A measured construction of the open set beside the one that is predicted. */
export type NearestMeasured = Omit<MeasuredConstruction, 'profile'> & Comparison

const SHOWN = 3

/** Neither size nor mounting is part of a profile. */
const ANY_SIZE = elementOf([4, 3])

/**
 * The measured constructions of the open set that are nearest to an assembly by mass, stiffness, depth, resonance and kind
 * of connection, the nearest first; walls beside walls, floors beside floors.
 */
export function nearestMeasured(assembly: Assembly): readonly NearestMeasured[] {
  const stack = stackModel(assembly, mountingOf('iso', assembly, ANY_SIZE, CALIBRATED))
  const own = profileOf(stack, assembly.covering?.contactStiffness_Npm ?? null)
  return measuredBeside(own)
    .map(({ profile, ...measured }) => ({ ...measured, ...compare(profile, own) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN)
}

/** How far the nearest measured construction is from a stack. */
export function distanceOfNearest(stack: StackModel, covering_Npm: number | null): number {
  const own = profileOf(stack, covering_Npm)
  return Math.min(...measuredBeside(own).map(({ profile }) => compare(profile, own).distance))
}

function measuredBeside({ kind }: Profile): readonly MeasuredConstruction[] {
  return MEASURED_CONSTRUCTIONS.filter(({ profile }) => profile.kind === kind)
}
