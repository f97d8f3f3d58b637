import type { Language, Licence, Standard, UnitSystem } from '@soundleaf/contracts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly licence: Licence
  /** End of the trial; null for a paid licence. */
  readonly trialExpiry: Date | null
  readonly evaluationStandard: Standard
  /** Chosen in the profile; null where the browser decides. */
  readonly language: Language | null
  /** Chosen in the profile, in use while results are by ASTM; null where none are. */
  readonly units: UnitSystem | null
  readonly teamId: string | null
}

export interface AccountWithPassword extends Account {
  readonly passwordHash: string
  /** When it was shown that the address is the person's. Nobody logs in before. */
  readonly verifiedAt: Date | null
  /** When the operator disabled the account. */
  readonly disabledAt: Date | null
  /** When the person erased the account. It is closed, and can be opened again until its rows are removed. */
  readonly erasedAt: Date | null
}

/** What a person chooses in the profile. */
export interface ChosenDetails {
  readonly evaluationStandard: Standard
  readonly language?: Language | undefined
  readonly units?: UnitSystem | undefined
}

export interface AccountStore {
  findByEmail(email: string): Promise<AccountWithPassword | null>
  find(id: string): Promise<AccountWithPassword | null>
  /** False when the address already has an account. */
  create(
    account: Omit<AccountWithPassword, 'language' | 'units' | 'disabledAt' | 'erasedAt'>,
    now: Date,
  ): Promise<boolean>
  list(): Promise<AccountWithPassword[]>
  /** Changes what the person chooses in the profile; what is not given stays. */
  setDetails(id: string, details: ChosenDetails): Promise<void>
  setLicence(id: string, licence: Licence, trialExpiry: Date | null): Promise<void>
  setTeam(id: string, teamId: string | null): Promise<void>
  /** Lets a disabled account in again; one that was erased comes back with all it had. */
  enable(id: string): Promise<void>
  /** Removes for good, with all they have, the accounts that were erased before a moment. */
  purgeErased(erasedBefore: Date): Promise<void>
  /** Removes those without a team that were made before a moment and never activated. */
  purgeUnverified(createdBefore: Date): Promise<void>
  saveReset(reset: PasswordReset): Promise<void>
  findReset(hash: string): Promise<PasswordReset | null>
  /** Deletes a reset and returns it; null when there is none. Of concurrent callers only one gets it. */
  consumeReset(hash: string): Promise<PasswordReset | null>
  /** Removes expired resets. */
  purgeResets(now: Date): Promise<void>
}

/** A password reset link; only the hash of its token is stored. */
export interface PasswordReset {
  readonly hash: string
  readonly accountId: string
  readonly expiresAt: Date
}
