import { THIRD_OCTAVES_HZ } from '../band'
import { CALIBRATED } from '../calibrated'
import type { Assembly, Leaf } from '../input/assembly'
import { leafModel, type LeafModel } from '../physics/leaf/leaf-model'
import { bendingWaveRadiationEfficiency } from '../physics/radiation/bending-radiation'
import { elementOf } from '../physics/radiation/element'
import { predict, reductionOf } from '../predict'
import type { PredictionMade, Standard } from '../prediction'
import { massiveLeaf, type ElementSide } from './element-side'
import { flankSide } from './flank-element'
import { equivalentAbsorptionLength, lossFactorInBuilding } from './in-situ'
import { knownReduction } from './known-reductions'
import type { Face } from './room-paths'
import type { Flank } from './rooms'

/** Increase of the sound reduction index below the critical frequency when only resonant vibration counts, dB. */
const RESONANT_DB = 8

/** An element of the building: how large it is, and how much of its vibration its edges take. */
export interface Placed {
  readonly kind: Assembly['kind']
  readonly size_m: readonly [number, number]
  /** Mean absorption coefficient of its edges; null for elements that keep their laboratory values. */
  readonly edgeAbsorption: number | null
}

/** Whether an element of one leaf is heavy and homogeneous, so that its damping depends on the building (type A). */
export function isHeavy({ sheets }: Leaf): boolean {
  return sheets.some(
    ({ role, material }) => role === 'massive element' && (material === 'concrete' || material === 'masonry'),
  )
}

/** The leaf as the models see it: its mass, critical frequency and internal loss factor. */
export function modelOf(leaf: Leaf): LeafModel {
  return leafModel(leaf, CALIBRATED)
}

/** Mass per area of the massive leaf, or of all leaves where there is none, kg/m². */
export function massOfElement(assembly: Assembly): number {
  const base = massiveLeaf(assembly)
  if (base !== null) return modelOf(base).mass_kgm2
  return assembly.parts.reduce((sum, part) => (part.part === 'leaf' ? sum + modelOf(part).mass_kgm2 : sum), 0)
}

/** Mass per area of a flank as its junctions count it, kg/m². */
export const massOfFlank = (flank: Flank): number =>
  'assembly' in flank ? massOfElement(flank.assembly) : flank.mass_kgm2

/** Critical frequency of the leaf that a flank turns to its room, Hz. */
export const criticalOfFlank = (flank: Flank): number => modelOf(flankSide(flank).leaf).critical_hz

/** A part of the separating element or a flank, predicted at its place. Equal ones are predicted once. */
export class PlacedElements {
  private readonly known = new Map<string, PredictionMade>()

  predicted(parts: Assembly['parts'], placed: Placed, covering?: Assembly['covering']): PredictionMade {
    const key = JSON.stringify([parts, placed, covering])
    const before = this.known.get(key)
    if (before !== undefined) return before
    const prediction = predict({ ...assemblyAt(parts, placed), ...(covering && { covering }) })
    if (!prediction.ok) throw new Error(prediction.reason.code)
    this.known.set(key, prediction)
    return prediction
  }

  /** The sound reduction index of an element at its place, dB; it is remembered from rooms to rooms. */
  reduction(parts: Assembly['parts'], placed: Placed, standard: Standard): readonly number[] {
    // What its edges take in the building is the same by both standards.
    const mounting = placed.edgeAbsorption === null ? standard : 'iso'
    const key = JSON.stringify([parts, placed, mounting])
    return knownReduction(key, () => reductionOf(assemblyAt(parts, placed), mounting))
  }

  /** What a side of an element turns to its room. */
  faceOf({ leaf, parts, isLight }: ElementSide, placed: Placed, standard: Standard): Face {
    return isLight ? this.lightFace(leaf, parts, placed, standard) : this.face(leaf, parts, placed, standard)
  }

  /** The face of an element of one massive leaf, with what lies on it on this side. */
  face(bare: Leaf, lined: Assembly['parts'], placed: Placed, standard: Standard): Face {
    const R_db = this.reduction([bare], placed, standard)
    const withLining = this.reduction(lined, placed, standard)
    return {
      area_m2: placed.size_m[0] * placed.size_m[1],
      R_db,
      lining_db: withLining.map((R, band) => R - R_db[band]),
      absorption_m: absorptionLengths(bare, placed),
    }
  }

  /** The face of a leaf on studs or joists: its resonant vibration, and what lies on it. */
  private lightFace(leaf: Leaf, lined: Assembly['parts'], placed: Placed, standard: Standard): Face {
    const face = this.face(leaf, lined, placed, standard)
    const { critical_hz } = modelOf(leaf)
    return {
      ...face,
      R_db: face.R_db.map((R, band) => (THIRD_OCTAVES_HZ[band] < critical_hz ? R + RESONANT_DB : R)),
    }
  }
}

const assemblyAt = (parts: Assembly['parts'], { kind, size_m, edgeAbsorption }: Placed): Assembly => ({
  kind,
  parts,
  size_m,
  ...(edgeAbsorption !== null && { edgeAbsorption }),
})

/**
 * Equivalent absorption lengths of an element in 21 bands, m: from its loss factor in the building where it is heavy and
 * homogeneous, its area over 1 m otherwise (ISO 12354-1:2017 clause 4.2.2).
 */
function absorptionLengths(leaf: Leaf, { size_m, edgeAbsorption }: Placed): readonly number[] {
  const element = elementOf([...size_m])
  const { area_m2, perimeter_m } = element
  if (edgeAbsorption === null || !isHeavy(leaf)) return THIRD_OCTAVES_HZ.map(() => area_m2)
  const { mass_kgm2, critical_hz, lossFactor } = modelOf(leaf)
  return THIRD_OCTAVES_HZ.map((frequency_hz) =>
    equivalentAbsorptionLength(
      { area_m2, frequency_hz },
      lossFactorInBuilding({
        frequency_hz,
        area_m2,
        mass_kgm2,
        critical_hz,
        internalLoss: lossFactor,
        radiation: bendingWaveRadiationEfficiency(frequency_hz, critical_hz, element),
        absorbingEdges_m: perimeter_m * edgeAbsorption,
      }),
    ),
  )
}
