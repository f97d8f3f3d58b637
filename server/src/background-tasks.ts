import type { Defer } from './domain/defer'

export interface BackgroundTasks {
  readonly defer: Defer
  /** Resolves when no task is running any more. */
  readonly settled: () => Promise<void>
}

/** Runs work that no answer waits for. */
export function backgroundTasks(onFailure: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    defer(work) {
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
