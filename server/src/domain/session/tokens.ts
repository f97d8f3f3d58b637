/** Makes and reads tokens. Holds the secret; the domain never sees it. */
export interface Tokens {
  /** A signed access token for a session. */
  issueAccess(sessionId: string, accountId: string, now: Date): Promise<string>
  /** What a valid access token says, or null. */
  readAccess(token: string, now: Date): Promise<AccessToken | null>
  /** An unguessable refresh token, the first of a session. */
  firstRefresh(): string
  /** The one successor of a refresh token: always the same, and not to be guessed without the secret. */
  successorOf(refreshToken: string): string
  /** What is kept of a refresh token. */
  hashOf(refreshToken: string): string
}

export interface AccessToken {
  readonly sessionId: string
  readonly expiresAt: Date
}

/** Lifetime of an access token (SEC-01). */
export const ACCESS_TOKEN_S = 600
