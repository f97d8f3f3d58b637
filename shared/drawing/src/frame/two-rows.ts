import { staggeredRows_mm } from '../layout/members'
import { fillBehind, fillParts, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { board, channel } from './stud'

const rows = (section: FrameSection) =>
  staggeredRows_mm({ length_mm: section.length_mm, cc_mm: section.cc_mm, width_mm: section.beamWidth_mm })

/** Two rows on one plate: each stud touches one face only. */
export function staggeredStuds(section: FrameSection): Part[] {
  const { depth_mm, beamDepth_mm } = section
  const [near, far] = rows(section)
  return [
    ...fillBehind(section, depth_mm),
    ...near.map((centre) => board(section, 0, beamDepth_mm, centre)),
    ...far.map((centre) => board(section, depth_mm - beamDepth_mm, depth_mm, centre)),
    ...spacingNote(section, near, beamDepth_mm / 2),
  ]
}

/** Depth of each of two separate rows: never more than half of what there is. */
export const leafDepth_mm = (section: FrameSection) => Math.min(section.beamDepth_mm, section.depth_mm / 2)

/** Two rows that do not touch; the wool lies half in each, from the boards inwards. */
export function doubleStuds(section: FrameSection, shape: 'wood' | 'steel'): Part[] {
  const { depth_mm, insulation_mm, length_mm } = section
  const leaf = leafDepth_mm(section)
  const [near, far] = rows(section)
  const stud = shape === 'wood' ? board : channel
  return [
    ...fillParts(section, 0, insulation_mm / 2),
    ...fillParts(section, depth_mm - insulation_mm / 2, depth_mm),
    {
      kind: 'line',
      look: 'faint',
      lines: [leaf, depth_mm - leaf].map((u) => [[u, 0] as const, [u, length_mm] as const]),
    },
    ...near.map((centre) => stud(section, 0, leaf, centre)),
    ...far.map((centre) => stud(section, depth_mm - leaf, depth_mm, centre)),
    ...spacingNote(section, near, leaf / 2),
    ...spacingNote(section, far, depth_mm - leaf / 2),
  ]
}
