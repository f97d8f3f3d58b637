import { THIRD_OCTAVES_HZ } from '../band'
import type { Frame } from '../physics/connection/coupling'
import { frameTransmissions, type PathTransmission } from '../physics/connection/structural-path'
import { AIR_IMPEDANCE } from '../physics/air'
import { atFrequencies, bandMeans } from '../physics/frequency'
import { withoutBays } from '../physics/leaf/bay-resonance'
import { belowFirstModes } from '../physics/leaf/first-modes'
import { interfaceFriction, type LeafModel } from '../physics/leaf/leaf-model'
import { dynamicStiffnessInSeries, massSpringMassResonances } from '../physics/stack/resonance'
import { stackLayersAt } from '../physics/stack/stack-layers'
import type { StackModel } from '../physics/stack/stack-model'
import { floatingImprovement, WET_SCREED } from './floating-improvement'
import { deckBays } from './deck-bays'
import { stiffnessOnElasticBed, tappingForce2 } from './hammer'
import { impactLevel, impactResponse, type ImpactResponse } from './impact-response'
import { joistLoadFactor } from './joist-load'
import { wavenumberSpread } from '../physics/stack/wavenumber-spread'
import { screedShare } from '../physics/leaf/screed'
import { shareFrom } from '../physics/share'
import { coveringShare, reboundGain, struckSurface, type Surface } from './struck-surface'

/** Normalised impact sound pressure levels in dB, 21 third octaves, by transmission path. */
export interface ImpactLevels {
  readonly total_db: Float64Array
  /** Share of the radiated power transmitted by frames in each band: by gap, by coupling. */
  readonly frameShares: readonly (readonly { readonly isEdge: boolean; readonly share: Float64Array }[])[]
  /** How the level was calculated: by integration over structural wavenumbers, or by the rule for floating screeds. */
  readonly rule: 'wavenumber integral' | 'floating screed'
}

/**
 * Largest improvement by a floating floor in any band, dB: sound bridges, flanking transmission and noise limit what is
 * measured.
 */
const LARGEST_IMPROVEMENT_DB = 50

/**
 * Normalised impact sound pressure level Ln of a floor of any number of leaves under the tapping machine. The power
 * radiated by the whole stack is integrated over structural wavenumbers; the frames are driven by the leaf above their
 * cavity. A wet screed on a resilient layer improves the level of its base by 30 lg(f/f0) (ISO 12354-2:2017 annex C),
 * because real screeds do not reach the 40 lg(f/f0) of transfer matrices.
 *
 * @param stack leaves from the top to the receiving room, SI units
 * @param surface the covering that the hammers strike, if there is one
 * @returns levels of 21 third octaves, 50 to 5000 Hz, dB
 */
export function floorImpact(stack: StackModel, surface: Surface): ImpactLevels {
  const levels = impactWithoutSpread(stack, surface)
  const energiesOf = ({ total_db }: ImpactLevels) => total_db.map((level) => 10 ** (level / 10))
  const factor = wavenumberSpread(stack, energiesOf(levels), (varied) =>
    energiesOf(impactWithoutSpread(varied, surface)),
  )
  if (factor === null) return levels
  return { ...levels, total_db: levels.total_db.map((level, band) => level + 10 * Math.log10(factor[band])) }
}

function impactWithoutSpread(stack: StackModel, surface: Surface): ImpactLevels {
  const onScreed = coveringOnScreed(stack)
  return interpolated(
    onScreed.share,
    () => impactWithoutSpread(withoutTopLeaf(stack), { ...surface, covering_Npm: onScreed.stiffness_Npm }),
    () =>
      interpolated(
        floatingScreedShare(stack),
        () => floatingScreed(stack, surface),
        () => dryFloor(stack, surface),
      ),
  )
}

/** Interpolates the levels of two models in dB; the limiting paths are those of the one with the greater share. */
function interpolated(share: number, one: () => ImpactLevels, other: () => ImpactLevels): ImpactLevels {
  if (share <= 0) return other()
  if (share >= 1) return one()
  const [first, second] = [one(), other()]
  const total_db = first.total_db.map((level, band) => share * level + (1 - share) * second.total_db[band])
  return { ...(share >= 0.5 ? first : second), total_db }
}

