/**
 * What support needs to know of something unexpected: one line with a fixed beginning. It never holds a token, an
 * address with a query, or a person's values.
 */
export function report(message: string): void {
  // eslint-disable-next-line no-console -- the one place of the shell that writes to the browser's console
  console.warn(`[soundleaf] ${message}`)
}
