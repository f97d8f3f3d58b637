import { ELEMENT_CHECKS } from './element-examples'
import type { Check } from './example'
import { FACADE_CHECKS } from './facade-examples'
import { FLANKING_CHECKS } from './flanking-examples'
import { GLAZING_CHECKS } from './glazing-examples'
import { IN_SITU_CHECKS } from './in-situ-examples'
import { JUNCTION_CHECKS } from './junction-examples'
import { MASSIVE_CHECKS } from './massive-examples'
import { OPENING_CHECKS } from './opening-examples'
import { PATH_CHECKS } from './path-examples'
import { RAIN_CHECKS } from './rain-examples'
import { SINGLE_NUMBER_CHECKS } from './single-number-examples'

/** The checks of the worked examples that the models cover, by the requirement and the id of the example. */
export const CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  'ENG-04': { ...JUNCTION_CHECKS, ...FLANKING_CHECKS, ...ELEMENT_CHECKS, ...MASSIVE_CHECKS },
  'BEY-07': { ...IN_SITU_CHECKS, ...PATH_CHECKS, ...SINGLE_NUMBER_CHECKS },
  'BEY-10': { ...OPENING_CHECKS, ...FACADE_CHECKS, ...GLAZING_CHECKS },
  'BEY-17': RAIN_CHECKS,
}
