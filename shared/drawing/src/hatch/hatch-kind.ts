/** The hatches of a section. `plain` is a material of which only the fill is known. */
export const HATCH_KINDS = [
  'air',
  'cellulose',
  'clt',
  'clt-end',
  'concrete',
  'covering',
  'eps',
  'glass',
  'glasswool',
  'gravel',
  'gypsum',
  'masonry',
  'plain',
  'rubber',
  'screed',
  'steel',
  'wood',
  'wood-end',
  'woodfibre',
  'wool',
] as const
export type HatchKind = (typeof HATCH_KINDS)[number]

/** A hatch as it lies in one layer. */
export interface Hatch {
  readonly kind: HatchKind
  /** The denser of the two densities, for thin parts. */
  readonly isTight: boolean
  /** The mirrored twin of a slanted hatch, for the next part of the same material. */
  readonly isMirrored: boolean
  /** Grain that runs up and down, as in a wall. */
  readonly isUpright: boolean
}

const SLANTED: ReadonlySet<HatchKind> = new Set(['masonry', 'wood-end', 'clt-end', 'steel'])
const GRAINED: ReadonlySet<HatchKind> = new Set(['wood', 'clt', 'woodfibre', 'covering'])

export const isSlanted = (kind: HatchKind) => SLANTED.has(kind)
export const isGrained = (kind: HatchKind) => GRAINED.has(kind)

/** Names the pattern definition; two hatches that look the same share it. */
export function hatchKey(hatch: Hatch): string {
  const tight = hatch.isTight ? '-t' : ''
  const twin = hatch.isMirrored && isSlanted(hatch.kind) ? '-b' : ''
  const upright = hatch.isUpright && isGrained(hatch.kind) ? '-v' : ''
  return `${hatch.kind}${upright}${tight}${twin}`
}

/** Wool is drawn as one curve across the layer, never as a tile. */
export type WoolKind = Extract<HatchKind, 'wool' | 'glasswool'>
export const isWool = (kind: HatchKind): kind is WoolKind => kind === 'wool' || kind === 'glasswool'
