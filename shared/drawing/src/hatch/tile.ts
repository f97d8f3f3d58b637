import { CONCRETE_DOTS, GYPSUM_DOTS, SCREED_DOTS, type Dot } from './dots'
import type { HatchKind } from './hatch-kind'

/** One period of a hatch at the regular density, in px. */
export interface Tile {
  readonly width_px: number
  readonly height_px: number
  readonly turn_deg?: number
  readonly lines?: string
  readonly dash?: string
  readonly dots?: readonly Dot[]
  readonly fill: string
  readonly ink: string
}

const GRAIN =
  'M0 3C24 1.5 40 5 60 3.2S84 2 96 3M0 9C20 10.5 44 7.5 66 9.5S88 9 96 9M0 15.5C30 14 52 17 72 15S90 15 96 15.5M0 22C18 23 48 20.5 70 22.4S90 22 96 22M14 12.3h20M58 18.7h24'

const CELLULOSE =
  'M-1.31 2.56q2.07 -0.92 2.62 5.91M28.69 2.56q2.07 -0.92 2.62 5.91M26.73 -1.89q0.7 2.02 -5.76 2.01M26.73 28.11q0.7 2.02 -5.76 2.01M9.54 1.79q1.05 -2.22 6.33 3.01M9.54 31.79q1.05 -2.22 6.33 3.01M3.54 9.29q2.15 0.09 -0.27 6.15M33.54 9.29q2.15 0.09 -0.27 6.15M10.1 18.77q1.03 -2.41 6.9 2.94M20.21 4.05q0.97 -1.76 5.02 2.76M9.29 -5.46q0.88 2.45 -7.01 2.51M9.29 24.54q0.88 2.45 -7.01 2.51M12.65 10.5q1.62 1.25 -3.58 4.64M-6.88 19q0.44 -1.95 5.58 1.25M23.12 19q0.44 -1.95 5.58 1.25M22.49 15.84q0.02 2.6 -7.42 0.05M27.29 11.52q1.2 1.81 -5.17 3.41M12.96 -5.11q1.1 -1.79 5.12 3.14M12.96 24.89q1.1 -1.79 5.12 3.14M13.53 9.4q0.08 -2.59 7.39 0.23M8.95 17.42q0.86 2.02 -5.78 2.46M7.27 0.99q1.49 0.89 -2.56 4.25M7.27 30.99q1.49 0.89 -2.56 4.25'

const WOODFIBRE =
  'M-3.02 17.64L3.03 19.19M24.98 17.64L31.03 19.19M17.85 9.01L25.72 7.41M14.98 3.06L22.2 2.25M14.98 31.06L22.2 30.25M2.91 11.75L10.27 10.34M7.35 20.15L14.86 17.57M0.74 3.91L7.93 5.77M0.74 31.91L7.93 33.77M28.74 3.91L35.93 5.77M28.74 31.91L35.93 33.77M7 0.39L12.92 1.76M7 28.39L12.92 29.76M9.3 7.92L16.45 7.18M11.58 22.35L19.31 23.06M15.62 17.74L22.49 18.17M0.7 22.7L8.44 21.1M28.7 22.7L36.44 21.1M18.81 -3.74L25.79 -5.64M18.81 24.26L25.79 22.36M8.1 13.48L16.12 13.86M-5.72 13.54L1.98 12.78M22.28 13.54L29.98 12.78M-4.56 7.19L2.07 5.69M23.44 7.19L30.07 5.69M-5.84 0.1L1.17 2.36M-5.84 28.1L1.17 30.36M22.16 0.1L29.17 2.36M22.16 28.1L29.17 30.36M14.68 13.25L22.05 10.73M-2.87 -3.66L3.15 -2.82M-2.87 24.34L3.15 25.18M25.13 -3.66L31.15 -2.82M25.13 24.34L31.15 25.18M6.57 -3.2L12.08 -5.17M6.57 24.8L12.08 22.83M3.06 16.85L8.6 16.52'

const AGGREGATE =
  'M12.4 10L7.3 12.95L7.3 7.06ZM35.6 9.19L29.8 8.16L33.59 3.65ZM44.58 33.35L40.81 28.83L46.61 27.82ZM18.28 38.93L18.32 33.05L23.4 36.02ZM8.6 49.19L2.8 48.16L6.59 43.65Z'

/** Centre, half axes and turn of each pebble. */
const PEBBLES = [
  [8, 7, 5.16, 3.44, -25],
  [24, 6, 6.02, 3.78, 12],
  [38, 9, 3.87, 3.44, -1],
  [14, 19, 5.59, 3.96, -14],
  [30, 18, 4.64, 3.44, 23],
  [40, 23, 3.61, 3.78, 10],
  [6, 29, 3.78, 2.75, -3],
  [22, 29, 4.64, 2.92, -16],
  [35, 31, 3.44, 2.06, 21],
] as const

