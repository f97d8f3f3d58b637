import { flankingLabel, isSingleMassiveElement } from '@soundleaf/construction'
import { FLANKING_TYPES, type Component, type Licence, type StructureType } from '@soundleaf/contracts'

export interface FlankingOption {
  readonly id: number
  readonly text: string
  readonly isDisabled: boolean
}

/**
 * The junctions offered: `No flanking` always, the others for single massive element structures only, and
 * there for the Full licence; the server refuses the rest.
 *
 * @param components without them, those that the type always has; a window has no massive element
 */
export function flankingOptions(
  type: StructureType,
  licence: Licence,
  components?: readonly Pick<Component, 'productType'>[],
): readonly FlankingOption[] {
  const isMassive = components?.some(({ productType }) => productType === 'MassiveElement') ?? true
  const offered = isMassive && isSingleMassiveElement(type) ? FLANKING_TYPES : FLANKING_TYPES.slice(0, 1)
  return offered.map(({ id }) => ({
    id,
    text: flankingLabel(id),
    isDisabled: id !== 0 && licence !== 'full',
  }))
}
