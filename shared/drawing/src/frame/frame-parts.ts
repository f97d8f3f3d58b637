import { FRAME_TYPE_FACTS, type Frame, type FrameTypeFacts, type RibPanel } from '@soundleaf/construction'
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
import { doubleStuds, rowDepth_mm, staggeredStuds } from './two-rows'

/** What a frame is drawn of; one file per family. */
function partsOf(type: FrameTypeFacts, section: FrameSection): Part[] {
  switch (type.family) {
    case 'studs':
      return studParts(type, section)
    case 'resilient bars':
      return resilientBars(section, type.stud, type.bar)
    case 'clips':
      return clipWithHatChannel(section)
    case 'hangers':
      return ceilingHangers(section, type.hanger)
    case 'battens':
      return battenMounts(section, type.mount)
    case 'screw feet':
      return screwFeet(section)
    case 'unspecified':
      return genericFrame(section, type.place)
  }
}

function studParts(
  { stud, rows, isDetached }: Extract<FrameTypeFacts, { family: 'studs' }>,
  section: FrameSection,
): Part[] {
  switch (rows) {
    case 'single':
      return singleStuds(section, stud, isDetached)
    case 'staggered':
      return staggeredStuds(section, stud)
    case 'double':
      return doubleStuds(section, stud)
  }
}

/** Whether a frame stands or hangs on rubber, which has a hatch of its own. */
export function isOnRubber({ frameType }: Frame): boolean {
  const type = FRAME_TYPE_FACTS[frameType]
  switch (type.family) {
    case 'clips':
    case 'screw feet':
      return true
    case 'hangers':
      return type.hanger === 'elastomer'
    case 'battens':
      return type.mount === 'elastomer'
    default:
      return false
  }
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
  const parts =
    frame.kind === 'ribPanel' ? ribPanelParts(section) : partsOf(FRAME_TYPE_FACTS[frame.frameType], section)
  return boardSide === 'end' ? parts : parts.map((part) => mirrored(part, depth_mm))
}

/** Depths of the inner dimensions of a selected frame, from face to face. */
export function innerDepths_mm(frame: Frame, depth_mm: number, boardSide: BoardSide): number[] {
  const section = frameSection(frame, depth_mm, 0)
  const depths = innerParts(FRAME_TYPE_FACTS[frame.frameType], section).filter((depth) => depth > 0.05)
  return boardSide === 'end' ? depths : depths.reverse()
}

function innerParts(type: FrameTypeFacts, section: FrameSection): number[] {
  const { depth_mm, beamDepth_mm } = section
  const behind_mm = depth_mm - beamDepth_mm
  if (type.family === 'studs' && type.rows === 'staggered') return [depth_mm]
  if (type.family === 'studs' && type.rows === 'double') {
    const row = rowDepth_mm(section)
    return [row, depth_mm - 2 * row, row]
  }
  const isAtBoards =
    (type.family === 'studs' && type.isDetached) ||
    (type.family === 'unspecified' && type.place === 'ceiling')
  return isAtBoards ? [behind_mm, beamDepth_mm] : [beamDepth_mm, behind_mm]
}
