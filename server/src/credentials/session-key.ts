import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SHORTEST_KEY = 32
const FILE = 'session.key'

/** The key that signs, and one whose tokens are still, or already, accepted. */
export interface SigningKeys {
  readonly key: Uint8Array
  readonly alsoAccepted?: Uint8Array
}

/** The key from the environment, which production requires. */
export function keyOf(text: string): Uint8Array {
  if (text.length < SHORTEST_KEY)
    throw new Error(
      `SESSION_KEY must have at least ${SHORTEST_KEY} characters. Make one with: openssl rand -base64 48`,
    )
  return new TextEncoder().encode(text)
}

/** For development: a key in the data folder, made at the first start. */
export function keyOfFolder(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, FILE)
  try {
    writeFileSync(file, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return keyOf(readFileSync(file, 'utf8'))
}
