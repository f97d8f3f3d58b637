import type { Standard } from '@soundleaf/contracts'

/** What an embed token allows: one partner, one scope, one page, ten minutes. No account and no project is in it. */
export interface EmbedGrant {
  readonly partnerId: string
  /** The partner's page. */
  readonly origin: string
  /** The results stand in our frame inside that page, so the calls come from the frame's origin. */
  readonly isFramed: boolean
  readonly standard: Standard
}

/** Lifetime of an embed token (EMB-02). */
export const EMBED_TOKEN_S = 600

export interface EmbedTokens {
  issue(grant: EmbedGrant, now: Date): Promise<string>
  /** The grant of a valid token, or null; an access token of a person is none. */
  read(token: string, now: Date): Promise<EmbedGrant | null>
  /** What is kept of a partner's key. */
  hashOf(key: string): string
}
