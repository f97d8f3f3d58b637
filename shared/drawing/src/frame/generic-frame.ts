import { memberCentres_mm } from '../layout/members'
import { fillBehind, fillParts, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'

/** A frame of which only the sizes are known: its outline with a cross. */
export function genericFrame(section: FrameSection, place: 'wall' | 'floor' | 'ceiling'): Part[] {
  const { depth_mm, beamDepth_mm, beamWidth_mm, insulation_mm } = section
  const centres = memberCentres_mm({ ...section, width_mm: beamWidth_mm })
  const from = place === 'ceiling' ? depth_mm - beamDepth_mm : 0
  const outlines = centres.map((centre): Part => {
    const area = { u_mm: from, v_mm: centre - beamWidth_mm / 2, du_mm: beamDepth_mm, dv_mm: beamWidth_mm }
    return { kind: 'crossed', area }
  })
  const hung: Part = {
    kind: 'line',
    look: 'dashed',
    lines: centres.map((centre) => [
      [0, centre],
      [from, centre],
    ]),
  }
  return [
    ...(place === 'floor' ? fillParts(section, 0, insulation_mm) : fillBehind(section, from + beamDepth_mm)),
    ...(from > 0 ? [hung] : []),
    ...outlines,
    ...spacingNote(section, centres, from + beamDepth_mm / 2),
  ]
}
