import { boundaryField } from '../boundary-field'
import { atFrequencies } from '../physics/frequency'
import { belowFirstModes } from '../physics/leaf/first-modes'
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
import { edgeJointTransmission } from './edge-joint'
import { joistEndTransmission } from './joist-end-flanking'
import { laboratoryLimit } from './laboratory-limit'

/** Transmission coefficients at every frequency, by transmission path. */
export interface AirborneTransmission {
  readonly total: Float64Array
  /** Through the leaves, cavities and resilient layers, without the frames. */
  readonly throughLayers: Float64Array
  /** Structural transmission through the frames of each gap; empty where it has none. */
  readonly throughFrames: readonly (readonly PathTransmission[])[]
  /** What reaches the receiving room around the element, by flanking transmission of the laboratory itself. */
  readonly laboratoryFlanking: Float64Array
}

/**
 * Diffuse-field sound transmission coefficient of a stack of any number of leaves. Transfer matrices give the forced
 * transmission; the resonant transmission and the high-frequency plateau of the heaviest massive leaf raise it. The
 * frames of every cavity are added as structural paths, whose radiation is carried on to the receiving side by the
 * velocity ratios of the same matrices. Flanking transmission of the laboratory bounds the result.
 *
 * @param stack leaves from the source to the receiving side, with what lies between them, SI units
 * @returns transmission coefficients at every frequency of `FREQUENCIES_HZ`
 */
export function airborneTransmission(stack: StackModel): AirborneTransmission {
  const laboratoryFlanking = laboratoryLimit(stack)
  const withoutSpread = finiteTransmission(stack)
  const factor = wavenumberSpread(stack, sumOf(withoutSpread), (varied) => sumOf(finiteTransmission(varied)))
  const inPower = factor === null ? withoutSpread : scaledBy(factor, withoutSpread)
  const paths = withJoistEnds(stack, scaledBy(asMeasured(stack), inPower))
  return { ...paths, total: sumOf(paths).map((tau, at) => tau + laboratoryFlanking[at]), laboratoryFlanking }
}

/** Transmission coefficients from measured sound pressure over those from sound power. */
export function asMeasured({ kind }: StackModel): Float64Array {
  return atFrequencies((frequency) => (kind === 'wall' ? 1 : 1 / boundaryField(frequency)))
}

type TransmissionPaths = Omit<AirborneTransmission, 'total' | 'laboratoryFlanking'>

function finiteTransmission(stack: StackModel): TransmissionPaths {
  const infinite =
    stack.leaves.length === 1
      ? {
          throughLayers: singleLeafResponse(stack.leaves[0], stack.mounting).transmission,
          throughFrames: [],
        }
      : isLinedOnBothSides(stack)
        ? linedTransmission(stack)
        : stackTransmission(stack)
  return withEdgeJoint(stack, scaledBy(finiteSizeFactor(stack), infinite))
}

/** The joint around a floating floor counts as transmission through the layers. */
function withEdgeJoint(stack: StackModel, paths: TransmissionPaths): TransmissionPaths {
  const joint = edgeJointTransmission(stack)
  if (joint === null) return paths
  return { ...paths, throughLayers: paths.throughLayers.map((tau, at) => tau + joint[at]) }
}

function withJoistEnds(stack: StackModel, paths: TransmissionPaths): TransmissionPaths {
  const ends = joistEndTransmission(stack)
  return {
    ...paths,
    throughFrames: paths.throughFrames.map((through, at) => {
      const transmission = ends[at]
      return transmission === null ? through : [...through, { isEdge: true, transmission }]
    }),
  }
}

function sumOf({ throughLayers, throughFrames }: TransmissionPaths): Float64Array {
  return throughLayers.map((tau, at) =>
    throughFrames.flat().reduce((sum, { transmission }) => sum + transmission[at], tau),
  )
}

/**
 * Factor by which the finite size changes the transmission: that of a single leaf, or of the massive leaves of a stack.
 */
function finiteSizeFactor({ kind, leaves, mounting }: StackModel): Float64Array {
  const deciding = leaves.length === 1 ? leaves : leaves.filter((leaf) => leaf.massive)
  const factors = deciding.map((leaf) => {
    const { finiteSize } = singleLeafResponse(leaf, mounting)
    if (kind === 'wall' || !leaf.massive) return finiteSize
    const modes = belowFirstModes(leaf, mounting.element, mounting.parameters)
    return finiteSize.map((factor, at) => factor * modes[at])
  })
  return massWeightedGeometricMean(deciding, (at, n) => factors[at][n])
}

