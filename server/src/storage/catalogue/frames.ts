import type { FrameType, Material, ProductType } from '@soundleaf/contracts'
import type { Basis } from './basis'

type FrameProductType = Extract<ProductType, 'WallFrame' | 'FloorFrame' | 'CeilingFrame'>

/** A frame's geometry in mm: usual value, least, most. `isLinked`: the cavity is as deep as the beam. */
export interface FrameRow {
  readonly name: string
  readonly types: readonly FrameProductType[]
  readonly frameType: FrameType
  readonly material: Material
  readonly cavity_mm: readonly [usual: number, least: number, most: number]
  readonly beamDepth_mm: readonly [usual: number, least: number, most: number]
  readonly beamThickness_mm: number
  readonly cc_mm: readonly [usual: number, least: number, most: number]
  readonly isLinked: boolean
  readonly basis: readonly Basis[]
}

const WALL = ['WallFrame'] as const
const FLOOR = ['FloorFrame'] as const
const CEILING = ['CeilingFrame'] as const
const WALL_AND_CEILING = ['WallFrame', 'CeilingFrame'] as const
const CC = [600, 300, 1200] as const

/** How stiffly a frame joins its leaves follows from its type; geometry and spacing are what a person changes. */
export const FRAMES: readonly FrameRow[] = [
  { name: 'Wooden stud', types: WALL, frameType: 'Wooden Stud', material: 'Wood', cavity_mm: [95, 38, 300], beamDepth_mm: [95, 38, 300], beamThickness_mm: 45, cc_mm: CC, isLinked: true, basis: ['D'] },
  { name: 'Wooden stud 45 × 70', types: WALL, frameType: 'Wooden Stud', material: 'Wood', cavity_mm: [70, 38, 300], beamDepth_mm: [70, 38, 300], beamThickness_mm: 45, cc_mm: CC, isLinked: true, basis: ['D'] },
  { name: 'Wooden stud 45 × 145', types: WALL, frameType: 'Wooden Stud', material: 'Wood', cavity_mm: [145, 38, 300], beamDepth_mm: [145, 38, 300], beamThickness_mm: 45, cc_mm: CC, isLinked: true, basis: ['D'] },
  { name: 'Wooden joist 45 × 220', types: FLOOR, frameType: 'Wooden Stud', material: 'Wood', cavity_mm: [220, 95, 400], beamDepth_mm: [220, 95, 400], beamThickness_mm: 45, cc_mm: CC, isLinked: true, basis: ['D'] },
  { name: 'Wooden stud, detached', types: WALL_AND_CEILING, frameType: 'Wooden Stud Detached', material: 'Wood', cavity_mm: [95, 50, 400], beamDepth_mm: [70, 38, 300], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Steel stud 70', types: WALL, frameType: 'Steel Stud', material: 'Steel', cavity_mm: [70, 41, 250], beamDepth_mm: [70, 41, 250], beamThickness_mm: 40, cc_mm: CC, isLinked: true, basis: ['D', 'T'] },
  { name: 'Steel stud 92', types: WALL, frameType: 'Steel Stud', material: 'Steel', cavity_mm: [92, 41, 250], beamDepth_mm: [92, 41, 250], beamThickness_mm: 32, cc_mm: [610, 300, 1220], isLinked: true, basis: ['D', 'T'] },
  { name: 'Steel stud, detached', types: WALL_AND_CEILING, frameType: 'Steel Stud Detached', material: 'Steel', cavity_mm: [90, 50, 400], beamDepth_mm: [70, 41, 250], beamThickness_mm: 40, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Resilient steel stud', types: WALL, frameType: 'Resilient Steel Stud', material: 'Steel', cavity_mm: [95, 45, 250], beamDepth_mm: [95, 45, 250], beamThickness_mm: 40, cc_mm: CC, isLinked: true, basis: ['A'] },
  { name: 'Staggered wooden studs', types: WALL, frameType: 'Staggered Wooden Studs', material: 'Wood', cavity_mm: [140, 95, 300], beamDepth_mm: [95, 45, 250], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Double wooden studs', types: WALL, frameType: 'Double Wooden Studs', material: 'Wood', cavity_mm: [215, 100, 500], beamDepth_mm: [95, 38, 250], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Double steel studs', types: WALL, frameType: 'Double Steel Studs', material: 'Steel', cavity_mm: [160, 90, 500], beamDepth_mm: [70, 41, 250], beamThickness_mm: 40, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Wooden stud with resilient bar', types: WALL, frameType: 'Wooden Stud Resilient Bar', material: 'Wood', cavity_mm: [108, 51, 313], beamDepth_mm: [95, 38, 300], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Wooden joist with resilient bar', types: CEILING, frameType: 'Wooden Stud Resilient Bar', material: 'Wood', cavity_mm: [233, 108, 413], beamDepth_mm: [220, 95, 400], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Steel stud with resilient bar', types: WALL, frameType: 'Steel Stud Resilient Bar', material: 'Steel', cavity_mm: [83, 54, 263], beamDepth_mm: [70, 41, 250], beamThickness_mm: 40, cc_mm: CC, isLinked: false, basis: ['T'] },
  { name: 'Resilient channel', types: WALL_AND_CEILING, frameType: 'Resilient Channel', material: 'Steel', cavity_mm: [30, 13, 150], beamDepth_mm: [13, 10, 30], beamThickness_mm: 40, cc_mm: [400, 300, 610], isLinked: false, basis: ['T'] },
  { name: 'Clip with hat channel', types: WALL_AND_CEILING, frameType: 'Clip With Hat Channel', material: 'Steel', cavity_mm: [41, 30, 200], beamDepth_mm: [22, 15, 40], beamThickness_mm: 60, cc_mm: [600, 300, 610], isLinked: false, basis: ['A'] },
  { name: 'Ceiling grid on hangers', types: CEILING, frameType: 'Ceiling Grid On Hangers', material: 'Steel', cavity_mm: [200, 50, 1000], beamDepth_mm: [27, 20, 60], beamThickness_mm: 60, cc_mm: [600, 300, 1200], isLinked: false, basis: ['A'] },
  { name: 'Spring hanger', types: CEILING, frameType: 'Spring Hanger', material: 'Steel', cavity_mm: [200, 80, 1000], beamDepth_mm: [27, 20, 60], beamThickness_mm: 60, cc_mm: [600, 300, 1200], isLinked: false, basis: ['A'] },
  { name: 'Elastomer hanger', types: CEILING, frameType: 'Elastomer Hanger', material: 'Rubber', cavity_mm: [200, 60, 1000], beamDepth_mm: [27, 20, 60], beamThickness_mm: 60, cc_mm: [600, 300, 1200], isLinked: false, basis: ['A'] },
  { name: 'Batten on elastomer mount', types: FLOOR, frameType: 'Batten On Elastomer Mount', material: 'Wood', cavity_mm: [75, 40, 300], beamDepth_mm: [45, 20, 95], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['A'] },
  { name: 'Batten on spring mount', types: FLOOR, frameType: 'Batten On Spring Mount', material: 'Wood', cavity_mm: [100, 50, 300], beamDepth_mm: [45, 20, 95], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['A'] },
  { name: 'Screw feet on joists 45 × 45', types: FLOOR, frameType: 'Screw Feet On Joists 45x45', material: 'Wood', cavity_mm: [80, 50, 300], beamDepth_mm: [45, 45, 45], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['A'] },
  { name: 'Screw feet on joists 45 × 70', types: FLOOR, frameType: 'Screw Feet On Joists 45x70', material: 'Wood', cavity_mm: [105, 75, 400], beamDepth_mm: [70, 70, 70], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['A'] },
  { name: 'Wall frame', types: WALL, frameType: 'Generic Wall Frame', material: 'Other', cavity_mm: [95, 20, 500], beamDepth_mm: [95, 20, 500], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['A'] },
  { name: 'Floor frame', types: FLOOR, frameType: 'Generic Floor Frame', material: 'Other', cavity_mm: [95, 20, 500], beamDepth_mm: [95, 20, 500], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['A'] },
  { name: 'Ceiling frame', types: CEILING, frameType: 'Generic Ceiling Frame', material: 'Other', cavity_mm: [95, 20, 1000], beamDepth_mm: [95, 20, 500], beamThickness_mm: 45, cc_mm: CC, isLinked: false, basis: ['A'] },
]
