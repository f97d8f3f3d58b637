import { template, type Component, type Construction, type Frame, type Panel } from '@soundleaf/construction'
import { MATERIALS, type FrameType, type StructureType } from '@soundleaf/contracts'
import { FRAME_EXAMPLES, type FrameExample } from '@soundleaf/drawing'

let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

function piece<Kind extends Component['kind']>(type: StructureType, kind: Kind) {
  const found = template(type, newId).components.find(
    (one): one is Extract<Component, { readonly kind: Kind }> => one.kind === kind,
  )
  if (found === undefined) throw new Error(`A new ${type} has no ${kind}.`)
  return { ...found, isFlaggedFixed: false }
}

const board = () => piece('LightweightFrameWall', 'panel')
const slab = () => ({ ...piece('SingleMassiveElementWall', 'massiveElement'), thickness_mm: 40 })

const TYPES = {
  boards: 'LightweightFrameWall',
  wall: 'SingleMassiveElementWall',
  floor: 'SingleMassiveElementFloor',
  ceiling: 'SingleMassiveElementFloor',
} as const satisfies Record<FrameExample['on'], StructureType>

const PRODUCTS = {
  boards: 'WallFrame',
  wall: 'WallFrame',
  floor: 'FloorFrame',
  ceiling: 'CeilingFrame',
} as const

/** A frame between what it stands at and the board that it carries. */
export function framed(frameType: FrameType, isInsulated: boolean): Construction {
  const { on, cavity_mm, beam_mm, cc_mm, insulation_mm } = FRAME_EXAMPLES[frameType]
  const studs = piece('LightweightFrameWall', 'frame')
  const frame: Frame = {
    ...studs,
    productType: PRODUCTS[on],
    frameType,
    totalCavityDepth_mm: cavity_mm,
    depthOfBeam_mm: beam_mm[0],
    thicknessOfBeam_mm: beam_mm[1],
    cc_mm,
    insulation: { ...studs.insulation, thickness_mm: isInsulated ? insulation_mm : 0 },
  }
  const components = {
    boards: [board(), frame, board()],
    wall: [slab(), frame, board()],
    ceiling: [slab(), frame, board()],
    floor: [board(), frame, slab()],
  }[on]
  return { id: newId(), type: TYPES[on], components, received: null }
}

/** Ribs under a slab of cross-laminated timber. */
export function ribs(isInsulated: boolean): Construction {
  const floor = template('SingleMassiveElementFloorWithRibPanels', newId)
  const components = floor.components.map(
    (one): Component =>
      one.kind === 'ribPanel'
        ? {
            ...one,
            insulation: { ...one.insulation, material: 'Stonewool', thickness_mm: isInsulated ? 100 : 0 },
          }
        : one,
  )
  return { ...floor, components }
}

/** A sheet of each material, and the massive elements by their names; `thickness_mm` is that of every sheet. */
export function sheets(thickness_mm: number, type: StructureType): Construction {
  const panels = MATERIALS.map((material): Panel => ({ ...board(), material, name: material, thickness_mm }))
  const massive = { ...slab(), thickness_mm }
  const masonry = { ...massive, id: newId(), name: 'Clay brick', material: 'Other' as const }
  const timber = {
    ...piece('SingleMassiveElementFloorWithRibPanels', 'massiveElement'),
    thickness_mm: Math.max(thickness_mm, 60),
  }
  return { id: newId(), type, components: [...panels, massive, masonry, timber], received: null }
}
