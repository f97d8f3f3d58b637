import { memberCentres_mm } from '../layout/members'
import type { Point } from '../layout/plane'
import { fillBehind, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { isChannelAlone, standOff_mm } from './resilient-bars'
import { board } from './stud'

/** Depth of clip and hat channel as they are made; a tighter cavity draws them squeezed. */
const USUAL_MM = 34

/**
 * A rubber clip screwed to a stud, or to the structure itself, and the hat channel it holds, which carries the
 * boards.
 */
export function clipWithHatChannel(section: FrameSection): Part[] {
  const isAlone = isChannelAlone(section)
  const stand = isAlone ? section.depth_mm : standOff_mm(section, USUAL_MM)
  const stud = section.depth_mm - stand
  const centres = memberCentres_mm({ ...section, width_mm: section.beamWidth_mm })
  const out = (mm: number) => stud + (mm * stand) / USUAL_MM
  const far = section.depth_mm - 0.75
  return [
    ...fillBehind(section, isAlone ? section.depth_mm : stud),
    ...(isAlone ? [] : centres.map((centre) => board(section, 0, stud, centre))),
    ...centres.flatMap((centre): Part[] => {
      const cup: Point[] = [
        [out(21), centre - 33.5],
        [out(15), centre - 33.5],
        [out(15), centre + 33.5],
        [out(21), centre + 33.5],
      ]
      const hat: Point[] = [
        [out(18.5), centre - 30.5],
        [out(18.5), centre - 22.5],
        [far, centre - 14.5],
        [far, centre + 14.5],
        [out(18.5), centre + 22.5],
        [out(18.5), centre + 30.5],
      ]
      const rubber = { u_mm: stud, v_mm: centre - 9.5, du_mm: out(14) - stud, dv_mm: 19 }
      const screw: Point[] = [
        [Math.max(0, stud - 24), centre],
        [out(16), centre],
      ]
      return [
        { kind: 'solid', area: rubber, hatch: 'rubber' },
        { kind: 'sheet', weight: 1.2, lines: [screw, cup] },
        { kind: 'sheet', weight: 1, lines: [hat] },
      ]
    }),
    ...(isAlone ? [] : spacingNote(section, centres, stud / 2)),
  ]
}
