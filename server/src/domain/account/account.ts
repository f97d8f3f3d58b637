import type { Licence, Standard } from '@soundleaf/contracts'

/** A person's account as the domain knows it. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly licence: Licence
  /** End of the trial; null for a paid licence. */
  readonly trialExpiry: Date | null
  readonly evaluationStandard: Standard
  readonly teamId: string | null
}

export interface AccountWithPassword extends Account {
  readonly passwordHash: string
}

export interface AccountStore {
  findByEmail(email: string): Promise<AccountWithPassword | null>
}