function wavenumberIntegral(given: StackModel, surface: Surface): ImpactLevels {
  const damped = withJoistLosses(given)
  // Under a hammer bays are a factor of their own (`deckBays`).
  const stack = { ...damped, leaves: damped.leaves.map(withoutBays) }
  const [top] = stack.leaves
  const response = impactResponse(stackLayersAt(stack, 1), stack.leaves, stack.mounting.element)
  const struck = struckSurface(top, stack.gaps[0], stack.leaves[1], surface)
  const load = joistLoadFactor(stack)
  const modes = firstModes(stack)
  const bays = deckBays(stack)
  const force2 = tappingForce2(struck).map((f2, at) => f2 * load[at] * modes[at] * (bays?.[at] ?? 1))
  const gain_db = reboundGain(stack, surface)

  const { total, framePowers } = radiatedPower(stack, response, force2)
  return {
    total_db: total.map((power) => impactLevel(power) + gain_db),
    frameShares: framePowers.map((paths) =>
      paths.map(({ isEdge, power }) => ({ isEdge, share: power.map((p, band) => p / total[band]) })),
    ),
    rule: 'wavenumber integral',
  }
}

/**
 * Sound power that a stack radiates below under point forces on its top, W in 21 third octaves: of the whole, and through
 * the frames of each gap.
 *
 * @param response of the same stack
 * @param force2 mean square force per third octave, N², at every frequency
 */
export function radiatedPower(stack: StackModel, response: ImpactResponse, force2: Float64Array) {
  const direct = bandMeans(response.power.map((power, at) => power * force2[at]))
  const frames = stack.gaps.map((_, at) => frameResponses(stack, at, response))
  const framePowers = frames.map((paths) =>
    paths.map(({ isEdge, transmission }) => ({
      isEdge,
      // W = F^2 int |v|^2 k dk/(2 pi) * tau/(4 rho c), since the transmission coefficient of a bridge is per mean
      // square pressure.
      power: bandMeans(transmission.map((tau, at) => (tau * force2[at]) / (4 * AIR_IMPEDANCE))),
    })),
  )
  const total = direct.map((power, band) =>
    framePowers.flat().reduce((sum, path) => sum + path.power[band], power),
  )
  return { total, framePowers }
}

/** Factor of the lowest modes of the heaviest massive leaf. */
function firstModes({ leaves, mounting: { element, parameters } }: StackModel): Float64Array {
  const massive = leaves.filter((leaf) => leaf.massive)
  if (massive.length === 0) return atFrequencies(() => 1)
  const heaviest = massive.reduce((a, b) => (b.mass_kgm2 > a.mass_kgm2 ? b : a))
  return belowFirstModes(heaviest, element, parameters)
}

/** Transmission through the frames of one gap, driven by the leaf above it, as radiated on the receiving side. */
function frameResponses(
  stack: StackModel,
  at: number,
  { leafVelocity2 }: ImpactResponse,
): readonly PathTransmission[] {
  const gap = stack.gaps[at]
  if (gap.type === 'springs') return []
  const last = leafVelocity2.length - 1
  return gap.frames.flatMap((frame) =>
    frameTransmissions(underTappingMachine(frame), {
      source: stack.leaves[at],
      receiver: stack.leaves[at + 1],
      velocity2: leafVelocity2[at],
      mounting: stack.mounting,
    }).map(({ isEdge, transmission }) => ({
      isEdge,
      transmission: transmission.map((tau, n) => (tau * leafVelocity2[last][n]) / leafVelocity2[at + 1][n]),
    })),
  )
}

/**
 * A frame under the short bending waves of the tapping machine: the mass of the joists restrains a deck above resilient
 * channels. A diffuse sound field moves deck and joists together, because the bending waves of the joists are faster
 * than sound from some 60 Hz on. A ceiling fixed rigidly to the joists is also excited by the hammers that strike above
 * them, so its frame is not changed.
 */
function underTappingMachine(frame: Frame): Frame {
  const { type } = frame
  if (type.joistMass_kgpm === undefined || type.rigidMass_kgpm !== null) return frame
  const lineMass_kgpm = type.joistMass_kgpm
  return { ...frame, type: { ...type, couplings: type.couplings.map((of) => ({ ...of, lineMass_kgpm })) } }
}

