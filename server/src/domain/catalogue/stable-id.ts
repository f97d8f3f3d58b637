import { createHash } from 'node:crypto'

/** The same id for the same name on every machine, so that a project keeps its products wherever it is opened. */
export function stableId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex')
  // Version 8 of RFC 9562: free content, with the version and variant digits in their places.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-9${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
