/**
 * Whether a password is easy to guess, for whoever knows so much of its owner. It takes a while, in which other work
 * goes on.
 */
export type IsGuessable = (password: string, known: readonly string[]) => Promise<boolean>

/** Hashes and checks passwords. Slow on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Takes as long as `verify`: for an address without an account, so that the time of the answer reveals nothing. */
  verifyDummy(password: string): Promise<void>
}
