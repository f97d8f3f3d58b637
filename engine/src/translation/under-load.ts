import type { AssemblyPart, ResilientLayer } from '../input/assembly'
import { shareFrom } from '../physics/share'

/** Mass per area above a layer from which its declared stiffness holds, kg/m²: that of screeds, for which it is meant. */
const FULL_LOAD_KGM2 = 100

/**
 * How the stiffness of loose fibres grows with their load: not at all if they were bonded like a solid, in proportion if
 * they only touched (van Wyk, Journal of the Textile Institute 37 (1946): the pressure grows with the cube of the density).
 */
const EXPONENT = 0.5

/** Stiffness of the enclosed air times thickness, N/m² (EN 29052-1, clause 8.2: 111/d in MN/m³ with d in mm). */
const ENCLOSED_AIR_NPM2 = 0.111e6

/** Densities of fibrous boards, kg/m³: foams are lighter, rubber is heavier, and neither softens under little load. */
const FOAM_KGM3 = 30
const FIBRES_KGM3 = [60, 250] as const
const RUBBER_KGM3 = 400

/**
 * A resilient layer under the mass that it carries. Its dynamic stiffness is measured under 200 kg/m² (EN 29052-1); under a
 * dry floor of 15 to 50 kg/m² fibres are softer: 50 mm of glass wool of 7 MN/m³ resonate at some 70 Hz under 48 kg/m² on
 * cross-laminated timber of 66 kg/m² (tuas-f145), as 5 MN/m³ would. The enclosed air is as stiff as ever.
 */
export function underLoad(layer: ResilientLayer, load_kgm2: number): ResilientLayer {
  const { dynamicStiffness_Npm3, thickness_m, density_kgm3 } = layer
  const [least, most] = FIBRES_KGM3
  const fibrous = Math.min(
    shareFrom(FOAM_KGM3, least, density_kgm3),
    shareFrom(RUBBER_KGM3, most, density_kgm3),
  )
  const air_Npm3 = Math.min(ENCLOSED_AIR_NPM2 / thickness_m, dynamicStiffness_Npm3)
  const share = Math.min(load_kgm2 / FULL_LOAD_KGM2, 1) ** (EXPONENT * fibrous)
  return { ...layer, dynamicStiffness_Npm3: air_Npm3 + (dynamicStiffness_Npm3 - air_Npm3) * share }
}

/** The parts of a floor, each resilient layer under the sheets that lie on it. */
export function layersUnderLoad(parts: readonly AssemblyPart[]): readonly AssemblyPart[] {
  let load_kgm2 = 0
  return parts.map((part) => {
    if (part.part === 'resilient layer') return underLoad(part, load_kgm2)
    if (part.part === 'leaf')
      load_kgm2 += part.sheets.reduce((sum, sheet) => sum + sheet.thickness_m * sheet.density_kgm3, 0)
    return part
  })
}
