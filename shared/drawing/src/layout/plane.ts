import { roundPx } from './numbers'

/**
 * A layer's own coordinates: `u` runs through the construction (left to right, or top to bottom), `v` along it.
 * Everything is drawn in them once, and turned here for a wall or a floor.
 */
export type Point = readonly [u_mm: number, v_mm: number]

export interface Area {
  readonly u_mm: number
  readonly v_mm: number
  readonly du_mm: number
  readonly dv_mm: number
}

export type Orientation = 'wall' | 'floor'

export interface Plane {
  readonly orientation: Orientation
  readonly scale_pxmm: number
}

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Px of an area; a piece of no extent has width or height 0, never less. */
export function toRect({ orientation, scale_pxmm }: Plane, area: Area): Rect {
  const [u, v, du, dv] = [area.u_mm, area.v_mm, area.du_mm, area.dv_mm].map((mm) => mm * scale_pxmm)
  const extent = (value = 0) => Math.max(0, roundPx(value))
  return orientation === 'wall'
    ? { x: roundPx(u ?? 0), y: roundPx(v ?? 0), width: extent(du), height: extent(dv) }
    : { x: roundPx(v ?? 0), y: roundPx(u ?? 0), width: extent(dv), height: extent(du) }
}

export function toXY({ orientation, scale_pxmm }: Plane, [u, v]: Point): readonly [x: number, y: number] {
  return orientation === 'wall'
    ? [roundPx(u * scale_pxmm), roundPx(v * scale_pxmm)]
    : [roundPx(v * scale_pxmm), roundPx(u * scale_pxmm)]
}

/** The path of a line, or of several. */
export function toPath(plane: Plane, lines: readonly (readonly Point[])[]): string {
  return lines
    .map((points) =>
      points
        .map((point, index) => {
          const [x, y] = toXY(plane, point)
          return `${index === 0 ? 'M' : 'L'}${x} ${y}`
        })
        .join(''),
    )
    .join('')
}

/**
 * What becomes of the keys and numbers of layers too thin for them: `all` moves them apart, if need be beyond the
 * section; `fitting` leaves those out that do not fit, for paper, where a table beside the drawing tells them.
 */
export type Labels = 'all' | 'fitting'
