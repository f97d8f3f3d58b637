import { DEFAULT_FIELD_VALUES, type FrameType, type Material, type StructureType } from '@soundleaf/contracts'
import {
  blank,
  type Component,
  type Construction,
  type FloorCovering,
  type Frame,
  type ImpactBoard,
  type Insulation,
  type MassiveElement,
  type Panel,
  type RibPanel,
} from '@soundleaf/construction'

/** The receiving room of a new project. */
export const FIELD_VALUES = DEFAULT_FIELD_VALUES.Iso

/**
 * A component of a construction at its place; its id is made from the place. Tests build walls and floors of usual
 * products with them.
 */

type Part = (at: number, isWall: boolean, isAbove: boolean) => Component

function part<T extends Component>(kind: T['kind'], change: Partial<T>): Part {
  return (at) => ({ ...blank(kind, () => `${kind}-${at}`), ...change })
}

export function board(thickness_mm: number, change: Partial<Panel> = {}): Part {
  return part<Panel>('panel', { thickness_mm, ...change })
}

export const gypsum = board(12.5)
export const fireGypsum = board(15.9, { density_kgm3: 720, modulusOfElasticity_MPa: 2400 })
export const gypsumFibre = board(12.5, {
  density_kgm3: 1150,
  modulusOfElasticity_MPa: 3800,
  dampingCoefficient: 0.015,
})
export const osb = board(18, woodBoard(610, 4200))
export const particleBoard = board(22, woodBoard(680, 3200))
export const glass = board(6, {
  material: 'Other',
  density_kgm3: 2500,
  modulusOfElasticity_MPa: 68000,
  dampingCoefficient: 0.05,
})
export const screed = (thickness_mm = 50): Part =>
  board(thickness_mm, {
    material: 'Concrete',
    density_kgm3: 2000,
    modulusOfElasticity_MPa: 24000,
    dampingCoefficient: 0.015,
  })
/** A loose fill; bound ones have a damping coefficient of 0.1. */
export const gravel = (thickness_mm = 60, dampingCoefficient = 0.3): Part =>
  board(thickness_mm, {
    material: 'Gravel',
    density_kgm3: 1500,
    modulusOfElasticity_MPa: 50,
    dampingCoefficient,
  })

export function woodBoard(density_kgm3: number, modulusOfElasticity_MPa: number): Partial<Panel> {
  return { material: 'Wood', density_kgm3, modulusOfElasticity_MPa, dampingCoefficient: 0.03 }
}

interface MassiveMaterial {
  readonly material: Material
  readonly density_kgm3: number
  readonly major_GPa: number
  /** Young's modulus across the stiffer direction; the same as along it when missing. */
  readonly minor_GPa?: number
  readonly lossFactor: number
}

export function massive(
  thickness_mm: number,
  { material, density_kgm3, major_GPa, minor_GPa = major_GPa, lossFactor }: MassiveMaterial,
): Part {
  return part<MassiveElement>('massiveElement', {
    thickness_mm,
    density_kgm3,
    modulusOfElasticityMajor_GPa: major_GPa,
    modulusOfElasticityMinor_GPa: minor_GPa,
    dampingCoefficient: lossFactor,
    material,
  })
}

const CONCRETE = { material: 'Concrete', density_kgm3: 2300, major_GPa: 30, lossFactor: 0.006 } as const
const BRICK = { material: 'Other', density_kgm3: 1800, major_GPa: 11, lossFactor: 0.01 } as const
const AERATED_CONCRETE = { material: 'Other', density_kgm3: 550, major_GPa: 1.8, lossFactor: 0.0125 } as const
const CROSS_LAMINATED_TIMBER = {
  material: 'Wood',
  density_kgm3: 470,
  major_GPa: 8.8,
  minor_GPa: 2.6,
  lossFactor: 0.02,
} as const
const TIMBER_DECK = { material: 'Wood', density_kgm3: 600, major_GPa: 4.2, lossFactor: 0.03 } as const

