export interface ToastMessage {
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
  /** How long it stays; 5 s when not given. */
  readonly duration_ms?: number
}

export interface ShownToast extends ToastMessage {
  readonly id: number
}

export const TOAST_DURATION_MS = 5000
/** The region of messages, by which a dialog knows that pressing one is not pressing beside the dialog. */
export const TOASTER_ID = 'soundleaf-messages'
/** The oldest gives way; nobody reads a sixth. */
const MOST_AT_ONCE = 5

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message in the page's Toaster. The same message again takes the place of the one that stands there. */
export function toast(message: ToastMessage): void {
  lastId += 1
  const others = shown.filter((other) => other.kind !== message.kind || other.text !== message.text)
  show([...others, { ...message, id: lastId }].slice(-MOST_AT_ONCE))
}

export const toastQueue = {
  current: () => shown,
  dismiss: (id: number) => show(shown.filter((one) => one.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
