import { ELEMENT_CHECKS } from './element-examples'
import type { Check } from './example'
import { FLANKING_CHECKS } from './flanking-examples'
import { JUNCTION_CHECKS } from './junction-examples'
import { MASSIVE_CHECKS } from './massive-examples'

/** The checks of the worked examples that the models cover, by the id of the example. */
export const CHECKS: Readonly<Record<string, Check>> = {
  ...JUNCTION_CHECKS,
  ...FLANKING_CHECKS,
  ...ELEMENT_CHECKS,
  ...MASSIVE_CHECKS,
}