export const concrete = (thickness_mm: number) => massive(thickness_mm, CONCRETE)
export const brick = (thickness_mm: number) => massive(thickness_mm, BRICK)
export const aerated = (thickness_mm: number) => massive(thickness_mm, AERATED_CONCRETE)
export const clt = (thickness_mm: number) => massive(thickness_mm, CROSS_LAMINATED_TIMBER)
/** The deck of a timber joist floor. */
export const deck = (thickness_mm = 22) => massive(thickness_mm, TIMBER_DECK)

export function wool(thickness_mm: number, density_kgm3 = 30): Insulation {
  return {
    productId: null,
    productVersion: null,
    material: 'Stonewool',
    thickness_mm,
    density_kgm3,
    isEnabled: thickness_mm > 0,
    storedThickness_mm: thickness_mm,
    storedDensity_kgm3: density_kgm3,
  }
}

export function frame(
  frameType: FrameType,
  depth_mm: number,
  fill_mm: number,
  change: Partial<Frame> = {},
): Part {
  return (at, isWall, isAbove) => ({
    ...(blank('frame', () => `frame-${at}`) as Frame),
    productType: isWall ? 'WallFrame' : isAbove ? 'FloorFrame' : 'CeilingFrame',
    frameType,
    totalCavityDepth_mm: depth_mm,
    depthOfBeam_mm: depth_mm,
    insulation: wool(fill_mm),
    ...change,
  })
}

export function cavity(totalCavityDepth_mm: number, fill_mm: number): Part {
  return (at) =>
    ({
      ...blank('cavity', () => `cavity-${at}`),
      totalCavityDepth_mm,
      insulation: wool(fill_mm),
    }) as Component
}

export function impactBoard(dynamicStiffness_MNm3: number, thickness_mm = 30): Part {
  return part<ImpactBoard>('impactBoard', { dynamicStiffness_MNm3, thickness_mm })
}

export function covering(
  contactStiffness_MNm: number,
  thickness_mm: number,
  material: Material = 'Other',
): Part {
  return part<FloorCovering>('floorCovering', { contactStiffness_MNm, thickness_mm, material })
}

export const ribsWith = (change: Partial<RibPanel>): Part => part<RibPanel>('ribPanel', change)
export const ribs = ribsWith({})

/** The construction of the given parts, from left to right or from top to bottom. */
export function built(type: StructureType, ...parts: readonly Part[]): Construction {
  const isWall = type.endsWith('Wall')
  const kinds = parts.map((make) => make(0, isWall, true).kind)
  const core = kinds.findIndex((kind) => kind === 'massiveElement')
  const components = parts.map((make, at) => make(at, isWall, at < core))
  if (type !== 'LightweightFrameWall') return { id: 'construction', type, components, received: null }
  const framed = kinds.indexOf('frame')
  return {
    id: 'construction',
    type,
    received: null,
    components: components.map((component, at) =>
      Math.abs(at - framed) <= 1 ? { ...component, isFlaggedFixed: true } : component,
    ),
  }
}

export const wall = (...parts: readonly Part[]) => built('SingleMassiveElementWall', ...parts)
export const doubleWall = (...parts: readonly Part[]) => built('DoubleMassiveElementWall', ...parts)
export const studWall = (...parts: readonly Part[]) => built('LightweightFrameWall', ...parts)
export const floor = (...parts: readonly Part[]) => built('SingleMassiveElementFloor', ...parts)
export const ribbedFloor = (...parts: readonly Part[]) =>
  built('SingleMassiveElementFloorWithRibPanels', ...parts)
export const doubleFloor = (...parts: readonly Part[]) => built('DoubleMassiveElementFloor', ...parts)

/** Properties in which frames of thin steel and joists differ from a wooden stud. */
export const STEEL = { thicknessOfBeam_mm: 0.6, material: 'Steel' } as const
export const JOISTS = { thicknessOfBeam_mm: 45, cc_mm: 400 } as const
