import type { Point } from '../layout/plane'
import type { FrameSection } from './frame-section'
import type { Part } from './part'

const LIP_MM = 8
/** A sheet lies inside its outline. */
const INSET_MM = 0.5

/** Timber of rectangular section from one depth to another. */
export function board(
  section: FrameSection,
  from_mm: number,
  to_mm: number,
  centre_mm: number,
  index = 0,
): Part {
  const width = section.beamWidth_mm
  const area = { u_mm: from_mm, v_mm: centre_mm - width / 2, du_mm: to_mm - from_mm, dv_mm: width }
  return { kind: 'board', area, index }
}

/** A C of sheet steel: web along the depth, flanges at both faces, lips turned in. */
export function channel(section: FrameSection, from_mm: number, to_mm: number, centre_mm: number): Part {
  return { kind: 'sheet', weight: 1, lines: [channelLine(section, from_mm, to_mm, centre_mm, [])] }
}

/** The same with a web folded to a spring. */
export function foldedChannel(
  section: FrameSection,
  from_mm: number,
  to_mm: number,
  centre_mm: number,
): Part {
  const web = centre_mm - section.beamWidth_mm / 2
  const span = to_mm - from_mm - 2 * INSET_MM
  const start = from_mm + INSET_MM
  const rise = Math.min(7, span * 0.09)
  const folds: readonly (readonly [number, number])[] = [
    [0.2, 0],
    [0.29, rise],
    [0.37, rise],
    [0.46, -rise],
    [0.54, -rise],
    [0.63, rise],
    [0.71, rise],
    [0.8, 0],
  ]
  const line = channelLine(
    section,
    from_mm,
    to_mm,
    centre_mm,
    folds.map(([share, offset]) => [start + share * span, web + offset]),
  )
  return { kind: 'sheet', weight: 1, lines: [line] }
}

/** A stud of each sort. */
export const STUD_SHAPES = { wood: board, steel: channel, 'springy steel': foldedChannel } as const

function channelLine(
  section: FrameSection,
  from_mm: number,
  to_mm: number,
  centre_mm: number,
  web: readonly Point[],
): Point[] {
  const half = section.beamWidth_mm / 2
  const [near, far] = [from_mm + INSET_MM, to_mm - INSET_MM]
  const lip = Math.min(LIP_MM, Math.max(0, (far - near) / 3))
  const [back, front] = [centre_mm - half, centre_mm + half]
  return [
    [near + lip, front],
    [near, front],
    [near, back],
    ...web,
    [far, back],
    [far, front],
    [far - lip, front],
  ]
}
