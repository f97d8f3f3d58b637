import type { Calculation } from '@soundleaf/contracts'
import { Piscina } from 'piscina'
import type { CalculationTask, Calculator } from '../domain/calculation/calculator'
import { accept, refuse } from '../domain/refusal'

export interface CalculationPool {
  readonly calculator: Calculator
  /** How many tasks wait for a thread. */
  readonly waiting: () => number
  /** Waits for what is running. */
  close(): Promise<void>
}

export interface PoolLimits {
  readonly threads: number
  /** So many tasks may wait; one more is refused. */
  readonly queue: number
  /** From the request to the answer, waiting included; a thread that is still at work then is stopped and replaced. */
  readonly time_ms: number
}

/** The engine in threads of their own, so that a calculation never holds up a save. `workerFile` is the built worker. */
export function calculationPool(
  workerFile: string,
  { threads, queue, time_ms }: PoolLimits,
): CalculationPool {
  const pool = new Piscina<CalculationTask, Calculation>({
    filename: workerFile,
    minThreads: threads,
    maxThreads: threads,
    // The engine makes many short-lived numbers; with room for them its rubbish is taken out a third as often.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  })
  return {
    waiting: () => pool.queueSize,
    close: () => pool.close(),

    async calculator(task) {
      if (pool.queueSize >= queue) return refuse('Busy')
      const limit = AbortSignal.timeout(time_ms)
      try {
        return accept(await pool.run(task, { signal: limit }))
      } catch (error) {
        if (!limit.aborted) throw error
        const message = `The calculation was stopped after ${time_ms / 1000} s. Please try again in a moment.`
        return refuse('Busy', { message })
      }
    },
  }
}
