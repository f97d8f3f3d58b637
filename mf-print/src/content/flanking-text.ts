import { FLANKING_TYPES, type FieldValues } from '@soundleaf/contracts'

/** The junction with the flanking walls in words; nothing for one that this version does not know. */
export function flankingText({ flankingType }: FieldValues): string {
  return FLANKING_TYPES.find(({ id }) => id === flankingType)?.text ?? ''
}
