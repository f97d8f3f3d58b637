import type { FlankLining, FlankMaterial } from '@soundleaf/contracts'
import { type Assembly, type AssemblyPart, type Leaf, type Sheet } from '../input/assembly'
import { elementSide, type ElementSide } from './element-side'
import type { Flank } from './rooms'

/** What a material given by its mass is made of. */
type Substance = Pick<
  Sheet,
  'material' | 'density_kgm3' | 'modulus_Pa' | 'minorModulus_Pa' | 'lossFactor' | 'plies'
>

/** Young's modulus of a plate from the speed of its longitudinal waves, E = rho cL² (1 - nu²) with nu 0.2, Pa. */
const modulus = (density_kgm3: number, waveSpeed_mps: number) => 0.96 * density_kgm3 * waveSpeed_mps ** 2

/** Densities, wave speeds and internal losses of ISO 12354-1:2017 table B.3; cross-laminated timber of five plies. */
const SUBSTANCES: Readonly<Record<FlankMaterial, Substance>> = {
  concrete: { material: 'concrete', density_kgm3: 2300, modulus_Pa: modulus(2300, 3500), lossFactor: 0.006 },
  'calcium silicate': {
    material: 'masonry',
    density_kgm3: 1800,
    modulus_Pa: modulus(1800, 2500),
    lossFactor: 0.01,
  },
  brick: { material: 'masonry', density_kgm3: 1600, modulus_Pa: modulus(1600, 2700), lossFactor: 0.01 },
  'lightweight concrete': {
    material: 'masonry',
    density_kgm3: 1300,
    modulus_Pa: modulus(1300, 1700),
    lossFactor: 0.015,
  },
  'aerated concrete': {
    material: 'masonry',
    density_kgm3: 600,
    modulus_Pa: modulus(600, 1900),
    lossFactor: 0.0125,
  },
  'cross-laminated timber': {
    material: 'wood',
    density_kgm3: 480,
    modulus_Pa: 8.44e9,
    minorModulus_Pa: 2.47e9,
    lossFactor: 0.02,
    plies: 5,
  },
}

/** The thickness that a mass per area takes in a material, m. */
export function flankThickness(material: FlankMaterial, mass_kgm2: number): number {
  return mass_kgm2 / SUBSTANCES[material].density_kgm3
}

/** A bare flanking element of a material and mass per area. */
export function flankLeaf(material: FlankMaterial, mass_kgm2: number): Leaf {
  const sheet: Sheet = {
    componentId: 'flanking element',
    role: 'massive element',
    thickness_m: flankThickness(material, mass_kgm2),
    ...SUBSTANCES[material],
  }
  return { part: 'leaf', sheets: [sheet] }
}

/** Two boards of 12.5 mm on studs of their own, 75 mm from the element, with 60 mm of mineral wool. */
const FREE_STANDING_BOARDS: readonly AssemblyPart[] = [
  {
    part: 'cavity',
    componentId: 'lining',
    depth_m: 0.075,
    fills: [{ componentId: 'lining', material: 'fibreglass', thickness_m: 0.06, density_kgm3: 16 }],
    connections: [],
  },
  {
    part: 'leaf',
    sheets: [0, 1].map(() => ({
      componentId: 'lining',
      role: 'board' as const,
      material: 'gypsum' as const,
      thickness_m: 0.0125,
      density_kgm3: 720,
      modulus_Pa: 2.5e9,
    })),
  },
]

/** A cement screed of 70 kg/m² on a layer of 20 MN/m³. */
const FLOATING_SCREED: readonly AssemblyPart[] = [
  {
    part: 'leaf',
    sheets: [
      {
        componentId: 'lining',
        role: 'board',
        material: 'concrete',
        thickness_m: 0.035,
        density_kgm3: 2000,
        modulus_Pa: 20e9,
      },
    ],
  },
  {
    part: 'resilient layer',
    componentId: 'lining',
    thickness_m: 0.02,
    density_kgm3: 60,
    dynamicStiffness_Npm3: 20e6,
  },
]

/** An element with its lining: a screed on top of a floor, boards in front of it or below it. */
export function linedParts(bare: Leaf, lining: FlankLining): Assembly['parts'] {
  if (lining === 'none') return [bare]
  return lining === 'floating screed' ? [...FLOATING_SCREED, bare] : [bare, ...FREE_STANDING_BOARDS]
}

/** What a flank turns to its room. */
export function flankSide(flank: Flank): ElementSide {
  if ('assembly' in flank) return elementSide(flank.assembly, flank.side)
  const leaf = flankLeaf(flank.material, flank.mass_kgm2)
  return { leaf, parts: linedParts(leaf, flank.lining), isLight: false }
}

/** What of a flank that is a floor is struck in the room on top of it: its leaf with what lies on it, and its covering. */
export function struckFlank(flank: Flank): Pick<Assembly, 'parts' | 'covering'> {
  if ('assembly' in flank) {
    const { covering } = flank.assembly
    return { parts: elementSide(flank.assembly, 'source').parts, ...(covering && { covering }) }
  }
  // Boards hang below a floor, and are not struck.
  const lies = flank.lining === 'floating screed' ? flank.lining : 'none'
  return { parts: linedParts(flankLeaf(flank.material, flank.mass_kgm2), lies) }
}
