/** Concurrent calls with the same name share one run and its outcome. */
export function createOnce(): <Outcome>(name: string, work: () => Promise<Outcome>) => Promise<Outcome> {
  const running = new Map<string, Promise<unknown>>()
  return <Outcome>(name: string, work: () => Promise<Outcome>) => {
    const begun = running.get(name) as Promise<Outcome> | undefined
    if (begun !== undefined) return begun
    const outcome = work().finally(() => running.delete(name))
    running.set(name, outcome)
    return outcome
  }
}
