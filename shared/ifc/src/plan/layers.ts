import { kindOf } from '@soundleaf/construction'
import type { Product, ProductType } from '@soundleaf/contracts'
import type { TypeLayer } from '../read/layers'
import { genericProductName } from '../words/generic-product'
import { isMassive } from '../words/groups'
import type { MaterialClass } from '../words/material-class'
import type { MaterialAnswer } from './answers'

/** What a layer does in a construction. */
export type Role = 'board' | 'massive' | 'impact' | 'covering' | 'air' | 'frame' | 'fill' | 'rigid'

/** A layer of which it is known what it is and how thick. */
export interface KnownLayer {
  readonly material: string
  readonly thickness_mm: number
  readonly role: Role
  /** The name of the product; null for air. */
  readonly product: string | null
  /** The product that a person chose. */
  readonly chosen: Product | null
  readonly isVentilated: boolean
  readonly isCeilingTile: boolean
}

const SOFT: ReadonlySet<Role> = new Set<Role>(['air', 'frame', 'fill', 'rigid'])

/** What makes a gap between sheets: neighbours that do belong to the same one. */
export const isSoft = ({ role }: KnownLayer): boolean => SOFT.has(role)

export type Known =
  | { readonly is: 'layer'; readonly layer: KnownLayer }
  | { readonly is: 'left out' }
  | { readonly is: 'unknown' }

/** Lengths are kept to a tenth of a millimetre. */
const rounded = (thickness_mm: number) => Math.round(thickness_mm * 10) / 10

/** What a layer is, by what a person said of its material, else by its name. */
export function knownLayer(layer: TypeLayer, answer: MaterialAnswer | undefined, isBetween: boolean): Known {
  const thickness_mm = rounded(layer.thickness_mm ?? 0)
  if (answer === 'left out' || thickness_mm === 0) return { is: 'left out' }
  const of = (role: Role, product: string | null, chosen: Product | null = null): Known => ({
    is: 'layer',
    layer: {
      material: layer.material,
      thickness_mm,
      role,
      product,
      chosen,
      isVentilated: layer.ventilated === true,
      isCeilingTile: chosen === null && layer.reads === 'ceiling-tile',
    },
  })
  if (answer === 'air') return of('air', null)
  if (answer !== undefined) return of(roleOfProduct(answer.product.type), answer.product.name, answer.product)
  const { reads, material } = layer
  if (reads === 'membrane') return { is: 'left out' }
  if (reads === 'timber') {
    if (thickness_mm <= THICKEST_BOARD_MM) return of('board', 'Softwood boards')
    return isBetween && thickness_mm >= THINNEST_STUD_MM ? of('frame', 'Wooden stud') : { is: 'unknown' }
  }
  const role = reads === null ? null : roleOfClass(reads)
  return role === null || reads === null ? { is: 'unknown' } : of(role, genericProductName(reads, material))
}

/** Solid wood of unknown form: thin it is a board, thick between boards a stud. */
const THICKEST_BOARD_MM = 40
const THINNEST_STUD_MM = 60

function roleOfClass(reads: MaterialClass): Role | null {
  if (isMassive(reads)) return 'massive'
  switch (reads) {
    case 'unnamed':
    case 'membrane':
    case 'timber':
      return null
    case 'impact-insulation':
      return 'impact'
    case 'covering':
    case 'air':
    case 'frame':
      return reads
    case 'insulation':
    case 'insulation-soft':
      return 'fill'
    case 'insulation-rigid':
      return 'rigid'
    default:
      return 'board'
  }
}

function roleOfProduct(type: ProductType): Role {
  if (type === 'Insulation') return 'fill'
  switch (kindOf(type)) {
    case 'massiveElement':
      return 'massive'
    case 'frame':
      return 'frame'
    case 'impactBoard':
      return 'impact'
    case 'floorCovering':
      return 'covering'
    case 'panel':
      return 'board'
    default:
      return 'air'
  }
}
