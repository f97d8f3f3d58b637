import { atFrequencies } from '../physics/frequency'
import type { LeafModel } from '../physics/leaf/leaf-model'
import { resonantVelocity2, type SingleLeafResponse, singleLeafResponse } from '../physics/leaf/single-leaf'
import {
  type PathTransmission,
  resonantEnergyShare,
  frameTransmissions,
} from '../physics/connection/structural-path'
import type { Mounting } from '../physics/mounting'
import { type DiffuseResponse, diffuseResponse } from '../physics/stack/diffuse-field'
import { wavenumberSpread } from '../physics/stack/wavenumber-spread'
import { directionsOf, stackLayersAt } from '../physics/stack/stack-layers'
import type { CavityGap, StackModel } from '../physics/stack/stack-model'
import { floatingScreedCorrection } from './floating-screed'
import { joistEndTransmission } from './joist-end-flanking'
import { laboratoryLimit } from './laboratory-limit'

/** Transmission factors at every frequency, by the way the sound takes. */
export interface AirborneTransmission {
  readonly total: Float64Array
  /** Through leaves and cavities. */
  readonly throughLayers: Float64Array
  /** Through the frames of each gap; empty where there is none. */
  readonly throughFrames: readonly (readonly PathTransmission[])[]
  readonly laboratoryFlanking: Float64Array
}

/**
 * Diffuse-field transmission factor of a stack of any number of leaves: transfer matrices, raised to the full
 * transmission of the heaviest massive leaf (resonant part, plateau), and the frames of every cavity, carried on to
 * the receiving side by the velocity ratio of the same matrices; with the laboratory's own limit.
 */
export function airborneTransmission(stack: StackModel): AirborneTransmission {
  const laboratoryFlanking = laboratoryLimit()
  const withoutSpread = finiteTransmission(stack)
  const factor = wavenumberSpread(stack, sumOf(withoutSpread), (varied) => sumOf(finiteTransmission(varied)))
  const paths = withJoistEnds(stack, factor === null ? withoutSpread : scaledBy(factor, withoutSpread))
  return { ...paths, total: sumOf(paths).map((tau, at) => tau + laboratoryFlanking[at]), laboratoryFlanking }
}

type Paths = Omit<AirborneTransmission, 'total' | 'laboratoryFlanking'>

function finiteTransmission(stack: StackModel): Paths {
  const infinite =
    stack.leaves.length === 1
      ? {
          throughLayers: singleLeafResponse(stack.leaves[0], stack.mounting).transmission,
          throughFrames: [],
        }
      : isLinedOnBothSides(stack)
        ? linedTransmission(stack)
        : stackTransmission(stack)
  return scaledBy(finiteSize(stack), infinite)
}

function withJoistEnds(stack: StackModel, paths: Paths): Paths {
  const ends = joistEndTransmission(stack)
  return {
    ...paths,
    throughFrames: paths.throughFrames.map((through, at) => {
      const transmission = ends[at]
      return transmission === null ? through : [...through, { isEdge: true, transmission }]
    }),
  }
}

function sumOf({ throughLayers, throughFrames }: Paths): Float64Array {
  return throughLayers.map((tau, at) =>
    throughFrames.flat().reduce((sum, { transmission }) => sum + transmission[at], tau),
  )
}

/** What a finite size changes: of a leaf by itself, of a stack as its massive leaf does. */
function finiteSize({ leaves, mounting }: StackModel): Float64Array {
  const deciding = leaves.length === 1 ? leaves : leaves.filter((leaf) => leaf.massive)
  const factors = deciding.map((leaf) => singleLeafResponse(leaf, mounting).finiteSize)
  return massWeightedGeometricMean(deciding, (at, n) => factors[at][n])
}

