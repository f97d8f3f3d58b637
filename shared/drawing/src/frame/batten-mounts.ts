import { memberCentres_mm } from '../layout/members'
import { fillParts, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { spring } from './spring'
import { board } from './stud'

/** Depth of the mount below a batten; where the batten leaves no room, the mount takes 30 % of the depth. */
export const mountDepth_mm = (section: FrameSection) => {
  const free = section.depth_mm - section.beamDepth_mm
  return free > 1 ? free : section.depth_mm * 0.3
}

/** Battens under a deck, on pads of elastomer or on steel springs that stand on the structure. */
export function battenMounts(section: FrameSection, mount: 'elastomer' | 'spring'): Part[] {
  const { depth_mm, beamWidth_mm, insulation_mm } = section
  const foot = mountDepth_mm(section)
  const centres = memberCentres_mm({ ...section, width_mm: beamWidth_mm })
  return [
    ...fillParts(section, 0, insulation_mm),
    ...centres.map((centre) => board(section, foot, depth_mm, centre)),
    ...centres.flatMap((centre) =>
      mount === 'elastomer' ? pad(foot, centre, beamWidth_mm) : springs(foot, centre, beamWidth_mm),
    ),
    ...spacingNote(section, centres, (foot + depth_mm) / 2),
  ]
}

function pad(foot: number, centre: number, width: number): Part[] {
  const area = { u_mm: 0, v_mm: centre - width * 0.39, du_mm: foot, dv_mm: width * 0.78 }
  return [{ kind: 'solid', area, hatch: 'rubber' }]
}

function springs(foot: number, centre: number, width: number): Part[] {
  const half = width * 0.46
  const plate = (u: number) => [[u, centre - half] as const, [u, centre + half] as const]
  const inset = Math.min(1, foot / 4)
  const coil = (side: 1 | -1) =>
    spring(Math.min(3, foot / 3), foot - Math.min(3, foot / 3), centre + side * width * 0.25, width * 0.15)
  return [
    { kind: 'sheet', weight: 1.5, lines: [plate(inset), plate(foot - inset)] },
    { kind: 'sheet', weight: 0.85, lines: [coil(-1), coil(1)] },
  ]
}
