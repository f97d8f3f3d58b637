import { type AirborneTransmission, airborneTransmission } from './airborne/airborne'
import { withFrameFlanking } from './airborne/frame-flanking'
import type { Assembly } from './input/assembly'
import { distanceOfNearest } from './evidence/nearest-measured'
import { findFault, idsOfAll } from './input/check-assembly'
import { constructionKind } from './validity/construction-kind'
import { bandMeans } from './physics/frequency'
import { floorImpact, type ImpactLevels } from './impact/floor-impact'
import { inReceivingRoom } from './impact/receiving-room'
import { criticalFrequency, type LeafModel } from './physics/leaf/leaf-model'
import { CALIBRATED, type ModelParameters } from './calibrated'
import { airborneLimits, impactLimits } from './validity/limiting-path'
import { ENGINE_VERSION } from './marker'
import { type Mounting, LABORATORIES, mountingOf } from './physics/mounting'
import { unforeseen } from './input/fault'
import { isOutsideRange, noticesOf } from './validity/notices'
import type {
  LimitingPath,
  Prediction,
  PredictionMade,
  PredictionRefused,
  SpectrumPrediction,
  Standard,
} from './prediction'
import { elementOf } from './physics/radiation/element'
import { ratePredicted } from './rating/rate-predicted'
import { type Resonance, massSpringMassResonances } from './physics/stack/resonance'
import { type StackModel, stackModel } from './physics/stack/stack-model'
import {
  hasAssumedFrame,
  uncertaintyBasis,
  uncertaintyOf,
  type UncertaintyReasons,
} from './validity/uncertainty'

/** Element sizes that are assumed where the assembly states none, m: usual laboratory test openings. */
const DEFAULT_SIZE_M = { wall: [3.66, 2.75], floor: [4, 5] } as const

/**
 * Predicts the sound reduction index (transmission loss) of an assembly and, for a floor, its normalised impact sound
 * level, rated by ISO 717 and by ASTM, each for the mounting of that standard's laboratories.
 *
 * @param assembly leaves, cavities and resilient layers from the source side to the receiving side, in SI units
 * @param parameters calibrated values of the models; only the calibration passes others
 * @returns spectra of 21 third octaves from 50 to 5000 Hz in dB, with ratings and their standard uncertainties in dB
 *   and the mass in kg/m²; or a refusal with a code and the components at fault. It never throws.
 *
 * @example
 * const wall = predict({
 *   kind: 'wall',
 *   parts: [{ part: 'leaf', sheets: [{ componentId: 'wall', role: 'massive element', material: 'concrete',
 *     thickness_m: 0.2, density_kgm3: 2300, modulus_Pa: 30e9 }] }],
 * })
 * if (wall.ok) wall.airborne.iso.ratings[0] // { id: 'Rw', value: 59, … }, uncertainty_db.Rw 2.3, 460 kg/m²
 */
export function predict(assembly: Assembly, parameters: ModelParameters = CALIBRATED): Prediction {
  try {
    const fault = findFault(assembly)
    if (fault !== null) return refuse(fault)
    const prediction = predictSound(assembly, parameters)
    if (isFinitePrediction(prediction)) return prediction
    return refuse({
      code: 'CalculationError',
      reason: { code: 'NoFiniteResult', params: {} },
      componentIds: idsOfAll(assembly),
    })
  } catch (cause) {
    return refuse({ code: 'UnknownError', reason: unforeseen(cause), componentIds: [] })
  }
}

/**
 * The sound reduction index alone under the mounting of one standard, as `predict` has it: of an element that is a part of a
 * building nothing else is asked.
 *
 * @returns 21 third octaves in dB
 * @throws an error with the code of the refusal where `predict` would refuse the assembly
 */
export function reductionOf(assembly: Assembly, standard: Standard): readonly number[] {
  const fault = findFault(assembly)
  if (fault !== null) throw new Error(fault.reason.code)
  const element = elementOf(assembly.size_m ?? DEFAULT_SIZE_M[assembly.kind])
  const stack = stackModel(assembly, mountingOf(standard, assembly, element, CALIBRATED))
  const values_db = reductionFrom(airborneTransmission(stack))
  if (!values_db.every(Number.isFinite)) throw new Error('NoFiniteResult')
  return values_db
}

function predictSound(assembly: Assembly, parameters: ModelParameters): PredictionMade {
  const size_m = assembly.size_m ?? DEFAULT_SIZE_M[assembly.kind]
  const element = elementOf(size_m)
  const mountings = {
    iso: mountingOf('iso', assembly, element, parameters),
    astm: mountingOf('astm', assembly, element, parameters),
  }
  const stack = stackModel(assembly, mountings.iso)
  const kind = constructionKind(stack, assembly.covering !== undefined)
  const reasons: UncertaintyReasons = {
    kind,
    distance: distanceOfNearest(stack, assembly.covering?.contactStiffness_Npm ?? null),
    isOutsideRange: isOutsideRange(stack),
    hasAssumedFrame: hasAssumedFrame(stack),
  }
  const byStandard = <T>(compute: (mounted: StackModel) => T) => perMounting(stack, mountings, compute)
  const through = byStandard(airborneTransmission)
  const pastFrame = (standard: Standard) =>
    withFrameFlanking(through[standard], { ...stack, mounting: mountings[standard] })
  const airborne = { iso: pastFrame('iso'), astm: pastFrame('astm') }
  const surface = { covering_Npm: assembly.covering?.contactStiffness_Npm ?? null, asHardScreed: false }
  const impact = assembly.kind === 'wall' ? null : byStandard((mounted) => floorImpact(mounted, surface))

  const airborneBy = (standard: Standard) =>
    spectrumPrediction('airborne', standard, airborne[standard], { stack, mountings, reasons })
  const impactBy = (standard: Standard, levels: Readonly<Record<Standard, ImpactLevels>>) =>
    spectrumPrediction('impact', standard, levels[standard], { stack, mountings, reasons })
  const iso = airborneBy('iso')
  return {
    ok: true,
    airborne: { iso, astm: airborneBy('astm') },
    impact: impact === null ? null : { iso: impactBy('iso', impact), astm: impactBy('astm', impact) },
    surfaceMass_kgm2: surfaceMassOf(assembly, stack),
    totalThickness_m: thicknessOf(assembly),
    size_m,
    resonances_hz: massSpringMassResonances(stack),
    coincidences_hz: stack.leaves.flatMap(coincidencesOf),
    notices: noticesOf(stack, kind, iso.values_db),
    engineVersion: ENGINE_VERSION,
  }
}

