import { memberCentres_mm } from '../layout/members'
import type { Point } from '../layout/plane'
import { fillBehind, spacingNote, type FrameSection } from './frame-section'
import type { Part } from './part'
import { spring } from './spring'

export type Hanger = 'rod' | 'spring' | 'elastomer'

/** Height of a ceiling channel where the component does not say. */
const CHANNEL_MM = 27
/** Half widths along the section. */
const PLATE_MM = 16
const YOKE_MM = { spring: 14, elastomer: 16 } as const

/** A grid of crossed channels under the structure, on rods, or on springs or rubber in a yoke. */
export function ceilingHangers(section: FrameSection, hanger: Hanger): Part[] {
  const { depth_mm, beamDepth_mm, length_mm } = section
  const isChannel = beamDepth_mm >= 12 && beamDepth_mm <= 60
  const channel = Math.min(isChannel ? beamDepth_mm : CHANNEL_MM, depth_mm / 3)
  const runner = depth_mm - channel
  const carrier = runner - channel
  const centres = memberCentres_mm({ ...section, width_mm: 60 })
  const reach = Math.max(1, carrier - 2)
  return [
    ...fillBehind(section, runner),
    {
      kind: 'profile',
      area: { u_mm: runner, v_mm: 0, du_mm: channel, dv_mm: length_mm },
    },
    ...centres.flatMap((centre) => [
      ...suspension(hanger, reach, centre),
      ...carrierParts(carrier, runner, reach, centre),
    ]),
    ...spacingNote({ ...section, beamWidth_mm: 0 }, noteAt(centres, length_mm), (carrier + runner) / 2),
  ]
}

/** The note stands beside the hanger, where there is room for it. */
const noteAt = (centres: readonly number[], length_mm: number) =>
  centres.map((centre) => (centre + 62 <= length_mm ? centre + 62 : centre - 62))

function carrierParts(carrier: number, runner: number, reach: number, centre: number): Part[] {
  const height = runner - carrier
  const lip = Math.min(height / 2, 2)
  const trough: Point[] = [
    [carrier + lip, centre - 23],
    [carrier + lip, centre - 30],
    [runner - 0.5, centre - 30],
    [runner - 0.5, centre + 30],
    [carrier + lip, centre + 30],
    [carrier + lip, centre + 23],
  ]
  const grip: Point[] = [
    [reach + height * 0.6, centre - 14],
    [reach, centre - 14],
    [reach, centre + 14],
    [reach + height * 0.6, centre + 14],
  ]
  return [
    { kind: 'sheet', weight: 1.1, lines: [grip] },
    { kind: 'sheet', weight: 1, lines: [trough] },
  ]
}

function suspension(hanger: Hanger, reach: number, centre: number): Part[] {
  const plate: Point[] = [
    [0.75, centre - PLATE_MM],
    [0.75, centre + PLATE_MM],
  ]
  const rod = (from: number, to: number): Point[] => [
    [from, centre],
    [to, centre],
  ]
  if (hanger === 'rod') return [{ kind: 'sheet', weight: 1.2, lines: [plate, rod(0.75, reach)] }]
  const half = YOKE_MM[hanger]
  const top = Math.min(10, reach * 0.2)
  const bottom = Math.min(top + 36, reach * 0.8)
  const height = bottom - top
  const yoke: Point[] = [
    [top, centre - half],
    [top, centre + half],
    [bottom, centre + half],
    [bottom, centre - half],
    [top, centre - half],
  ]
  const frame: Part = { kind: 'sheet', weight: 1.2, lines: [plate, rod(0.75, top), yoke] }
  const head = top + height * (hanger === 'spring' ? 0.16 : 0.36)
  const bar: Point[] = [
    [head, centre - 8],
    [head, centre + 8],
  ]
  const rest: Part = { kind: 'sheet', weight: 1.1, lines: [bar, rod(head, reach)] }
  if (hanger === 'spring') {
    const coil = spring(head + height * 0.06, bottom - height * 0.06, centre, half * 0.64)
    return [frame, rest, { kind: 'sheet', weight: 0.85, lines: [coil] }]
  }
  const rubber = { u_mm: head + 1, v_mm: centre - 12, du_mm: Math.max(0, bottom - head - 1), dv_mm: 24 }
  return [frame, { kind: 'solid', area: rubber, hatch: 'rubber' }, rest]
}