function scaledBy(factor: Float64Array, { throughLayers, throughFrames }: Paths): Paths {
  const scaled = (values: Float64Array) => values.map((tau, at) => tau * factor[at])
  return {
    throughLayers: scaled(throughLayers),
    throughFrames: throughFrames.map((paths) =>
      paths.map(({ isEdge, transmission }) => ({ isEdge, transmission: scaled(transmission) })),
    ),
  }
}

function stackTransmission(stack: StackModel): Paths {
  const { element } = stack.mounting
  const directions = directionsOf(stack)
  const count = stack.leaves.length
  const layersAt = stackLayersAt(stack, directions)
  const forward = diffuseResponse(layersAt, count, directions, element)
  const needsBoth = stack.gaps.some(
    (gap, at) => gap.type === 'cavity' && modelledDirection(stack, at) !== 'onward',
  )
  const backward = needsBoth
    ? diffuseResponse(
        (frequency, direction) => layersAt(frequency, direction).toReversed(),
        count,
        directions,
        element,
      )
    : null
  const alone = stack.leaves.map((leaf) => singleLeafResponse(leaf, stack.mounting))
  const rise = resonantGain(stack.leaves, alone)
  const throughFrames = stack.gaps.map((gap, at): readonly PathTransmission[] =>
    gap.type === 'springs' ? [] : gapTransmissions(gap, at, { stack, alone, forward, backward }),
  )
  const shortfall = floatingScreedCorrection(stack)
  return {
    throughLayers: forward.transmission.map((tau, at) => tau * rise[at] * shortfall[at]),
    throughFrames,
  }
}

/** A stack, each of its leaves by itself, and both directions of travel through it; null where one alone is needed. */
interface Responses {
  readonly stack: StackModel
  readonly alone: readonly SingleLeafResponse[]
  readonly forward: DiffuseResponse
  readonly backward: DiffuseResponse | null
}

/** Both directions of travel are averaged, where both are known. */
function gapTransmissions(
  gap: CavityGap,
  at: number,
  { stack, alone, forward, backward }: Responses,
): readonly PathTransmission[] {
  const { mounting } = stack
  const last = stack.leaves.length - 1
  const across = (from: number, to: number, velocity2: readonly Float64Array[], radiating: number) => {
    const [source, receiver] = [stack.leaves[from], stack.leaves[to]]
    return gap.frames.flatMap((frame) => {
      const share = resonantEnergyShare(frame, receiver, source)
      const driving = sourceVelocity2({
        leaf: source,
        alone: alone[from],
        forced: velocity2[from],
        resonantShare: share,
        mounting,
      })
      return frameTransmissions(frame, { source, receiver, velocity2: driving, mounting }).map(
        ({ isEdge, transmission }) => ({
          isEdge,
          transmission: transmission.map((tau, n) => (tau * velocity2[radiating][n]) / velocity2[to][n]),
        }),
      )
    })
  }
  const onward = () => across(at, at + 1, forward.leafVelocity2, last)
  // The reversed stack counts its leaves from the other end.
  const back = ({ leafVelocity2 }: DiffuseResponse) => across(at + 1, at, leafVelocity2.toReversed(), 0)
  const known = modelledDirection(stack, at)
  if (backward === null || known === 'onward') return onward()
  if (known === 'backward') return back(backward)
  const there = onward()
  return back(backward).map(({ isEdge, transmission }, n) => ({
    isEdge,
    transmission: transmission.map((tau, f) => (tau + there[n].transmission[f]) / 2),
  }))
}

/**
 * The direction of travel in which alone the frames of a gap are known: out of a massive leaf into a light one, and out of a
 * leaf on which another floats, for that holds it back as the matrices know and the mobility of the leaf itself does not.
 */
function modelledDirection({ leaves, gaps }: StackModel, at: number): 'onward' | 'backward' | 'both' {
  const heldBack = (leaf: number, other: number) =>
    Number(leaves[leaf].massive) || Number(gaps[other]?.type === 'springs')
  const difference = heldBack(at, at - 1) - heldBack(at + 1, at + 1)
  return difference > 0 ? 'onward' : difference < 0 ? 'backward' : 'both'
}