/**
 * Only massive leaves depend on the mounting; without one, and where both mountings are equal, both standards share one
 * computation.
 */
function perMounting<T>(
  stack: StackModel,
  mountings: Mountings,
  compute: (mounted: StackModel) => T,
): Readonly<Record<Standard, T>> {
  const iso = compute({ ...stack, mounting: mountings.iso })
  const isShared =
    mountings.iso.edgeAbsorption === mountings.astm.edgeAbsorption ||
    !stack.leaves.some((leaf) => leaf.massive)
  return { iso, astm: isShared ? iso : compute({ ...stack, mounting: mountings.astm }) }
}

type Mountings = Readonly<Record<Standard, Mounting>>
type Computed = AirborneTransmission | ImpactLevels

interface PredictionContext {
  readonly stack: StackModel
  readonly mountings: Mountings
  readonly reasons: UncertaintyReasons
}

function spectrumPrediction(
  of: 'airborne' | 'impact',
  standard: Standard,
  computed: Computed,
  { stack, mountings, reasons }: PredictionContext,
): SpectrumPrediction {
  const { values_db, limitingPath } = valuesAndLimits(computed, stack)
  const ratings = ratePredicted(of, standard, values_db)
  return {
    values_db,
    mounting: {
      edgeAbsorption: mountings[standard].edgeAbsorption,
      laboratory: LABORATORIES[standard],
    },
    ratings,
    uncertainty_db: Object.fromEntries(ratings.map(({ id }) => [id, uncertaintyOf(id, reasons)])),
    uncertaintyBasis: uncertaintyBasis(of, reasons),
    limitingPath,
  }
}

function valuesAndLimits(
  computed: Computed,
  stack: StackModel,
): { readonly values_db: readonly number[]; readonly limitingPath: readonly LimitingPath[] } {
  if ('total_db' in computed)
    return {
      values_db: Array.from(computed.total_db, inReceivingRoom),
      limitingPath: impactLimits(stack, computed),
    }
  return {
    values_db: reductionFrom(computed),
    limitingPath: airborneLimits(stack, computed),
  }
}

/**
 * No element transmits more than the incident energy; the mass-air-mass resonance of light foils in the finite-size model
 * could exceed it.
 */
function reductionFrom({ total }: AirborneTransmission): readonly number[] {
  return Array.from(bandMeans(total), (tau) => -10 * Math.log10(Math.min(tau, 1)))
}

function isFinitePrediction({ airborne, impact }: PredictionMade): boolean {
  const spectra = [...Object.values(airborne), ...(impact === null ? [] : Object.values(impact))]
  return spectra.every(({ values_db }) => values_db.every(Number.isFinite))
}

/** The critical frequency of a leaf; for an orthotropic leaf one for each principal direction. */
function coincidencesOf(leaf: LeafModel): readonly Resonance[] {
  const sum = (of: (plate: LeafModel['plates'][number]) => number) =>
    leaf.plates.reduce((total, plate) => total + of(plate), leaf.ribbing?.addedStiffness_Nm ?? 0)
  const stiffnesses = leaf.orthotropic
    ? [
        sum((plate) => plate.bendingMajor_Nm),
        leaf.plates.reduce((total, plate) => total + plate.bendingMinor_Nm, 0),
      ]
    : [leaf.bending_Nm]
  return stiffnesses.map((bending_Nm) => ({
    frequency_hz: criticalFrequency(leaf.mass_kgm2, bending_Nm),
    componentIds: leaf.componentIds,
  }))
}

/** Mass per area of leaves, cavity fills, resilient layers and covering, kg/m²; frames are not counted. */
function surfaceMassOf({ parts, covering }: Assembly, stack: StackModel): number {
  const leaves = stack.leaves.reduce((sum, leaf) => sum + leaf.mass_kgm2, 0)
  const rest = parts.reduce((sum, part) => {
    if (part.part === 'resilient layer') return sum + part.thickness_m * part.density_kgm3
    if (part.part === 'leaf') return sum
    return part.fills.reduce((total, fill) => total + fill.thickness_m * fill.density_kgm3, sum)
  }, 0)
  return leaves + rest + (covering === undefined ? 0 : covering.thickness_m * (covering.density_kgm3 ?? 0))
}

function thicknessOf({ parts, covering }: Assembly): number {
  return parts.reduce((sum, part) => {
    if (part.part === 'cavity') return sum + part.depth_m
    if (part.part === 'resilient layer') return sum + part.thickness_m
    return part.sheets.reduce((total, sheet) => total + sheet.thickness_m, sum + (part.ribs?.depth_m ?? 0))
  }, covering?.thickness_m ?? 0)
}

function refuse(fault: Pick<PredictionRefused, 'code' | 'reason' | 'componentIds'>): PredictionRefused {
  return { ok: false, ...fault, engineVersion: ENGINE_VERSION }
}
