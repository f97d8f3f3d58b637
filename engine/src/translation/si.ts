/** Conversion of the units of constructions to SI; all conversions are here. */
/** Lengths: mm to m. */
export const m = (length_mm: number): number => length_mm / 1e3
export const megapascals = (modulus_MPa: number): number => modulus_MPa * 1e6
export const gigapascals = (modulus_GPa: number): number => modulus_GPa * 1e9
/** Stiffness per area: MN/m³ to N/m³. */
export const Npm3 = (stiffness_MNm3: number): number => stiffness_MNm3 * 1e6
/** Point stiffness: MN/m to N/m. */
export const Npm = (stiffness_MNm: number): number => stiffness_MNm * 1e6
