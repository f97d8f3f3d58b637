import { memberCentres_mm } from '../layout/members'
import type { Point } from '../layout/plane'
import { fillBehind, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { board, channel } from './stud'

type Carrier = 'wood' | 'steel'
type Bar = 'plain' | 'slotted' | 'batten'

const BATTEN_WIDTH_MM = 48

/** Shape of a bar along the section, from its foot on the stud to its end under the board, about the stud. */
const BAR = { foot: -22.5, knee: -6.5, crest: 1.5, end: 21.5, lip: 5 } as const
const SLOTTED = { foot: -20.5, knee: -4.5, crest: 3.5, end: 29.5, lip: 4 } as const

/** A beam no deeper than this is the channel itself, fixed to the structure without a stud. */
const DEEPEST_CHANNEL_MM = 40
export const isChannelAlone = (section: FrameSection) => section.beamDepth_mm <= DEEPEST_CHANNEL_MM

/** Depth left for what sits between stud and board; a third at least stays the stud's. */
export function standOff_mm(section: FrameSection, usual_mm: number): number {
  if (isChannelAlone(section)) return section.beamDepth_mm
  const free = section.depth_mm - section.beamDepth_mm
  return free > 1 ? Math.min(free, section.depth_mm * 0.67) : Math.min(usual_mm, section.depth_mm / 4)
}

/**
 * Studs with a resilient bar, a slotted resilient channel or a batten between them and the board. Where the component gives
 * the channel alone, it sits on battens that fill the rest of the depth.
 */
export function resilientBars(section: FrameSection, carrier: Carrier, bar: Bar): Part[] {
  const isSlotted = bar === 'slotted'
  const stand = standOff_mm(section, isSlotted ? 13 : 25)
  const stud = section.depth_mm - stand
  const shape = isSlotted ? SLOTTED : BAR
  const centres = memberCentres_mm({ ...section, width_mm: section.beamWidth_mm })
  const [near, far] = [stud + 0.5, section.depth_mm - 0.5]
  return [
    ...fillBehind(section, stud),
    ...centres.map((centre) =>
      (carrier === 'wood' || isChannelAlone(section) ? board : channel)(section, 0, stud, centre),
    ),
    ...centres.flatMap((centre): Part[] => {
      if (bar === 'batten')
        return [board({ ...section, beamWidth_mm: BATTEN_WIDTH_MM }, stud, section.depth_mm, centre)]
      const knee: Point = [near, centre + shape.knee]
      const crest: Point = [far, centre + shape.crest]
      const line: Point[] = [
        [near, centre + shape.foot],
        knee,
        crest,
        [far, centre + shape.end],
        [Math.max(near, far - shape.lip), centre + shape.end],
      ]
      const sheet: Part = { kind: 'sheet', weight: 1, lines: [line] }
      return isSlotted ? [sheet, { kind: 'line', look: 'slot', lines: [[knee, crest]] }] : [sheet]
    }),
    ...spacingNote(section, centres, stud / 2),
  ]
}
