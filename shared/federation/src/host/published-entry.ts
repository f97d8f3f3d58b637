import type { RemoteEntry } from '@soundleaf/contracts'

/** A remote as it was published: where its entry script is, and what must be in it. */
export interface PublishedEntry extends RemoteEntry {
  /** `sha384-…` of the entry script, which holds the hashes of its chunks. */
  readonly integrity: string
}

/** Whether a text is a hash that a browser enforces; anything else it would ignore and run the script. */
export const isIntegrity = (value: unknown): value is string =>
  typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value)
