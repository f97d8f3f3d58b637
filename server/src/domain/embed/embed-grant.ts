import type { Standard } from '@soundleaf/contracts'

/** What an embed token allows: calculations for one partner, from one page. It gives no access to accounts or projects. */
export interface EmbedGrant {
  readonly partnerId: string
  /** The origin of the partner's page. */
  readonly origin: string
  /** The page shows our frame, so that the calls come from the frame's origin. */
  readonly isFramed: boolean
  readonly standard: Standard
}

export const EMBED_TOKEN_S = 600

export interface EmbedTokens {
  issue(grant: EmbedGrant, now: Date): Promise<string>
  /** The grant of a valid token, or null; a person's access token is not an embed token. */
  read(token: string, now: Date): Promise<EmbedGrant | null>
  /** The hash under which a partner's key is stored. */
  hashOf(key: string): string
}
