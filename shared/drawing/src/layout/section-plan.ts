import { orientation as orientationOf, type Component, type Construction } from '@soundleaf/construction'
import type { BoardSide } from '../frame/frame-parts'
import { chainLevels, DIMENSION_LEVEL_PX, floorChains } from './dimension-levels'
import { KEY_RADIUS_PX, keyCentres_px } from './key-centres'
import { drawnDepth_px, layerPlaces, type LayerPlace } from './layer-places'
import type { Labels, Orientation, Rect } from './plane'
import { roundPx } from './numbers'

export interface SectionRequest {
  readonly construction: Construction
  readonly scale_pxmm: number
  /** Extent of the section along itself: the height of a wall, the width of a floor. */
  readonly drawnLength_px: number
  /** Leaves room for the places where a component can be added. */
  readonly hasSlots?: boolean
  /** `all` when not given. */
  readonly labels?: Labels
}

/** Everything a drawing places, in px of its own picture. */
export interface SectionPlan {
  readonly orientation: Orientation
  readonly scale_pxmm: number
  readonly width_px: number
  readonly height_px: number
  /** Where the layers lie. */
  readonly section: Rect
  readonly places: readonly LayerPlace[]
  readonly labels: Labels
  /** Where the layers' keys stand along the axis through the construction, from its first face; null without one. */
  readonly keys_px: readonly (number | null)[]
  /** The face at the start (left, above) and at the end (right, below), where a component is added. */
  readonly slots: { readonly start: Rect; readonly end: Rect }
}

/** Room about the layers for labels, keys, dimension chains and slots. */
const WALL = { side: 24, sideWithSlots: 66, top: 64, bottom: 108, labels: 62 }
const FLOOR = { left: 58, edge: 30, edgeWithSlots: 68 }
const SLOT = { gap: 22, depth: 30, floorGap: 12, floorDepth: 32 }
/** The slots of a short floor reach over its dimensions, whose numbers do not stand there, so that their buttons have names. */
const FLOOR_SLOT = { least: 300, margin: 10 }

export function planSection(request: SectionRequest): SectionPlan {
  const { construction, scale_pxmm, labels = 'all' } = request
  const orientation = orientationOf(construction.type)
  const places = layerPlaces(construction.components, scale_pxmm, orientation)
  const depth = drawnDepth_px(places)
  const length = roundPx(Math.max(1, request.drawnLength_px))
  const keys_px = keyCentres_px(places, labels)
  // Keys of many thin layers reach out over the faces on both sides.
  const keysOut = Math.max(
    0,
    ...keys_px.flatMap((key) => (key === null ? [] : [KEY_RADIUS_PX - key, key + KEY_RADIUS_PX - depth])),
  )
  const section = sectionRect(orientation, depth, length, request.hasSlots === true, roundPx(keysOut + 2))
  const common = { orientation, scale_pxmm, section, places, labels, keys_px }
  if (orientation === 'wall') {
    const raised = Math.max(0, chainLevels(places, labels) - 2) * DIMENSION_LEVEL_PX
    return {
      ...common,
      width_px: roundPx(Math.max(2 * section.x + depth, section.x + WALL.labels)),
      height_px: roundPx(section.y + length + WALL.bottom + raised),
      slots: {
        start: { ...section, x: section.x - SLOT.gap - SLOT.depth, width: SLOT.depth },
        end: { ...section, x: roundPx(section.x + depth + SLOT.gap), width: SLOT.depth },
      },
    }
  }
  const slotWidth = Math.max(
    length,
    Math.min(FLOOR_SLOT.least, length + floorChains().room_px - FLOOR_SLOT.margin),
  )
  const slot = { x: section.x, width: roundPx(slotWidth), height: SLOT.floorDepth }
  return {
    ...common,
    width_px: roundPx(FLOOR.left + length + floorChains().room_px),
    height_px: roundPx(2 * section.y + depth),
    slots: {
      start: { ...slot, y: section.y - SLOT.floorGap - SLOT.floorDepth },
      end: { ...slot, y: roundPx(section.y + depth + SLOT.floorGap) },
    },
  }
}

function sectionRect(
  orientation: Orientation,
  depth: number,
  length: number,
  hasSlots: boolean,
  keysOut: number,
): Rect {
  if (orientation === 'wall') {
    const side = Math.max(keysOut, hasSlots ? WALL.sideWithSlots : WALL.side)
    return { x: side, y: WALL.top, width: depth, height: length }
  }
  const edge = Math.max(keysOut, hasSlots ? FLOOR.edgeWithSlots : FLOOR.edge)
  return { x: FLOOR.left, y: edge, width: length, height: depth }
}

/** Rectangle of one layer in the picture. */
export function layerRect(plan: SectionPlan, place: LayerPlace): Rect {
  const { section } = plan
  return plan.orientation === 'wall'
    ? { ...section, x: roundPx(section.x + place.start_px), width: place.size_px }
    : { ...section, y: roundPx(section.y + place.start_px), height: place.size_px }
}

/** Where the layers begin along the axis through the construction, and where the last one ends, in the picture. */
export function layerFaces_px({ orientation, section, places }: SectionPlan): number[] {
  const [start, depth] = orientation === 'wall' ? [section.x, section.width] : [section.y, section.height]
  return [...places.map(({ start_px }) => roundPx(start + start_px)), roundPx(start + depth)]
}

/** What a plan takes besides the layers, so that the rest of a stage can be given to them. */
export function surroundings_px(orientation: Orientation, hasSlots: boolean) {
  return orientation === 'wall'
    ? { width: 2 * (hasSlots ? WALL.sideWithSlots : WALL.side), height: WALL.top + WALL.bottom }
    : { width: FLOOR.left + floorChains().room_px, height: 2 * (hasSlots ? FLOOR.edgeWithSlots : FLOOR.edge) }
}

/**
 * Which face of each frame carries boards: the one away from the massive element or, in a lightweight wall, from the
 * fixed frame that stands for it.
 */
export function boardSides(components: readonly Component[]): BoardSide[] {
  const massive = components.findIndex((component) => component.kind === 'massiveElement')
  const anchor =
    massive >= 0
      ? massive
      : components.findIndex((component) => component.kind === 'frame' && component.isFlaggedFixed)
  return components.map((_, index) => (index < anchor ? 'start' : 'end'))
}