interface SourceLeaf {
  readonly leaf: LeafModel
  readonly alone: SingleLeafResponse
  /** Mean square velocity of its forced vibration in the stack, per mean square pressure. */
  readonly forced: Float64Array
  /** Share of the resonant energy that the connected leaf and the studs leave to it. */
  readonly resonantShare: number
  readonly mounting: Mounting
}

/**
 * Mean square velocity of the leaf that drives a frame: its forced vibration from the transfer matrices, and its resonant
 * vibration as of the leaf alone, reduced by as much as the rest of the stack reduces the forced one.
 */
function sourceVelocity2({ leaf, alone, forced, resonantShare, mounting }: SourceLeaf): Float64Array {
  const resonant = resonantVelocity2(leaf, mounting)
  return forced.map(
    (v2, at) => v2 + resonant[at] * resonantShare * Math.min(v2 / alone.forcedVelocity2[at], 1),
  )
}

/** How steeply the heavier of several massive leaves decides. */
const MASS_EXPONENT = 8

/** How much more the heaviest massive leaf transmits by itself than its forced field alone. */
function resonantGain(leaves: readonly LeafModel[], alone: readonly SingleLeafResponse[]): Float64Array {
  const massive = leaves.flatMap((leaf, at) => (leaf.massive ? [{ leaf, alone: alone[at] }] : []))
  return massWeightedGeometricMean(
    massive.map(({ leaf }) => leaf),
    (at, n) => Math.max(massive[at].alone.transmission[n] / massive[at].alone.forcedTransmission[n], 1),
  )
}

/**
 * A factor of the heaviest leaf; between leaves of about one mass their geometric mean, so that the result does not
 * jump where they change places; one where there is no leaf.
 */
function massWeightedGeometricMean(
  leaves: readonly LeafModel[],
  factorOf: (leaf: number, frequency: number) => number,
): Float64Array {
  const weights = leaves.map(({ mass_kgm2 }) => mass_kgm2 ** MASS_EXPONENT)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return atFrequencies((_, n) =>
    Math.exp(weights.reduce((log, weight, at) => log + (weight / sum) * Math.log(factorOf(at, n)), 0)),
  )
}

/** A massive core with one lining in front and one behind, each across a cavity. */
function isLinedOnBothSides({ leaves, gaps }: StackModel): boolean {
  if (leaves.length !== 3 || gaps.some((gap) => gap.type !== 'cavity')) return false
  return leaves[1].massive && !leaves[0].massive && !leaves[2].massive
}

/** Each lining improves the core as it would alone: valid while the core weighs more than five times a lining. */
function linedTransmission(stack: StackModel): Paths {
  const [before, behind] = [0, 1].map((at) =>
    stackTransmission({
      ...stack,
      leaves: stack.leaves.slice(at, at + 2),
      gaps: stack.gaps.slice(at, at + 1),
    }),
  )
  const core = singleLeafResponse(stack.leaves[1], stack.mounting).transmission
  const [sumBefore, sumBehind] = [sumOf(before), sumOf(behind)]
  const scaled = (values: Float64Array, other: Float64Array) =>
    values.map((tau, at) => (tau * other[at]) / core[at])
  const scalePaths = (paths: readonly PathTransmission[], other: Float64Array) =>
    paths.map(({ isEdge, transmission }) => ({ isEdge, transmission: scaled(transmission, other) }))
  // total = before * behind / core; the part through layers is what is left after the frames of both sides.
  const framesBefore = scalePaths(before.throughFrames[0], behind.throughLayers)
  const framesBehind = scalePaths(behind.throughFrames[0], sumBefore)
  const total = scaled(sumBefore, sumBehind)
  const throughLayers = total.map((tau, at) =>
    [...framesBefore, ...framesBehind].reduce((rest, path) => rest - path.transmission[at], tau),
  )
  return { throughLayers, throughFrames: [framesBefore, framesBehind] }
}
