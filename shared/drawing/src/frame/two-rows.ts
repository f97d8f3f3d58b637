import { staggeredRows_mm } from '../layout/members'
import { fillBehind, fillParts, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { STUD_SHAPES } from './stud'

const centresOf = (section: FrameSection) =>
  staggeredRows_mm({ length_mm: section.length_mm, cc_mm: section.cc_mm, width_mm: section.beamWidth_mm })

/** Two rows on one plate: each stud touches one face only. */
export function staggeredStuds(section: FrameSection, shape: keyof typeof STUD_SHAPES): Part[] {
  const { depth_mm, beamDepth_mm } = section
  const [near, far] = centresOf(section)
  const stud = STUD_SHAPES[shape]
  return [
    ...fillBehind(section, depth_mm),
    ...near.map((centre) => stud(section, 0, beamDepth_mm, centre)),
    ...far.map((centre) => stud(section, depth_mm - beamDepth_mm, depth_mm, centre)),
    ...spacingNote(section, near, beamDepth_mm / 2),
  ]
}

/** Depth of each of two separate rows: never more than half of what there is. */
export const rowDepth_mm = (section: FrameSection) => Math.min(section.beamDepth_mm, section.depth_mm / 2)

/** Two rows that do not touch; the wool lies half in each, from the boards inwards. */
export function doubleStuds(section: FrameSection, shape: keyof typeof STUD_SHAPES): Part[] {
  const { depth_mm, insulation_mm, length_mm } = section
  const row = rowDepth_mm(section)
  const [near, far] = centresOf(section)
  const stud = STUD_SHAPES[shape]
  return [
    ...fillParts(section, 0, insulation_mm / 2),
    ...fillParts(section, depth_mm - insulation_mm / 2, depth_mm),
    {
      kind: 'line',
      look: 'faint',
      lines: [row, depth_mm - row].map((u) => [[u, 0] as const, [u, length_mm] as const]),
    },
    ...near.map((centre) => stud(section, 0, row, centre)),
    ...far.map((centre) => stud(section, depth_mm - row, depth_mm, centre)),
    ...spacingNote(section, near, row / 2),
    ...spacingNote(section, far, depth_mm - row / 2),
  ]
}
