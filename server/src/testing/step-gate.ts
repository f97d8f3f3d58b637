/** Lets a test hold a step of the server's work, to do something else before it. */
export class StepGate {
  private next: Record<'reached' | 'released' | 'over', Signal> | null = null

  /** Takes the step, or holds it first. */
  async take<Value>(step: () => Promise<Value>): Promise<Value> {
    const held = this.next
    this.next = null
    if (held === null) return step()
    held.reached.give()
    await held.released.given
    return step().finally(held.over.give)
  }

  /** Holds the next step; `letGo` is there when it was taken. */
  holdNext(): { readonly reached: Promise<void>; readonly letGo: () => Promise<void> } {
    const [reached, released, over] = [signal(), signal(), signal()]
    this.next = { reached, released, over }
    return {
      reached: reached.given,
      letGo() {
        released.give()
        return over.given
      },
    }
  }
}

type Signal = ReturnType<typeof signal>

function signal() {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}
