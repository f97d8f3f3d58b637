/** Hashes and checks passwords. Slow on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** The same work as `verify`, for an address that has no account: how long an answer takes tells nothing (SEC-09). */
  verifyNothing(password: string): Promise<void>
}
