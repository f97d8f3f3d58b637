import { createHash } from 'node:crypto'

/** The hash of a script, as a browser enforces it. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
