import { orientation } from '@soundleaf/construction'
import type {
  FlankByMass,
  Outside,
  Project,
  RoomEdge,
  RoomFlank,
  RoomOpening,
  RoomsSetting,
} from '@soundleaf/contracts'

const flank = (material: FlankByMass['material'], mass: number, lining: FlankByMass['lining'] = 'none') => ({
  material,
  mass,
  lining,
})

/** The same element on both sides of a junction. */
const alike = (element: RoomFlank, junction: RoomEdge['junction'] = 'rigid cross'): RoomEdge => ({
  flank: 'element',
  source: element,
  receiving: element,
  junction,
})
const whole = (Dnfw: number): RoomEdge => ({ flank: 'whole', Dnfw })

interface Surroundings {
  readonly floor: RoomEdge
  readonly ceiling: RoomEdge
  /** A façade first, then the wall to the corridor. */
  readonly walls: readonly [RoomEdge, RoomEdge]
}

const slab = flank('concrete', 506)
const clt = flank('cross-laminated timber', 58)

/** Usual buildings: what surrounds the element in each. */
export const BUILDINGS = {
  frame: {
    floor: alike({ ...slab, lining: 'floating screed' }),
    ceiling: alike(slab),
    walls: [alike(flank('aerated concrete', 219), 'rigid T'), alike(flank('calcium silicate', 315))],
  },
  concrete: {
    floor: alike(flank('concrete', 460)),
    ceiling: alike(flank('concrete', 460)),
    walls: [alike(flank('concrete', 414), 'rigid T'), alike(flank('concrete', 414))],
  },
  masonry: {
    floor: alike({ ...flank('concrete', 300), lining: 'floating screed' }),
    ceiling: alike(flank('concrete', 300)),
    walls: [alike(flank('brick', 384), 'rigid T'), alike(flank('brick', 184))],
  },
  timber: {
    floor: alike({ ...flank('cross-laminated timber', 77), lining: 'floating screed' }, 'timber T'),
    ceiling: alike(flank('cross-laminated timber', 77), 'timber T'),
    walls: [alike(clt, 'timber T'), alike({ ...clt, lining: 'free-standing boards' }, 'timber T')],
  },
  dry: {
    floor: alike(flank('concrete', 350), 'heavy past light'),
    ceiling: alike(flank('concrete', 350), 'heavy past light'),
    walls: [whole(50), whole(57)],
  },
} as const satisfies Readonly<Record<string, Surroundings>>
export type BuildingName = keyof typeof BUILDINGS

/** The four edges of a wall or of a floor in a usual building. */
export function edgesIn(building: BuildingName, isFloor: boolean): RoomEdge[] {
  const { floor, ceiling, walls } = BUILDINGS[building]
  const [facade, inner] = walls
  return isFloor ? [facade, inner, facade, inner] : [floor, ceiling, facade, inner]
}

/** Whether the construction lies between rooms above each other. */
export const isFloorOf = ({ structures }: Pick<Project, 'structures'>): boolean =>
  orientation(structures[0]?.type ?? 'Wall') === 'floor'

/**
 * What stands around the construction of a project before anybody says otherwise: rooms of usual size in a building of
 * concrete frame and masonry, and outside a façade or window the street of a town.
 */
export function firstRooms(project: Pick<Project, 'structures'>): RoomsSetting {
  const isFloor = isFloorOf(project)
  const isFacade = project.structures[0]?.type === 'Facade'

  const size = isFloor ? { width: 4, height: 5 } : { width: 4, height: 2.6 }
  const depth = isFloor ? 2.6 : 5
  return {
    ...size,
    sourceDepth: depth,
    receivingDepth: depth,
    edges: edgesIn('frame', isFloor),
    openings: [],
    ...(isFacade && { outside: FIRST_OUTSIDE }),
  }
}

/** Area of a window that is built as a project says, before anybody says otherwise, m². */
export const FIRST_BUILT_M2 = 1.5

/** An opening of each other kind, before anybody says otherwise. */
export const FIRST_OPENINGS: Readonly<Record<Exclude<RoomOpening['kind'], 'built'>, RoomOpening>> = {
  door: { kind: 'door', area: 1.8, Rw: 32 },
  window: { kind: 'window', area: 1.5, Rw: 33 },
  'small element': { kind: 'small element', count: 1, Dnew: 40 },
  slit: { kind: 'slit', length: 0.9, width: 2, depth: 40, place: 'edge' },
}

/** A room towards a street of a town, before anybody says otherwise. */
export const FIRST_OUTSIDE: Outside = {
  source: 'town traffic',
  level: 65,
  reverberationTime: 0.5,
  shape: 'plane',
  lineOfSight: 1.5,
  absorption: 0.3,
  slope: 0,
}

/** Traffic of a town, 65 dB(A) by octaves 63 to 4000 Hz, before anybody says otherwise. */
export const FIRST_OCTAVES: readonly number[] = [71, 67, 63, 61, 61, 58, 52]
