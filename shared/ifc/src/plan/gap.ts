import type { Product, ProductType } from '@soundleaf/contracts'
import type { Lining, Studs } from './answers'
import type { KnownLayer } from './layers'
import { sumOf, type PlannedGap } from './plan'

/** Whether the catalogue has a product of a type and name for a depth. */
export type Fits = (type: ProductType, name: string, depth_mm: number) => boolean

const GENERIC = {
  WallFrame: 'Wall frame',
  FloorFrame: 'Floor frame',
  CeilingFrame: 'Ceiling frame',
} as const
export type FrameType = keyof typeof GENERIC

const STUD_NAMES: Readonly<Record<Studs, string>> = { steel: 'Steel stud 70', wood: 'Wooden stud' }
const DETACHED: Readonly<Record<Studs, string>> = {
  steel: 'Steel stud, detached',
  wood: 'Wooden stud, detached',
}
const RESILIENT = 'Resilient channel'
/** What a fill is where a person says that there is one. */
const USUAL_FILL = 'Stone wool batt 70'

interface GapOptions {
  readonly frameType: FrameType
  readonly fits: Fits
  readonly studs: Studs | null
  readonly lining: Lining | null
  readonly isFilled: boolean | null
  readonly isCore: boolean
}

/** Soft neighbours as one frame: as deep as all of them, filled as far as there is porous insulation. */
export function frameOf(layers: readonly KnownLayer[], options: GapOptions): PlannedGap {
  const { frameType, fits, isFilled, isCore } = options
  const stud = layers.find(({ role }) => role === 'frame')
  const depth_mm = sumOf(layers)
  const wanted = frameName(stud, options)
  const { fill, chosenFill, fill_mm } = fillOf(layers)
  const isAssumed = fill === null && isFilled === true
  return {
    kind: 'frame',
    product: stud?.chosen || fits(frameType, wanted, depth_mm) ? wanted : GENERIC[frameType],
    chosen: stud?.chosen ?? null,
    depth_mm,
    fill: isAssumed ? USUAL_FILL : fill,
    chosenFill,
    fill_mm: isAssumed ? depth_mm : fill_mm,
    isCore,
  }
}

function frameName(stud: KnownLayer | undefined, { studs, lining }: GapOptions): string {
  if (stud?.chosen) return stud.chosen.name
  const read = stud?.product ?? STUD_NAMES[studs ?? 'steel']
  if (lining === null) return read
  const isWood = /wood/i.test(read)
  if (lining === 'detached') return DETACHED[isWood ? 'wood' : 'steel']
  return lining === 'resilient' ? RESILIENT : STUD_NAMES[isWood ? 'wood' : 'steel']
}

/** Soft neighbours between two massive elements. */
export function cavityOf(layers: readonly KnownLayer[]): PlannedGap {
  return {
    kind: 'cavity',
    product: 'Cavity',
    chosen: null,
    depth_mm: sumOf(layers),
    ...fillOf(layers),
    isCore: false,
  }
}

function fillOf(layers: readonly KnownLayer[]): {
  readonly fill: string | null
  readonly chosenFill: Product | null
  readonly fill_mm: number
} {
  const porous = layers.filter(({ role }) => role === 'fill')
  return {
    fill: porous[0]?.product ?? null,
    chosenFill: porous[0]?.chosen ?? null,
    fill_mm: sumOf(porous),
  }
}
