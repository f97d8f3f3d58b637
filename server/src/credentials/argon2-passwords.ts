import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../domain/account/passwords'

/** OWASP's recommended parameters: 19 MiB, 2 iterations, parallelism 1. Argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function argon2Passwords(): Passwords {
  let dummy: Promise<string> | null = null
  return {
    hash: (password) => hash(password, COST),
    verify: (passwordHash, password) => verify(passwordHash, password),
    async verifyDummy(password) {
      dummy ??= hash('no account has this password', COST)
      await verify(await dummy, password)
    },
  }
}