function scaledBy(
  factor: Float64Array,
  { throughLayers, throughFrames }: TransmissionPaths,
): TransmissionPaths {
  const scaled = (values: Float64Array) => values.map((tau, at) => tau * factor[at])
  return {
    throughLayers: scaled(throughLayers),
    throughFrames: throughFrames.map((paths) =>
      paths.map(({ isEdge, transmission }) => ({ isEdge, transmission: scaled(transmission) })),
    ),
  }
}

function stackTransmission(stack: StackModel): TransmissionPaths {
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
  const gain = resonantGain(stack.leaves, alone)
  const throughFrames = stack.gaps.map((gap, at): readonly PathTransmission[] =>
    gap.type === 'springs' ? [] : gapTransmissions(gap, at, { stack, alone, forward, backward }),
  )
  const screed = floatingScreedCorrection(stack)
  return {
    throughLayers: forward.transmission.map((tau, at) => tau * gain[at] * screed[at]),
    throughFrames,
  }
}

/**
 * A stack, the responses of its single leaves, and of the stack in both directions of transmission; null where the
 * backward one is not needed.
 */
interface StackResponses {
  readonly stack: StackModel
  readonly alone: readonly SingleLeafResponse[]
  readonly forward: DiffuseResponse
  readonly backward: DiffuseResponse | null
}

/**
 * Structural transmission through the frames of one gap: the mean of both directions, or the one direction that is
 * modelled.
 */
function gapTransmissions(
  gap: CavityGap,
  at: number,
  { stack, alone, forward, backward }: StackResponses,
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
  // In the reversed stack the leaves are numbered from the other end.
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
 * The direction of transmission in which the frames of a gap can be modelled: out of a massive leaf into a lightweight
 * one, and out of a leaf that carries a floating one. The floating leaf restrains it, which the transfer matrices take
 * into account and the point or line mobility of the single leaf does not. Where neither leaf is distinguished in this
 * way the result is the mean of both directions, as reciprocity asks for one value.
 */
function modelledDirection({ leaves, gaps }: StackModel, at: number): 'onward' | 'backward' | 'both' {
  const isRestrained = (leaf: number, other: number) =>
    Number(leaves[leaf].massive) || Number(gaps[other]?.type === 'springs')
  const difference = isRestrained(at, at - 1) - isRestrained(at + 1, at + 1)
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

/**
 * Exponent of the mass by which massive leaves are weighted: the heaviest dominates, and no result jumps where two
 * swap.
 */
const MASS_EXPONENT = 8

/** Ratio of the total transmission of the heaviest massive leaf to its forced transmission, at least 1. */
function resonantGain(leaves: readonly LeafModel[], alone: readonly SingleLeafResponse[]): Float64Array {
  const massive = leaves.flatMap((leaf, at) => (leaf.massive ? [{ leaf, alone: alone[at] }] : []))
  return massWeightedGeometricMean(
    massive.map(({ leaf }) => leaf),
    (at, n) => Math.max(massive[at].alone.transmission[n] / massive[at].alone.forcedTransmission[n], 1),
  )
}

/**
 * Geometric mean of a factor over leaves, weighted by a high power of their mass per area; 1 where there is no leaf. It
 * is practically the factor of the heaviest leaf, without a jump where two leaves of about the same mass change places.
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

/** Whether the stack is a massive wall or floor with a lining on each side, across a cavity. */
function isLinedOnBothSides({ leaves, gaps }: StackModel): boolean {
  if (leaves.length !== 3 || gaps.some((gap) => gap.type !== 'cavity')) return false
  return leaves[1].massive && !leaves[0].massive && !leaves[2].massive
}

/**
 * Both linings of a massive core: each improves it as if the other were not there, tau = tau_1 tau_2/tau_core. Valid
 * while the core weighs more than five times as much as a lining.
 */
function linedTransmission(stack: StackModel): TransmissionPaths {
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
  // tau = tau_before tau_behind/tau_core; the airborne part is what remains of it without the frames of both sides.
  const framesBefore = scalePaths(before.throughFrames[0], behind.throughLayers)
  const framesBehind = scalePaths(behind.throughFrames[0], sumBefore)
  const total = scaled(sumBefore, sumBehind)
  const throughLayers = total.map((tau, at) =>
    [...framesBefore, ...framesBehind].reduce((rest, path) => rest - path.transmission[at], tau),
  )
  return { throughLayers, throughFrames: [framesBefore, framesBehind] }
}
