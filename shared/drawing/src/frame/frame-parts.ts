import type { Frame, RibPanel } from '@soundleaf/construction'
import type { FrameType } from '@soundleaf/contracts'
import { battenMounts } from './batten-mounts'
import { ceilingHangers } from './ceiling-hangers'
import { clipWithHatChannel } from './clip'
import { frameSection, type FrameSection } from './frame-section'
import { genericFrame } from './generic-frame'
import { mirrored, type Part } from './part'
import { resilientBars } from './resilient-bars'
import { ribPanelParts } from './rib-panel'
import { screwFeet } from './screw-feet'
import { singleStuds } from './single-studs'
import { doubleStuds, leafDepth_mm, staggeredStuds } from './two-rows'

/** How each frame type is drawn; one file per family. */
const FAMILIES: Readonly<Record<FrameType, (section: FrameSection) => Part[]>> = {
  'Wooden Stud': (section) => singleStuds(section, 'wood', false),
  'Wooden Stud Detached': (section) => singleStuds(section, 'wood', true),
  'Steel Stud': (section) => singleStuds(section, 'steel', false),
  'Steel Stud Detached': (section) => singleStuds(section, 'steel', true),
  'Resilient Steel Stud': (section) => singleStuds(section, 'resilient', false),
  'Staggered Wooden Studs': staggeredStuds,
  'Double Wooden Studs': (section) => doubleStuds(section, 'wood'),
  'Double Steel Studs': (section) => doubleStuds(section, 'steel'),
  'Wooden Stud Resilient Bar': (section) => resilientBars(section, 'wood', false),
  'Steel Stud Resilient Bar': (section) => resilientBars(section, 'steel', false),
  'Resilient Channel': (section) => resilientBars(section, 'wood', true),
  'Clip With Hat Channel': clipWithHatChannel,
  'Ceiling Grid On Hangers': (section) => ceilingHangers(section, 'rod'),
  'Spring Hanger': (section) => ceilingHangers(section, 'spring'),
  'Elastomer Hanger': (section) => ceilingHangers(section, 'elastomer'),
  'Batten On Elastomer Mount': (section) => battenMounts(section, 'elastomer'),
  'Batten On Spring Mount': (section) => battenMounts(section, 'spring'),
  'Screw Feet On Joists 45x45': screwFeet,
  'Screw Feet On Joists 45x70': screwFeet,
  'Generic Wall Frame': (section) => genericFrame(section, 'wall'),
  'Generic Floor Frame': (section) => genericFrame(section, 'floor'),
  'Generic Ceiling Frame': (section) => genericFrame(section, 'ceiling'),
}

/** Which face of the frame carries the boards: the one away from the massive element. */
export type BoardSide = 'start' | 'end'

/** Everything a frame or a rib panel is drawn of, within `depth_mm` times `drawn_mm`. */
export function frameParts(
  frame: Frame | RibPanel,
  depth_mm: number,
  drawn_mm: number,
  boardSide: BoardSide,
): Part[] {
  const section = frameSection(frame, depth_mm, drawn_mm)
  const parts = frame.kind === 'ribPanel' ? ribPanelParts(section) : FAMILIES[frame.frameType](section)
  return boardSide === 'end' ? parts : parts.map((part) => mirrored(part, depth_mm))
}

/** Depths that a selected frame's inner dimension names, from face to face; one alone says nothing new. */
export function innerDepths_mm(frame: Frame, depth_mm: number, boardSide: BoardSide): number[] {
  const section = frameSection(frame, depth_mm, 0)
  const depths = innerParts(frame.frameType, section).filter((depth) => depth > 0.05)
  return boardSide === 'end' ? depths : depths.reverse()
}

function innerParts(type: FrameType, section: FrameSection): number[] {
  const { depth_mm, beamDepth_mm } = section
  if (type === 'Double Wooden Studs' || type === 'Double Steel Studs') {
    const leaf = leafDepth_mm(section)
    return [leaf, depth_mm - 2 * leaf, leaf]
  }
  if (type === 'Staggered Wooden Studs') return [depth_mm]
  const isBehindBeam = type.endsWith('Detached') || type === 'Generic Ceiling Frame'
  return isBehindBeam ? [depth_mm - beamDepth_mm, beamDepth_mm] : [beamDepth_mm, depth_mm - beamDepth_mm]
}