/**
 * Ratio of the masses of base and screed between which the rule for floating screeds begins to apply and applies fully.
 * It refers to the level of the bare base, as if the screed did not restrain it, which holds for a base at least about
 * as heavy as the screed. A much lighter base, such as a deck on joists, is restrained by the mass of the screed, which
 * the wavenumber integral takes into account, although a real screed does not reach its 40 lg(f/f0) there either. 0.6
 * is cross-laminated timber of 140 mm under 50 mm of screed; 0.05 gives decks on joists the Ln,w 54 and 46 of DIN
 * 4109-33:2016 tables 17 and 20 within 4 dB.
 */
const BASE_OVER_SCREED = [0.05, 0.6] as const

function floatingScreedShare({ leaves: [screed, base], gaps }: StackModel): number {
  if (gaps[0]?.type !== 'springs') return 0
  return screedShare(screed) * shareFrom(...BASE_OVER_SCREED, base.mass_kgm2 / screed.mass_kgm2)
}

/**
 * Level of the base as struck on hard screed, less 30 lg(f/f0) with f0 = sqrt(s'(1/m1 + 1/m²))/(2 pi) (ISO 12354-2:2017
 * formula C.1).
 */
function floatingScreed(stack: StackModel, surface: Surface): ImpactLevels {
  const base = impactWithoutSpread(withoutTopLeaf(stack), { ...surface, asHardScreed: true })
  const [{ frequency_hz: resonance_hz }] = massSpringMassResonances(stack)
  return {
    ...base,
    rule: 'floating screed',
    total_db: base.total_db.map((level, band) =>
      withLargestImprovement(
        level - floatingImprovement(THIRD_OCTAVES_HZ[band], resonance_hz, WET_SCREED),
        level,
      ),
    ),
  }
}

/**
 * Any other floor, by the wavenumber integral. Boards on a resilient layer improve their base by at most as much as a
 * screed.
 */
function dryFloor(stack: StackModel, surface: Surface): ImpactLevels {
  const levels = wavenumberIntegral(stack, surface)
  if (stack.gaps[0]?.type !== 'springs') return levels
  const base = wavenumberIntegral(withoutTopLeaf(stack), { ...surface, asHardScreed: true })
  return {
    ...levels,
    total_db: levels.total_db.map((level, band) => withLargestImprovement(level, base.total_db[band])),
  }
}

/** A level of a floating floor with its largest improvement of the base, as an energetic sum, dB. */
function withLargestImprovement(level_db: number, base_db: number): number {
  return 10 * Math.log10(10 ** (level_db / 10) + 10 ** ((base_db - LARGEST_IMPROVEMENT_DB) / 10))
}

/**
 * A light floating covering (parquet, laminate) on a floating screed only softens the impact, by its stiffness under a
 * hammer: to what degree the top leaf is one, and that stiffness.
 */
function coveringOnScreed({ leaves, gaps }: StackModel): {
  readonly share: number
  readonly stiffness_Npm: number
} {
  const [top, screed] = leaves
  const [under, below] = gaps
  if (under?.type !== 'springs' || below?.type !== 'springs') return { share: 0, stiffness_Npm: 0 }
  return {
    share: screedShare(screed) * coveringShare(top),
    stiffness_Npm: stiffnessOnElasticBed(top.bending_Nm, dynamicStiffnessInSeries(under)),
  }
}

function withoutTopLeaf(stack: StackModel): StackModel {
  return { ...stack, leaves: stack.leaves.slice(1), gaps: stack.gaps.slice(1) }
}

function withJoistLosses(stack: StackModel): StackModel {
  const last = stack.gaps[stack.gaps.length - 1]
  const onJoists =
    last?.type === 'cavity' && last.frames.some(({ type }) => type.joistMass_kgpm !== undefined)
  if (!onJoists) return stack
  const { parameters } = stack.mounting
  const damped = (leaf: LeafModel): LeafModel => ({
    ...leaf,
    lossFactor: Math.max(leaf.lossFactor, parameters.joistFloorLoss),
    plates: leaf.plates.map((plate) => ({
      ...plate,
      lossFactor: Math.max(
        plate.lossFactor,
        parameters.joistFloorLoss * interfaceFriction(leaf.plates.length, parameters),
      ),
    })),
  })
  return {
    ...stack,
    leaves: stack.leaves.map((leaf, at) => (at < stack.leaves.length - 1 ? damped(leaf) : leaf)),
  }
}
