import { Piscina } from 'piscina'
import { MINUTE_MS } from '../domain/clock'
import type { IsGuessable } from '../domain/account/passwords'

/**
 * Judges passwords in a thread of its own: reading the dictionaries takes half a second, and a hostile password some
 * tenths. The thread is there while it is needed. `workerFile` is the built worker.
 */
export function guessablePasswords(workerFile: string): {
  readonly isGuessable: IsGuessable
  close(): Promise<void>
} {
  const pool = new Piscina<{ password: string; known: readonly string[] }, boolean>({
    filename: workerFile,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10 * MINUTE_MS,
  })
  return { isGuessable: (password, known) => pool.run({ password, known }), close: () => pool.close() }
}
