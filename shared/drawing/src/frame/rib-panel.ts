import { memberCentres_mm } from '../layout/members'
import { fillBehind, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'

/** Thickness of the lamellas that glued timber is made of. */
const LAMELLA_MM = 40

/** Ribs of glued timber under a slab, wool between them on what closes the panel below. */
export function ribPanelParts(section: FrameSection): Part[] {
  const { depth_mm, beamDepth_mm, beamWidth_mm } = section
  const centres = memberCentres_mm({ ...section, width_mm: beamWidth_mm })
  const count = Math.min(12, Math.max(1, Math.round(beamDepth_mm / LAMELLA_MM)))
  const lamella = beamDepth_mm / count
  return [
    ...fillBehind(section, depth_mm),
    ...centres.flatMap((centre, rib) =>
      Array.from({ length: count }, (_, index): Part => {
        const area = {
          u_mm: index * lamella,
          v_mm: centre - beamWidth_mm / 2,
          du_mm: lamella,
          dv_mm: beamWidth_mm,
        }
        return { kind: 'board', area, index: index + rib }
      }),
    ),
    ...spacingNote(section, centres, beamDepth_mm / 2),
  ]
}
