import { AIR_IMPEDANCE, SOUND_SPEED } from '../physics/air'

/** The air that a calculation assumes; the printed examples of ISO 12354 have 340 m/s and 1.29 kg/m³. */
export interface Air {
  readonly soundSpeed_mps: number
  /** rho0 c0, Pa s/m. */
  readonly impedance_Paspm: number
}

const AIR: Air = { soundSpeed_mps: SOUND_SPEED, impedance_Paspm: AIR_IMPEDANCE }

/** Reference frequency of the equivalent absorption length and of the edge absorption, Hz. */
const REFERENCE_HZ = 1000

/** Range of the absorption coefficient of an edge, ISO 12354-1:2017 annex C. */
const EDGE_ABSORPTION = [0.05, 0.5] as const

/** One edge of a massive element, with the elements that are joined to it there. */
export interface Edge {
  readonly length_m: number
  readonly joined: readonly { readonly critical_hz: number; readonly Kij_db: number }[]
}

/** Absorption coefficient of an edge, the sum of sqrt(fc/fref) 10^(-Kij/10): ISO 12354-1:2017 formula C.4. */
export function edgeAbsorption({ joined }: Edge): number {
  return joined.reduce(
    (sum, { critical_hz, Kij_db }) => sum + Math.sqrt(critical_hz / REFERENCE_HZ) * 10 ** (-Kij_db / 10),
    0,
  )
}

/** Mean absorption coefficient of the perimeter of an element, held within the range of ISO 12354-1:2017 annex C. */
export function meanEdgeAbsorption(edges: readonly Edge[]): number {
  const perimeter_m = edges.reduce((sum, { length_m }) => sum + length_m, 0)
  const mean = edges.reduce((sum, edge) => sum + edge.length_m * edgeAbsorption(edge), 0) / perimeter_m
  return Math.min(Math.max(mean, EDGE_ABSORPTION[0]), EDGE_ABSORPTION[1])
}

/** A massive element in its building, in one band. */
export interface ElementInBuilding {
  readonly frequency_hz: number
  readonly area_m2: number
  readonly mass_kgm2: number
  readonly critical_hz: number
  readonly internalLoss: number
  /** Radiation efficiency of free bending waves. */
  readonly radiation: number
  /** Length of the edges times their absorption coefficients, m. */
  readonly absorbingEdges_m: number
}

/**
 * Total loss factor of a massive element in its building: internal losses, radiation to both sides and what its edges
 * pass on. ISO 12354-1:2017 formula C.1.
 */
export function lossFactorInBuilding(element: ElementInBuilding, air: Air = AIR): number {
  const {
    frequency_hz: f,
    area_m2,
    mass_kgm2,
    critical_hz,
    internalLoss,
    radiation,
    absorbingEdges_m,
  } = element
  return (
    internalLoss +
    (air.impedance_Paspm * radiation) / (Math.PI * f * mass_kgm2) +
    (air.soundSpeed_mps * absorbingEdges_m) / (Math.PI ** 2 * area_m2 * Math.sqrt(f * critical_hz))
  )
}

/** Loss factor of a massive element below 800 kg/m² in a laboratory, ISO 12354-1:2017 formula C.3. */
export function laboratoryLossFactor(internalLoss: number, mass_kgm2: number, frequency_hz: number): number {
  return internalLoss + mass_kgm2 / (485 * Math.sqrt(frequency_hz))
}

/** Structural reverberation time of a loss factor, s. */
export function structuralReverberationTime(lossFactor: number, frequency_hz: number): number {
  return 2.2 / (frequency_hz * lossFactor)
}

/**
 * Equivalent absorption length of a massive element, m: a = 2.2 pi^2 S/(c0 Ts) sqrt(fref/f), ISO 12354-1:2017 formula
 * 11.
 */
export function equivalentAbsorptionLength(
  { area_m2, frequency_hz }: Pick<ElementInBuilding, 'area_m2' | 'frequency_hz'>,
  lossFactor: number,
  { soundSpeed_mps }: Air = AIR,
): number {
  const time_s = structuralReverberationTime(lossFactor, frequency_hz)
  return ((2.2 * Math.PI ** 2 * area_m2) / (soundSpeed_mps * time_s)) * Math.sqrt(REFERENCE_HZ / frequency_hz)
}
