import { memberCentres_mm } from '../layout/members'
import { fillBehind, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { STUD_SHAPES } from './stud'

const row = (section: FrameSection) => ({
  length_mm: section.length_mm,
  cc_mm: section.cc_mm,
  width_mm: section.beamWidth_mm,
})

/**
 * One row of studs: wood, steel, or steel with a springy web. A detached row stands at the boards, free of the
 * structure; any other is fixed to the structure.
 */
export function singleStuds(
  section: FrameSection,
  shape: keyof typeof STUD_SHAPES,
  isDetached: boolean,
): Part[] {
  const from = isDetached ? section.depth_mm - section.beamDepth_mm : 0
  const to = from + section.beamDepth_mm
  const centres = memberCentres_mm(row(section))
  return [
    ...fillBehind(section, to),
    ...centres.map((centre) => STUD_SHAPES[shape](section, from, to, centre)),
    ...spacingNote(section, centres, (from + to) / 2),
  ]
}
