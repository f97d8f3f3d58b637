import type { Product, StructureType } from '@soundleaf/contracts'
import type { KnownLayer } from './layers'

/** A sheet as it becomes a component: of a product, of a thickness. */
export interface PlannedSheet {
  readonly kind: 'panel' | 'massiveElement' | 'impactBoard' | 'floorCovering'
  /** The product's name. */
  readonly product: string
  readonly chosen: Product | null
  readonly thickness_mm: number
}

/** A gap as it becomes a component. */
export interface PlannedGap {
  readonly kind: 'frame' | 'cavity'
  readonly product: string
  readonly chosen: Product | null
  readonly depth_mm: number
  /** The name of the porous fill; null for none. */
  readonly fill: string | null
  readonly chosenFill: Product | null
  readonly fill_mm: number
  /** The frame between the boards of a lightweight wall. */
  readonly isCore: boolean
}

export type PlannedComponent = PlannedSheet | PlannedGap

/** What becomes of a type, before it is made of products. */
export interface Plan {
  readonly type: StructureType
  /** Left to right, or from the top. */
  readonly components: readonly PlannedComponent[]
}

/** Sheets that touch each other, or the soft layers between them. */
export interface Part {
  readonly isGap: boolean
  readonly layers: readonly KnownLayer[]
}

/** Sheets and gaps in turn. */
export function partsOf(
  layers: readonly KnownLayer[],
  isGapLayer: (layer: KnownLayer) => boolean,
): readonly Part[] {
  const parts: { isGap: boolean; layers: KnownLayer[] }[] = []
  for (const layer of layers) {
    const isGap = isGapLayer(layer)
    const last = parts.at(-1)
    if (last?.isGap === isGap) last.layers.push(layer)
    else parts.push({ isGap, layers: [layer] })
  }
  return parts
}

/** Massive layers of the same product that touch each other are one. */
export function mergedMassive(layers: readonly KnownLayer[]): readonly KnownLayer[] {
  const merged: KnownLayer[] = []
  for (const layer of layers) {
    const last = merged.at(-1)
    // A product of somebody's own may be called as a generic one is.
    const isSame = last?.product === layer.product && last.chosen?.id === layer.chosen?.id
    if (last?.role === 'massive' && layer.role === 'massive' && isSame)
      merged[merged.length - 1] = { ...last, thickness_mm: tenths(last.thickness_mm + layer.thickness_mm) }
    else merged.push(layer)
  }
  return merged
}

/** Without what adding decimals leaves behind. */
export const tenths = (value: number): number => Math.round(value * 10) / 10

export const sumOf = (layers: readonly KnownLayer[]): number =>
  tenths(layers.reduce((sum, { thickness_mm }) => sum + thickness_mm, 0))

const SHEETS = {
  board: 'panel',
  massive: 'massiveElement',
  impact: 'impactBoard',
  covering: 'floorCovering',
} as const

export function sheetOf({ role, product, chosen, thickness_mm }: KnownLayer): PlannedSheet | null {
  if (role === 'air' || role === 'frame' || role === 'fill' || role === 'rigid' || product === null)
    return null
  return { kind: SHEETS[role], product, chosen, thickness_mm }
}
