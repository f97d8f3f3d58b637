/** What stands in the login form. */
export interface Typed {
  readonly email: string
  readonly password: string
}

let kept: Typed | null = null

/** Another language draws the page anew; what is typed in the form by then goes on in the new one, once. */
export const halfTyped = {
  keep(typed: Typed): void {
    kept = typed
  },
  take(): Typed | null {
    const typed = kept
    kept = null
    return typed
  },
}