/** An ellipse of four curves: a path of plain coordinates, so that a tile can be scaled number by number. */
function pebble([cx, cy, rx, ry, turn_deg]: (typeof PEBBLES)[number]): string {
  const turn = (turn_deg * Math.PI) / 180
  const at = (x: number, y: number) => {
    const px = cx + x * Math.cos(turn) - y * Math.sin(turn)
    const py = cy + x * Math.sin(turn) + y * Math.cos(turn)
    return `${px.toFixed(2)} ${py.toFixed(2)}`
  }
  const k = 0.5523
  const quarter = (x: number, y: number, toX: number, toY: number) =>
    x === 0
      ? `C${at(k * toX, y)} ${at(toX, k * y)} ${at(toX, toY)}`
      : `C${at(x, k * toY)} ${at(k * x, toY)} ${at(toX, toY)}`
  return `M${at(rx, 0)}${quarter(rx, 0, 0, ry)}${quarter(0, ry, -rx, 0)}${quarter(-rx, 0, 0, -ry)}${quarter(0, -ry, rx, 0)}`
}

const colours = (material: string, ink = material) => ({
  fill: `var(--m-${material})`,
  ink: `var(--m-${ink}-ink)`,
})

/** Every hatch that is a tile. Wool and the rings of end grain are drawn for their part, not tiled. */
export const TILES: Readonly<Record<Exclude<HatchKind, 'wool' | 'glasswool'>, Tile>> = {
  air: {
    width_px: 40,
    height_px: 24,
    lines: 'M4 7q4 -4 8 0t8 0M22 19q4 -4 8 0t8 0',
    dash: '1 3',
    ...colours('air'),
  },
  cellulose: { width_px: 30, height_px: 30, lines: CELLULOSE, ...colours('cellulose') },
  clt: { width_px: 96, height_px: 26, lines: GRAIN, fill: 'var(--m-clt-a)', ink: 'var(--m-clt-ink)' },
  'clt-end': {
    width_px: 19,
    height_px: 19,
    turn_deg: 45,
    lines: 'M3.25 -1V20M9 -1V20M15.25 -1V20',
    fill: 'var(--m-clt-b)',
    ink: 'var(--m-clt-ink)',
  },
  concrete: {
    width_px: 52,
    height_px: 52,
    lines: AGGREGATE,
    dots: CONCRETE_DOTS,
    ...colours('concrete'),
  },
  covering: { width_px: 7, height_px: 14, lines: 'M1.8 0v9M5.3 4v10', ...colours('covering') },
  eps: {
    width_px: 15.6,
    height_px: 9.01,
    lines: 'M0 4.5h2.6L5.2 0h5.2L13 4.5L10.4 9.01h-5.2L2.6 4.5M13 4.5h2.6',
    ...colours('eps'),
  },
  glass: {
    width_px: 36,
    height_px: 36,
    lines: 'M4 16L14 6M8 17L19 6M14 16L20 10M20 33L29 24M25 33L33 25',
    ...colours('glass'),
  },
  gravel: { width_px: 44, height_px: 34, lines: PEBBLES.map(pebble).join(''), ...colours('gravel') },
  gypsum: { width_px: 32, height_px: 32, dots: GYPSUM_DOTS, ...colours('gypsum') },
  masonry: { width_px: 9, height_px: 9, turn_deg: 45, lines: 'M4.5 -1V10', ...colours('masonry') },
  plain: { width_px: 8, height_px: 8, fill: 'var(--surface-3)', ink: 'var(--ink-3)' },
  rubber: { width_px: 6, height_px: 6, turn_deg: 45, lines: 'M-1 3H7M3 -1V7', ...colours('rubber') },
  screed: { width_px: 40, height_px: 40, dots: SCREED_DOTS, ...colours('screed') },
  steel: { width_px: 10, height_px: 10, turn_deg: 45, lines: 'M1.5 -1V11M6.5 -1V11', ...colours('steel') },
  wood: { width_px: 96, height_px: 26, lines: GRAIN, ...colours('wood') },
  'wood-end': {
    width_px: 24.5,
    height_px: 24.5,
    turn_deg: 45,
    lines: 'M2.75 -1V25.5M7.5 -1V25.5M12.75 -1V25.5M17.75 -1V25.5M22 -1V25.5',
    ...colours('wood'),
  },
  woodfibre: { width_px: 28, height_px: 28, lines: WOODFIBRE, ...colours('woodfibre') },
}
