/**
 * Reports something unexpected to support: one line with a fixed prefix. It never contains a token, an address with a
 * query, or a person's values.
 */
export function report(message: string): void {
  // eslint-disable-next-line no-console -- the one place of the shell that writes to the browser's console
  console.warn(`[soundleaf] ${message}`)
}
