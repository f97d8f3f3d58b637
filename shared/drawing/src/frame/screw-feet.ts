import { memberCentres_mm } from '../layout/members'
import type { Point } from '../layout/plane'
import { mountDepth_mm } from './batten-mounts'
import { fillParts, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { board } from './stud'

const SCREW_MM = 9
const PLATE_MM = 40
const THREAD_MM = 3
/** Rubber below the plate, and the plate. */
const SOLE_MM = 4

/** Joists of a sub-floor on feet that are screwed to their height. */
export function screwFeet(section: FrameSection): Part[] {
  const { depth_mm, beamWidth_mm, insulation_mm } = section
  const under = mountDepth_mm(section)
  const sole = Math.min(SOLE_MM, under / 4)
  const centres = memberCentres_mm({ ...section, width_mm: beamWidth_mm })
  return [
    ...fillParts(section, 0, insulation_mm),
    ...centres.map((centre) => board(section, under, depth_mm, centre)),
    ...centres.flatMap((centre) => foot(depth_mm, sole, centre)),
    ...spacingNote(section, besides(centres, section.length_mm), under / 2),
  ]
}

/** The note stands beside the foot, not on the screw. */
const besides = (centres: readonly number[], length_mm: number) =>
  centres.map((centre) => (centre + 60 <= length_mm ? centre + 60 : centre - 60))

function foot(depth: number, sole: number, centre: number): Part[] {
  const top = Math.max(2 * sole, depth - 6)
  const stem = { u_mm: 2 * sole, v_mm: centre - SCREW_MM / 2, du_mm: top - 2 * sole, dv_mm: SCREW_MM }
  const slab = (u_mm: number) => ({ u_mm, v_mm: centre - PLATE_MM / 2, du_mm: sole, dv_mm: PLATE_MM })
  const turns = Math.max(0, Math.floor((top - 2 * sole - 2) / THREAD_MM))
  const thread = Array.from({ length: turns }, (_, n): Point[] => {
    const u = 2 * sole + 2 + n * THREAD_MM
    return [
      [u, centre - SCREW_MM / 2],
      [u + THREAD_MM / 2, centre + SCREW_MM / 2],
    ]
  })
  return [
    { kind: 'solid', area: stem, hatch: 'steel' },
    { kind: 'line', look: 'thread', lines: thread },
    { kind: 'solid', area: slab(sole), hatch: 'steel' },
    { kind: 'solid', area: slab(0), hatch: 'rubber' },
  ]
}
