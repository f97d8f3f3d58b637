import {
  GENERIC_MANUFACTURER_NAME,
  STRUCTURE_TYPES,
  type Manufacturer,
  type Material,
  type Product,
  type ProductType,
  type StructureType,
} from '@soundleaf/contracts'
import { makeProduct, manufacturerNamed, type Values } from '../../domain/catalogue/make-product'
import { BOARDS, type BoardRow } from './boards'
import { FLOOR_COVERINGS, type FloorCoveringRow } from './floor-coverings'
import { FRAMES, type FrameRow } from './frames'
import { IMPACT_BOARDS, type ImpactBoardRow } from './impact-boards'
import { INSULATIONS, type InsulationRow } from './insulations'
import { MAKER_BOARDS, MAKER_IMPACT_BOARDS, MAKER_MASSIVE_ELEMENTS, MAKER_NAME } from './maker'
import { DECKS, MASSIVE_ELEMENTS, type MassiveElementRow } from './massive-elements'

export const GENERIC = manufacturerNamed(GENERIC_MANUFACTURER_NAME)
export const MAKER = manufacturerNamed(MAKER_NAME)

/** The generic products of every kind. */
export function genericProducts(): Product[] {
  return [
    ...BOARDS.map((row) => board(GENERIC, row)),
    ...MASSIVE_ELEMENTS.map((row) => massiveElement(GENERIC, row, MASSIVE)),
    ...DECKS.map((row) => massiveElement(GENERIC, row, FLOORS)),
    ...INSULATIONS.map(insulation),
    ...IMPACT_BOARDS.map((row) => impactBoard(GENERIC, row)),
    ...FLOOR_COVERINGS.map(floorCovering),
    ...FRAMES.flatMap(frames),
    cavity,
    ribPanel,
  ]
}

/** The products of the maker that does not exist. */
export function makerProducts(): Product[] {
  return [
    ...MAKER_BOARDS.map((row) => board(MAKER, row)),
    ...MAKER_MASSIVE_ELEMENTS.map((row) => massiveElement(MAKER, row, MASSIVE)),
    ...MAKER_IMPACT_BOARDS.map((row) => impactBoard(MAKER, row)),
  ]
}

const isFloor = (type: StructureType): boolean => type.includes('Floor')
const ALL = [...STRUCTURE_TYPES]
const FLOORS = ALL.filter(isFloor)
const WALLS = ALL.filter((type) => !isFloor(type))
const MASSIVE = ALL.filter((type) => type !== 'LightweightFrameWall')
const DOUBLE = ALL.filter((type) => type.startsWith('Double'))
const STRUCTURES_OF_FRAME = { WallFrame: WALLS, FloorFrame: FLOORS, CeilingFrame: FLOORS }

function board(
  maker: Manufacturer,
  [name, material, thickness, density, modulus, lossFactor]: BoardRow,
): Product {
  const values = { thickness, density, modulusOfElasticity: modulus, dampingCoefficient: lossFactor }
  return product(maker, 'Panel', name, material, ALL, values)
}

function massiveElement(
  maker: Manufacturer,
  row: MassiveElementRow,
  structures: readonly StructureType[],
): Product {
  const [name, category, material, thickness, density, [major, minor], lossFactor] = row
  const values = {
    thickness,
    density,
    modulusOfElasticityMajor: major,
    modulusOfElasticityMinor: minor,
    dampingCoefficient: lossFactor,
  }
  return { ...product(maker, 'MassiveElement', name, material, structures, values), category }
}

function insulation([name, material, insulationMaterial, thickness, density]: InsulationRow): Product {
  return product(GENERIC, 'Insulation', name, material, ALL, { thickness, density, insulationMaterial })
}

function impactBoard(
  maker: Manufacturer,
  [name, material, thickness, density, stiffness]: ImpactBoardRow,
): Product {
  const values = { thickness, density, dynamicStiffness: stiffness }
  return product(maker, 'ImpactBoard', name, material, FLOORS, values)
}

function floorCovering([name, material, thickness, contactStiffness]: FloorCoveringRow): Product {
  return product(GENERIC, 'FloorCovering', name, material, FLOORS, { thickness, contactStiffness })
}

function frames(row: FrameRow): Product[] {
  const values: Values = {
    frameType: row.frameType,
    totalCavityDepth: row.cavity_mm,
    depthOfBeam: row.beamDepth_mm,
    thicknessOfBeam: row.beamThickness_mm,
    cc: row.cc_mm,
    linkCavityAndBeamHeightDepth: row.isLinked,
  }
  return row.types.map((type) =>
    product(GENERIC, type, row.name, row.material, STRUCTURES_OF_FRAME[type], values),
  )
}

const cavity = product(GENERIC, 'Cavity', 'Cavity', 'NotApplicable', DOUBLE, {
  totalCavityDepth: [50, 10, 500],
})

const ribPanel = product(
  GENERIC,
  'RibPanel',
  'Rib panel',
  'Wood',
  ['SingleMassiveElementFloorWithRibPanels'],
  {
    depthOfBeam: [240, 100, 600],
    thicknessOfBeam: [100, 40, 300],
    cc: [600, 300, 1200],
  },
)

function product(
  maker: Manufacturer,
  type: ProductType,
  name: string,
  material: Material,
  supportedStructures: readonly StructureType[],
  values: Values,
): Product {
  return makeProduct(maker, { type, name, material, category: null, supportedStructures, values })
}
