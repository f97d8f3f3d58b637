import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../domain/account/passwords'

/** Argon2id at OWASP's first choice: 19 MiB, 2 passes, 1 lane (the library's defaults are the same algorithm). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords hashed with argon2id (SEC-11). */
export function argon2Passwords(): Passwords {
  let nothing: Promise<string> | null = null
  return {
    hash: (password) => hash(password, COST),
    verify: (passwordHash, password) => verify(passwordHash, password),
    async verifyNothing(password) {
      nothing ??= hash('no account has this password', COST)
      await verify(await nothing, password)
    },
  }
}
