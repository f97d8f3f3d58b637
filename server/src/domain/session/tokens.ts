/** Issues and reads tokens. The implementation holds the secret key. */
export interface Tokens {
  /** A signed access token for a session. */
  issueAccess(sessionId: string, accountId: string, now: Date): Promise<string>
  /** The content of a valid access token, or null. */
  readAccess(token: string, now: Date): Promise<AccessToken | null>
  /** A random refresh token, the first of a session. */
  newRefresh(): string
  /** The successor of a refresh token: deterministic, but not predictable without the key. */
  successorOf(refreshToken: string): string
  /** The hash under which a refresh token is stored. */
  hashOf(refreshToken: string): string
}

export interface AccessToken {
  readonly sessionId: string
  readonly expiresAt: Date
}

export const ACCESS_TOKEN_S = 600
