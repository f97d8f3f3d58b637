import type { Topics } from '@soundleaf/contracts'

export type Faults = ReadonlyMap<string, string>
export const NO_FAULTS: Faults = new Map()

type Finished = Topics['results/calculation-finished']

/** The ids that a message carries for older clients; a person reads the sentence without them. */
const ID_TEXT = /[\s,;(]*\bid:\s*[0-9a-fA-F-]{36}(\s*,\s*[0-9a-fA-F-]{36})*\)?/g

/** The components at which a calculation failed, with the reason; none after a success. */
export function faultsOf(finished: Finished): Faults {
  if (finished.result === 'Success') return NO_FAULTS
  const reason = finished.message.replace(ID_TEXT, '').trim() || 'This component cannot be calculated.'
  return new Map(finished.erroneousComponentIds.map((id) => [id, reason]))
}
