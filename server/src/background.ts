import type { Later } from './domain/later'

export interface Background {
  readonly later: Later
  /** When all work is done. */
  readonly settled: () => Promise<void>
}

/** Runs work that no answer waits for. */
export function background(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    later(work) {
      const task = work()
        .catch(onFailure)
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
