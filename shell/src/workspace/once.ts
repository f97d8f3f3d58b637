/**
 * Two clicks on one button are one wish: what is under way by this name is not begun a second time, and who asks for
 * it meanwhile gets its outcome.
 */
export function createOnce(): <Outcome>(name: string, work: () => Promise<Outcome>) => Promise<Outcome> {
  const underWay = new Map<string, Promise<unknown>>()
  return <Outcome>(name: string, work: () => Promise<Outcome>) => {
    const begun = underWay.get(name) as Promise<Outcome> | undefined
    if (begun !== undefined) return begun
    const outcome = work().finally(() => underWay.delete(name))
    underWay.set(name, outcome)
    return outcome
  }
}
