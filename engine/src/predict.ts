import type { Assembly, Leaf } from './assembly/assembly'
import { findPropertyFault } from './assembly/check-assembly'
import { THIRD_OCTAVES_HZ } from './band'
import { bandMeans } from './frequency'
import { singleLeafImpact } from './impact/single-leaf-impact'
import { criticalFrequency, leafModel, type LeafModel } from './leaf/leaf-model'
import { singleLeafTransmission } from './leaf/single-leaf'
import { ENGINE_VERSION } from './marker'
import type {
  Notice,
  Prediction,
  PredictionRefused,
  RefusalCode,
  SpectrumPrediction,
  Standard,
} from './prediction'
import { elementOf } from './radiation/element'
import { rateAirborne, rateImpact } from './rating/rate-spectrum'
import type { RatingOutcome } from './rating/rating'
import { thirdOctaveSpectrum } from './spectrum'

/** Element sizes where the assembly states none: usual laboratory openings. */
const DEFAULT_SIZE_M = { wall: [3.66, 2.75], floor: [4, 5] } as const

/** Edge absorption of a massive leaf in the laboratory each standard's tables come from. */
const EDGE_ABSORPTION: Readonly<Record<Standard, number>> = { iso: 0.25, astm: 0.22 }

/** Published scatter between laboratories for massive elements, dB; the models' own error is not yet in it. */
const LABORATORY_SCATTER_DB = 2

/**
 * Predicts the transmission loss of an assembly and, for a floor, its impact level, rated by ISO and by ASTM, each
 * under its own mounting. An assembly that cannot be predicted gives a code and the components at fault; nothing throws.
 */
export function predict(assembly: Assembly): Prediction {
  const fault = findPropertyFault(assembly)
  if (fault !== null) return refuse('PropertyError', fault.message, fault.componentIds)
  const [leaf] = assembly.parts
  if (assembly.parts.length !== 1 || leaf.part !== 'leaf' || leaf.ribs !== undefined)
    return refuse(
      'ConstructionNotSupported',
      'this kind of construction is not predicted yet',
      componentIdsOf(assembly),
    )
  return predictSingleLeaf(assembly, leaf)
}

function predictSingleLeaf(assembly: Assembly, part: Leaf): Prediction {
  const leaf = leafModel(part)
  const size_m = assembly.size_m ?? DEFAULT_SIZE_M[assembly.kind]
  const element = elementOf(size_m)

  const predictBy = (standard: Standard, kind: 'airborne' | 'impact'): SpectrumPrediction => {
    const edgeAbsorption = assembly.edgeAbsorption ?? EDGE_ABSORPTION[standard]
    const values_db =
      kind === 'airborne'
        ? bandMeans(singleLeafTransmission(leaf, edgeAbsorption, element)).map((tau) => -10 * Math.log10(tau))
        : singleLeafImpact(leaf, assembly.covering, edgeAbsorption, element)
    const spectrum = thirdOctaveSpectrum(values_db)
    const ratings = ratingsOf(standard, kind === 'airborne' ? rateAirborne(spectrum) : rateImpact(spectrum))
    return {
      values_db: Array.from(values_db),
      mounting: { edgeAbsorption, description: MOUNTING[standard] },
      ratings,
      uncertainty_db: Object.fromEntries(ratings.map(({ index }) => [index, LABORATORY_SCATTER_DB])),
      uncertaintyBasis: 'published scatter between laboratories for massive elements',
      limitingPath: THIRD_OCTAVES_HZ.map((band_hz) => ({
        band_hz,
        path: 'leaf',
        componentIds: leaf.componentIds,
      })),
    }
  }

  return {
    ok: true,
    airborne: { iso: predictBy('iso', 'airborne'), astm: predictBy('astm', 'airborne') },
    impact:
      assembly.kind === 'wall'
        ? null
        : { iso: predictBy('iso', 'impact'), astm: predictBy('astm', 'impact') },
    surfaceMass_kgm2: leaf.mass_kgm2,
    totalThickness_m: part.sheets.reduce(
      (sum, sheet) => sum + sheet.thickness_m,
      assembly.covering?.thickness_m ?? 0,
    ),
    size_m,
    resonances_hz: [],
    coincidences_hz: coincidences(leaf),
    notices: noticesOf(leaf),
    engineVersion: ENGINE_VERSION,
  }
}

const MOUNTING: Readonly<Record<Standard, string>> = {
  iso: 'element in a rigid frame of a European laboratory',
  astm: 'element in the frame of a North American laboratory',
}

function ratingsOf(standard: Standard, outcomes: readonly RatingOutcome[]): readonly RatingOutcome[] {
  return outcomes.filter(({ edition }) => edition.startsWith(standard === 'iso' ? 'ISO' : 'ASTM'))
}

/** One critical frequency, or both of an orthotropic leaf. */
function coincidences(leaf: LeafModel) {
  const major_Nm = leaf.plates.reduce((sum, plate) => sum + plate.bendingMajor_Nm, 0)
  const minor_Nm = leaf.plates.reduce((sum, plate) => sum + plate.bendingMinor_Nm, 0)
  const stiffnesses = leaf.orthotropic ? [major_Nm, minor_Nm] : [leaf.bending_Nm]
  return stiffnesses.map((bending_Nm) => ({
    frequency_hz: criticalFrequency(leaf.mass_kgm2, bending_Nm),
    componentIds: leaf.componentIds,
  }))
}

function noticesOf(leaf: LeafModel): readonly Notice[] {
  if (leaf.mass_kgm2 >= 2 && leaf.mass_kgm2 <= 1000) return []
  const text = 'The leaf lies outside 2 to 1000 kg/m², the range of the single-leaf model.'
  return [{ code: 'outside range', text, componentIds: leaf.componentIds }]
}

function componentIdsOf(assembly: Assembly): readonly string[] {
  return assembly.parts.flatMap((part) =>
    part.part === 'leaf' ? part.sheets.map((sheet) => sheet.componentId) : [part.componentId],
  )
}

function refuse(code: RefusalCode, message: string, componentIds: readonly string[]): PredictionRefused {
  return { ok: false, code, message, componentIds, engineVersion: ENGINE_VERSION }
}
