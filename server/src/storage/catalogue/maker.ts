import type { BoardRow } from './boards'
import type { ImpactBoardRow } from './impact-boards'
import type { MassiveElementRow } from './massive-elements'

/**
 * Products of a maker that does not exist, for demonstrations and tests: what a maker declares is shown and cannot be
 * edited (PRP-05). The numbers are those of the generic product of its kind.
 */
export const MAKER_NAME = 'Nordvik Board (demo)'

export const MAKER_BOARDS: readonly BoardRow[] = [
  ['Nordvik Silent 13', 'Gypsum', [12.5, 12.5, 12.5], 1000, 3000, 0.025, ['D']],
  ['Nordvik Standard 13', 'Gypsum', [12.5, 12.5, 12.5], 690, 2200, 0.025, ['D']],
]
export const MAKER_MASSIVE_ELEMENTS: readonly MassiveElementRow[] = [
  ['Nordvik CLT 160-5', 'Cross-laminated timber', 'Wood', [160, 160, 160], 470, [8.8, 2.6], 0.02, ['S', 'T']],
]
export const MAKER_IMPACT_BOARDS: readonly ImpactBoardRow[] = [
  ['Nordvik Step 30', 'Stonewool', [30, 30, 30], 120, 12, ['D']],
]
