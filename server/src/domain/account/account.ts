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
  /** Since when the operator keeps the account out. */
  readonly disabledAt: Date | null
}

export interface AccountStore {
  findByEmail(email: string): Promise<AccountWithPassword | null>
  find(id: string): Promise<AccountWithPassword | null>
  /** False when the address has an account already. */
  create(account: Omit<AccountWithPassword, 'disabledAt'>, now: Date): Promise<boolean>
  list(): Promise<AccountWithPassword[]>
  /** Links to choose another password end with it. */
  setPassword(id: string, passwordHash: string): Promise<void>
  setStandard(id: string, standard: Standard): Promise<void>
  setLicence(id: string, licence: Licence, trialExpiry: Date | null): Promise<void>
  setTeam(id: string, teamId: string | null): Promise<void>
  setDisabled(id: string, disabledAt: Date | null): Promise<void>
  keepReset(reset: PasswordReset): Promise<void>
  /** Takes a reset away and gives it back; null when there is none. Only one caller ever gets it. */
  takeReset(hash: string): Promise<PasswordReset | null>
  /** Removes the resets whose time is over. */
  purgeResets(now: Date): Promise<void>
}

/** A link to choose a new password; only its hash is kept. */
export interface PasswordReset {
  readonly hash: string
  readonly accountId: string
  readonly expiresAt: Date
}
