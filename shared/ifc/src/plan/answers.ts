import type { Product } from '@soundleaf/contracts'

/** What a person says that a material is: a product, air, or nothing that counts. */
export type MaterialAnswer = { readonly product: Product } | 'air' | 'left out'

/** How a lining is held before a massive element. */
export const LININGS = ['detached', 'resilient', 'fixed'] as const
export type Lining = (typeof LININGS)[number]

/** Of what studs are that the file does not name. */
export const STUDS = ['steel', 'wood'] as const
export type Studs = (typeof STUDS)[number]

/** What a person may agree to, or leave as a question. */
export type Agreeable = 'order' | 'estimated' | 'stiffness' | 'ceilingTile'

/** What a person says of one type, beside what materials are. */
export interface TypeAnswers {
  /** By the place of the layer as listed, mm; null where the file's counts. */
  readonly thicknesses_mm: readonly (number | null)[]
  readonly isTurned: boolean
  readonly isFilled: boolean | null
  readonly studs: Studs | null
  readonly lining: Lining | null
  readonly agreed: readonly Agreeable[]
}

export const NO_ANSWERS: TypeAnswers = {
  thicknesses_mm: [],
  isTurned: false,
  isFilled: null,
  studs: null,
  lining: null,
  agreed: [],
}

/** What the file does not say. Without an answer to one that blocks there is no construction; to the others one is assumed. */
export type Question =
  | { readonly code: 'notPredicted' | 'noMaterial' | 'noThickness' | 'combineFloor' | 'combineWall' }
  | { readonly code: 'severalMassive' | 'noDeck' }
  | { readonly code: 'material'; readonly material: string }
  | { readonly code: 'stiffness'; readonly material: string }
  | { readonly code: 'ceilingTile'; readonly material: string }
  | { readonly code: 'estimated' | 'order' | 'studsFilled' | 'whichStuds' | 'lining' }

const BLOCKING: ReadonlySet<Question['code']> = new Set<Question['code']>([
  'notPredicted',
  'noMaterial',
  'noThickness',
  'combineFloor',
  'combineWall',
  'severalMassive',
  'noDeck',
  'material',
])

/** Whether nothing can be assumed until it is answered. */
export const isBlocking = ({ code }: Question): boolean => BLOCKING.has(code)

/** What was done without being asked. */
export type Note =
  | 'outsideVentilated'
  | 'openToOneSide'
  | 'rigidInCavity'
  | 'gluedOutside'
  | 'impactBelow'
  | 'insulationAsImpactBoard'
  | 'ownThickness'
  | 'productThickness'
  | 'notInCatalogue'
