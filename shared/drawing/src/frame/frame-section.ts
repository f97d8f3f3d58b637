import type { Cavity, Frame, Insulation, RibPanel } from '@soundleaf/construction'
import { insulationHatch } from '../hatch/component-hatch'
import type { HatchKind } from '../hatch/hatch-kind'
import { boundedLength_mm } from '../layout/numbers'
import type { Part } from './part'

/**
 * The geometry a frame is drawn from. The structure it is fixed to lies at u = 0, the boards it carries at
 * u = depth: a lining of the other side is the mirrored picture.
 */
export interface FrameSection {
  readonly depth_mm: number
  readonly beamDepth_mm: number
  /** Extent of a beam along the section: its thickness, or the flange of a sheet profile. */
  readonly beamWidth_mm: number
  readonly cc_mm: number
  /** Drawn length of the section. */
  readonly length_mm: number
  readonly insulation_mm: number
  readonly insulation: HatchKind | null
}

/** A sheet profile's thickness is its gauge, not its width; the flange of the common profiles is 40 mm. */
const FLANGE_MM = 40
const THINNEST_BEAM_MM = 15

const beamWidth_mm = (thickness: number) => (thickness >= THINNEST_BEAM_MM ? thickness : FLANGE_MM)

const fill = (insulation: Insulation, depth_mm: number) => ({
  insulation_mm: Math.min(depth_mm, boundedLength_mm(insulation.thickness_mm)),
  insulation: insulationHatch(insulation),
})

export function frameSection(frame: Frame | RibPanel, depth_mm: number, drawn_mm: number): FrameSection {
  return {
    depth_mm,
    beamDepth_mm: Math.min(depth_mm, boundedLength_mm(frame.depthOfBeam_mm) || depth_mm),
    beamWidth_mm: beamWidth_mm(boundedLength_mm(frame.thicknessOfBeam_mm)),
    cc_mm: boundedLength_mm(frame.cc_mm),
    length_mm: drawn_mm,
    ...fill(frame.insulation, depth_mm),
  }
}

/** A porous fill from one depth to another over the whole drawn length, or nothing. */
export function fillParts(section: FrameSection, from_mm: number, to_mm: number): Part[] {
  const from = Math.max(0, from_mm)
  const to = Math.min(section.depth_mm, to_mm)
  if (section.insulation === null || !(to > from)) return []
  const area = { u_mm: from, v_mm: 0, du_mm: to - from, dv_mm: section.length_mm }
  return [{ kind: 'fill', area, hatch: section.insulation }]
}

/** Wool from `face` towards the structure, as thick as it is; it is shifted where there is no room. */
export function fillBehind(section: FrameSection, face_mm: number): Part[] {
  const from = Math.max(0, face_mm - section.insulation_mm)
  return fillParts(section, from, from + section.insulation_mm)
}

export function cavityParts(cavity: Cavity, depth_mm: number, drawn_mm: number): Part[] {
  const whole = { u_mm: 0, v_mm: 0, du_mm: depth_mm, dv_mm: drawn_mm }
  const { insulation_mm, insulation } = fill(cavity.insulation, depth_mm)
  const air: Part = { kind: 'fill', area: whole, hatch: 'air' }
  if (insulation === null) return [air]
  return [air, { kind: 'fill', area: { ...whole, du_mm: insulation_mm }, hatch: insulation }]
}

/** `cc 450` on the first member that shows whole, else on the first. */
export function spacingNote(section: FrameSection, centres: readonly number[], depth_mm: number): Part[] {
  const half = section.beamWidth_mm / 2
  const whole = centres.find((centre) => centre - half >= 0 && centre + half <= section.length_mm)
  const centre = whole ?? centres[0]
  if (centre === undefined || section.cc_mm === 0) return []
  return [{ kind: 'note', at: [depth_mm, centre], text: `cc ${Math.round(section.cc_mm * 10) / 10}` }]
}
