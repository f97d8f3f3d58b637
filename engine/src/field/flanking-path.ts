/** Reference coupling length l0, m. */
const REFERENCE_LENGTH_M = 1

/** Reference equivalent absorption area A0, m². */
const REFERENCE_ABSORPTION_M2 = 10

/** A flanking path over a junction, in one band or by single numbers. */
export interface FlankingPath {
  readonly Ri_db: number
  readonly Rj_db: number
  /** Improvement by linings and toppings on the elements of the path, dB. */
  readonly improvement_db: number
  readonly Kij_db: number
  readonly separatingArea_m2: number
  readonly length_m: number
}

/**
 * Flanking sound reduction index in dB: Rij = Ri/2 + Rj/2 + improvement + Kij + 10 lg(Ss/(l0 lf)), ISO 12354-1:2017
 * formula 28a.
 */
export function flankingReduction(path: FlankingPath): number {
  const geometry_db = 10 * Math.log10(path.separatingArea_m2 / (REFERENCE_LENGTH_M * path.length_m))
  return (path.Ri_db + path.Rj_db) / 2 + path.improvement_db + path.Kij_db + geometry_db
}

/**
 * Flanking impact sound pressure level in dB: Ln,ij = Ln,ii + (Ri - Rj)/2 - improvement of j - Kij - 10 lg(Si/(l0
 * lij)), ISO 12354-2:2017 formula 16.
 */
export function flankingImpact(
  level_db: number,
  path: Omit<FlankingPath, 'separatingArea_m2'> & { readonly struckArea_m2: number },
): number {
  const geometry_db = 10 * Math.log10(path.struckArea_m2 / (REFERENCE_LENGTH_M * path.length_m))
  return level_db + (path.Ri_db - path.Rj_db) / 2 - path.improvement_db - path.Kij_db - geometry_db
}

/**
 * Direction-averaged level difference of the vibration over a junction in the building, dB: Kij - 10 lg(l/sqrt(ai aj)),
 * at least 0. ISO 12354-1:2017 formula 10.
 *
 * @param absorption_m equivalent absorption lengths of both elements; the area over 1 m for those that are not heavy and
 *   homogeneous
 */
export function junctionLevelDifference(
  Kij_db: number,
  length_m: number,
  absorption_m: readonly [number, number],
): number {
  return Math.max(Kij_db - 10 * Math.log10(length_m / Math.sqrt(absorption_m[0] * absorption_m[1])), 0)
}

/** A flanking path of the detailed model in one band. */
export interface DetailedPath {
  readonly Ri_db: number
  readonly Rj_db: number
  readonly improvement_db: number
  /** Level difference over the junction in the building, dB. */
  readonly Dv_db: number
  readonly areas_m2: readonly [number, number]
}

/**
 * Flanking sound reduction index in dB, Ri/2 + Rj/2 + improvement + Dv,ij + 10 lg(Ss/sqrt(Si Sj)): ISO 12354-1:2017
 * formula 15.
 */
export function detailedReduction(path: DetailedPath, separatingArea_m2: number): number {
  const [Si, Sj] = path.areas_m2
  const geometry_db = 10 * Math.log10(separatingArea_m2 / Math.sqrt(Si * Sj))
  return (path.Ri_db + path.Rj_db) / 2 + path.improvement_db + path.Dv_db + geometry_db
}

/**
 * Flanking impact sound pressure level in dB, Ln + (Ri - Rj)/2 - improvement of j - Dv,ij - 10 lg sqrt(Si/Sj), with the
 * level and index of the struck element i bare of its ceiling: ISO 12354-2:2017 formula 12.
 */
export function detailedImpact(level_db: number, path: DetailedPath): number {
  const [Si, Sj] = path.areas_m2
  return (
    level_db +
    (path.Ri_db - path.Rj_db) / 2 -
    path.improvement_db -
    path.Dv_db -
    10 * Math.log10(Math.sqrt(Si / Sj))
  )
}

/**
 * Sound reduction index of a flank that is known as a whole by its normalised flanking level difference, dB: Dn,f + 10
 * lg(Ss llab/(A0 l)), ISO 12354-1:2017 formula 16.
 */
export function reductionOfWholeFlank(
  Dnf_db: number,
  {
    separatingArea_m2,
    length_m,
    laboratoryLength_m,
  }: {
    readonly separatingArea_m2: number
    readonly length_m: number
    readonly laboratoryLength_m: number
  },
): number {
  return (
    Dnf_db + 10 * Math.log10((separatingArea_m2 * laboratoryLength_m) / (REFERENCE_ABSORPTION_M2 * length_m))
  )
}

/**
 * Improvement by two linings on one path by single numbers, dB: the larger and half of the smaller; of two that make it
 * worse, the worse and half of the other. EN 12354-1 annex H.3, ISO 12354-1:2017 clause 4.3.
 */
export function improvementOfTwo(first_db: number, second_db: number): number {
  const [less, more] = [Math.min(first_db, second_db), Math.max(first_db, second_db)]
  return more < 0 ? less + more / 2 : more + less / 2
}
