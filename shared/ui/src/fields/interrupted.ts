import type { FocusEvent } from 'react'

/**
 * Whether a field loses the focus without the person leaving it: to a dialog that opens over it, or with the whole window.
 * What stands half typed in it is not an entry yet; it is kept as it is, and the focus comes back to it.
 */
export function isInterrupted({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const root = currentTarget.getRootNode()
  const isWithWindow =
    (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === currentTarget
  const dialog = relatedTarget?.closest('[aria-modal=true]') ?? null
  return isWithWindow || (dialog !== null && !dialog.contains(currentTarget))
}
