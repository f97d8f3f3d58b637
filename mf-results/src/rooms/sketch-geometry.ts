import type { RoomsSetting } from '@soundleaf/contracts'

/** A point on paper, px. */
export type Point = readonly [x: number, y: number]
/** Along the rooms, into the picture, upwards; m. */
type Place = readonly [along: number, into: number, up: number]

export interface Arrow {
  readonly from: Point
  readonly to: Point
}

/** Two rooms in oblique parallel projection, as large as the paper allows. */
export interface Sketch {
  readonly size: Point
  /** Edges of the rooms that are seen, and those cut away towards the viewer. */
  readonly seen: readonly (readonly Point[])[]
  readonly cut: readonly (readonly Point[])[]
  readonly element: readonly Point[]
  /** The direct path, then one along each flanking element in the order of the edges. */
  readonly arrows: readonly Arrow[]
}

const PAPER: Point = [340, 200]
const MARGIN = 12
/** Depth into the picture is drawn at this share, along and upwards. */
const INTO: Point = [0.38, 0.32]

/** How far along its room an arrow begins and ends, and how far from a flanking element it runs. */
const REACH = 0.55
const NEAR = 0.14

/** A dimension that cannot be is drawn as this, m; the field says what is wrong with it. */
const LEAST_M = 0.2

export function sketchOf(rooms: RoomsSetting, isFloor: boolean): Sketch {
  const [width, height, sourceDepth, receivingDepth] = [
    Math.max(rooms.width, LEAST_M),
    Math.max(rooms.height, LEAST_M),
    Math.max(rooms.sourceDepth, LEAST_M),
    Math.max(rooms.receivingDepth, LEAST_M),
  ]
  // Beside: source left of a wall, receiving right. Above: source on top of a floor.
  const [along, into, up] = isFloor
    ? [width, height, sourceDepth + receivingDepth]
    : [sourceDepth + receivingDepth, width, height]
  const flat = ([x, y, z]: Place): Point => [x + y * INTO[0], -z - y * INTO[1]]
  const wide = along + into * INTO[0]
  const high = up + into * INTO[1]
  const scale = Math.min((PAPER[0] - 2 * MARGIN) / wide, (PAPER[1] - 2 * MARGIN) / high)
  const put = (place: Place): Point => {
    const [x, y] = flat(place)
    return [round(MARGIN + x * scale), round(MARGIN + (y + high) * scale)]
  }
  const draw = (...places: readonly Place[]) => places.map(put)
  const at = isFloor ? receivingDepth : sourceDepth
  const element: readonly Place[] = isFloor
    ? [
        [0, 0, at],
        [along, 0, at],
        [along, into, at],
        [0, into, at],
      ]
    : [
        [at, 0, 0],
        [at, into, 0],
        [at, into, up],
        [at, 0, up],
      ]
  return {
    size: [round(wide * scale + 2 * MARGIN), round(high * scale + 2 * MARGIN)],
    seen: [
      draw([0, 0, 0], [along, 0, 0], [along, into, 0], [0, into, 0], [0, 0, 0]),
      draw([0, into, 0], [0, into, up], [along, into, up], [along, into, 0]),
    ],
    cut: [
      draw([0, into, up], [0, 0, up], [along, 0, up], [along, into, up]),
      draw([0, 0, 0], [0, 0, up]),
      draw([along, 0, 0], [along, 0, up]),
    ],
    element: draw(...element),
    arrows: (isFloor ? OF_FLOOR : OF_WALL).map((place) => {
      const [one, other] = place
      const from = isFloor ? at + sourceDepth * REACH : at - sourceDepth * REACH
      const to = isFloor ? at - receivingDepth * REACH : at + receivingDepth * REACH
      const end = (there: number): Place =>
        isFloor ? [one * along, other * into, there] : [there, one * into, other * up]
      return { from: put(end(from)), to: put(end(to)) }
    }),
  }
}

/** Where the arrows run across the rooms: into and upwards for a wall; floor, ceiling, façade behind, wall in front. */
const OF_WALL = [
  [0.5, 0.5],
  [0.5, NEAR],
  [0.5, 1 - NEAR],
  [1 - NEAR / 2, 0.5],
  [NEAR, 0.5],
] as const

/** Along and into for a floor: the walls in turn from the left. */
const OF_FLOOR = [
  [0.5, 0.5],
  [NEAR / 2, 0.5],
  [0.5, 1 - NEAR],
  [1 - NEAR / 2, 0.5],
  [0.5, NEAR],
] as const

const round = (value: number) => Math.round(value * 10) / 10
