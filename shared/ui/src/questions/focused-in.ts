/**
 * What has the focus inside a dialog. The trap begins a frame after the dialog is there; who was in a field before it
 * stays there, or what they type would go elsewhere.
 */
export function focusedIn(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>(':focus') ?? null
}
