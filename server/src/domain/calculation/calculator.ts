import type { Construction } from '@soundleaf/construction'
import type { Calculation, FieldValues, Standard } from '@soundleaf/contracts'
import type { Decision } from '../refusal'

/** All that a calculation depends on besides the engine's version, as plain data: it may be worked out in another thread. */
export interface CalculationTask {
  readonly construction: Construction
  readonly fieldValues: FieldValues
  readonly standard: Standard
}

/**
 * Works a task out, or refuses it when there is no capacity. It is true and whole: no licence has seen it yet. `owner`
 * is the account or partner whose share of the capacity it takes.
 */
export type Calculator = (task: CalculationTask, owner: string) => Promise<Decision<Calculation>>
