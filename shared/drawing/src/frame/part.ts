import type { HatchKind } from '../hatch/hatch-kind'
import type { Area, Point } from '../layout/plane'

/** What a frame, a cavity or a rib panel is drawn of, in millimetres of the layer. */
export type Part =
  /** A piece of one material, cut: outlined. */
  | { readonly kind: 'solid'; readonly area: Area; readonly hatch: HatchKind }
  /** A porous fill, not outlined. */
  | { readonly kind: 'fill'; readonly area: Area; readonly hatch: HatchKind }
  /** A piece of timber seen from its end; `index` chooses how its rings lie. */
  | { readonly kind: 'board'; readonly area: Area; readonly index: number }
  /** Thin steel: a line with a halo. `weight` is relative to a sheet of a stud. */
  | { readonly kind: 'sheet'; readonly lines: readonly (readonly Point[])[]; readonly weight: number }
  /** A line of what is seen behind the cut. */
  | { readonly kind: 'line'; readonly lines: readonly (readonly Point[])[]; readonly look: LineLook }
  /** An outline with a cross: a frame of which only the size is known. */
  | { readonly kind: 'crossed'; readonly area: Area }
  /** A profile that runs along the section, seen from its side. */
  | { readonly kind: 'profile'; readonly area: Area }
  /** A number on a small field of paper. */
  | { readonly kind: 'note'; readonly at: Point; readonly text: string }

export type LineLook = 'faint' | 'dashed' | 'slot' | 'thread'

/** The same part as seen from the other face. */
export function mirrored(part: Part, depth_mm: number): Part {
  const point = ([u, v]: Point): Point => [depth_mm - u, v]
  switch (part.kind) {
    case 'solid':
    case 'fill':
    case 'board':
    case 'crossed':
    case 'profile':
      return { ...part, area: { ...part.area, u_mm: depth_mm - part.area.u_mm - part.area.du_mm } }
    case 'sheet':
    case 'line':
      return { ...part, lines: part.lines.map((line) => line.map(point)) }
    case 'note':
      return { ...part, at: point(part.at) }
  }
}
