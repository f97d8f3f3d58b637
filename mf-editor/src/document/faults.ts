import { messageWithoutIds, type Topics } from '@soundleaf/contracts'
import { t } from '../texts'

type Faults = ReadonlyMap<string, string>
const NO_FAULTS: Faults = new Map()

type Finished = Topics['results/calculation-finished']

/** Which components a calculation found at fault, with the reason; none after a success. */
export function faultsOf(finished: Finished): Faults {
  if (finished.result === 'Success') return NO_FAULTS
  const reason = messageWithoutIds(finished.message) || t('fault.withoutReason')
  return new Map(finished.erroneousComponentIds.map((id) => [id, reason]))
}
