import { FLANKING_TYPES, type Licence, type StructureType } from '@soundleaf/contracts'

export interface FlankingOption {
  readonly id: number
  readonly text: string
  readonly isDisabled: boolean
}

/** `Wall`, `Floor` and `Facade` are made of one massive element (decision 1). */
const SINGLE_MASSIVE: readonly StructureType[] = [
  'Wall',
  'Floor',
  'Facade',
  'SingleMassiveElementWall',
  'SingleMassiveElementFloor',
  'SingleMassiveElementFloorWithRibPanels',
]

/**
 * The junctions offered (FLD-03): `No flanking` always, the others for single massive element structures only, and
 * there for the Full licence; the server refuses the rest.
 */
export function flankingOptions(type: StructureType, licence: Licence): readonly FlankingOption[] {
  const offered = SINGLE_MASSIVE.includes(type) ? FLANKING_TYPES : FLANKING_TYPES.slice(0, 1)
  return offered.map(({ id, text }) => ({ id, text, isDisabled: id !== 0 && licence !== 'full' }))
}
