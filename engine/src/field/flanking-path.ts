/** Reference coupling length l0, m. */
const REFERENCE_LENGTH_M = 1

/** A flanking path over a junction, in one band. */
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
