export interface FairQueue {
  /**
   * Waits for a turn. `full`: there is no place to wait; `late`: the signal came first. After a turn `leave` is called.
   */
  enter(owner: string, signal: AbortSignal): Promise<'turn' | 'full' | 'late'>
  leave(): void
  readonly waiting: () => number
}

interface Waiter {
  readonly owner: string
  readonly answer: (outcome: 'turn' | 'full' | 'late') => void
}

/**
 * Lets so much work run at once. What waits takes turns by owner, so that nobody waits for more than one piece of work
 * of each other owner; where all places are taken, the owner with the most loses the latest one to whoever has fewer.
 */
export function fairQueue({
  atOnce,
  places,
}: {
  readonly atOnce: number
  readonly places: number
}): FairQueue {
  /** By owner; the owner whose turn is next comes first. */
  const lines = new Map<string, Waiter[]>()
  let running = 0
  let waiting = 0

  function remove(waiter: Waiter): void {
    const line = lines.get(waiter.owner)?.filter((other) => other !== waiter) ?? []
    waiting -= 1
    // A line that goes on keeps its turn.
    if (line.length > 0) lines.set(waiter.owner, line)
    else lines.delete(waiter.owner)
  }

  function next(): Waiter | undefined {
    const [first] = lines.values()
    const [waiter] = first ?? []
    if (waiter === undefined) return undefined
    remove(waiter)
    const rest = lines.get(waiter.owner)
    if (rest === undefined) return waiter
    // To the end of the turns.
    lines.delete(waiter.owner)
    lines.set(waiter.owner, rest)
    return waiter
  }

  /** Makes a place for an owner, at the cost of one who has at least two more; false when there is none. */
  function makePlace(owner: string): boolean {
    if (waiting < places) return true
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    const latest = longest.at(-1)
    if (latest === undefined || longest.length < (lines.get(owner)?.length ?? 0) + 2) return false
    remove(latest)
    latest.answer('full')
    return true
  }

  return {
    waiting: () => waiting,

    enter(owner, signal) {
      if (running < atOnce) {
        running += 1
        return Promise.resolve('turn')
      }
      if (!makePlace(owner)) return Promise.resolve('full')
      return new Promise((resolve) => {
        const onAbort = () => {
          remove(waiter)
          resolve('late')
        }
        const waiter: Waiter = {
          owner,
          answer(outcome) {
            signal.removeEventListener('abort', onAbort)
            resolve(outcome)
          },
        }
        signal.addEventListener('abort', onAbort, { once: true })
        lines.set(owner, [...(lines.get(owner) ?? []), waiter])
        waiting += 1
      })
    },

    leave() {
      const waiter = next()
      if (waiter === undefined) running -= 1
      else waiter.answer('turn')
    },
  }
}
