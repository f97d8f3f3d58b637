import type { FrameQuantity, Quantity, RefusalReason } from '@soundleaf/contracts'
import type { RefusalCode } from '../prediction'

/** Why an assembly cannot be predicted, with the components at fault. */
export interface Fault {
  readonly code: RefusalCode
  readonly reason: RefusalReason
  readonly componentIds: readonly string[]
}

/** The reason of a refusal for an error that nobody foresaw. */
export function unforeseen(cause: unknown): RefusalReason<'Unforeseen'> {
  return { code: 'Unforeseen', params: { cause: cause instanceof Error ? cause.message : String(cause) } }
}

/** The fault of the first item that has one. */
export function firstFault<T>(items: readonly T[], faultOf: (item: T) => Fault | null): Fault | null {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault !== null) return fault
  }
  return null
}

/** The first quantity of a component that is not a number above zero; missing quantities are skipped. */
export function faultOfQuantity(
  componentId: string,
  quantities: readonly (readonly [quantity: Quantity, value: number | undefined])[],
): Fault | null {
  const bad = firstNotAboveZero(quantities)
  if (bad === null) return null
  const reason = { code: 'QuantityNotAboveZero', params: { quantity: bad } } as const
  return { code: 'PropertyError', reason, componentIds: [componentId] }
}

/** The same for a frame, whose faults have a code of their own. */
export function faultOfFrameQuantity(
  componentId: string,
  quantities: readonly (readonly [quantity: FrameQuantity, value: number | undefined])[],
): Fault | null {
  const bad = firstNotAboveZero(quantities)
  if (bad === null) return null
  const reason = { code: 'FrameQuantityNotAboveZero', params: { quantity: bad } } as const
  return { code: 'FrameError', reason, componentIds: [componentId] }
}

function firstNotAboveZero<Name>(
  quantities: readonly (readonly [name: Name, value: number | undefined])[],
): Name | null {
  return quantities.find(([, value]) => value !== undefined && !isAboveZero(value))?.[0] ?? null
}

export function isAboveZero(value: number): boolean {
  return Number.isFinite(value) && value > 0
}
