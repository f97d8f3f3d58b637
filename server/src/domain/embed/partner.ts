/** Somebody whose pages may show results: known by a key that only their server has. */
export interface Partner {
  readonly id: string
  readonly name: string
  /** Origins of their pages, exactly. */
  readonly origins: readonly string[]
  /** How many calculations a day (UTC). */
  readonly dailyQuota: number
  /** False: the operator has switched them off, and nothing of theirs works any more. */
  readonly isEnabled: boolean
}

export interface PartnerStore {
  create(partner: Partner & { readonly keyHash: string }): Promise<void>
  find(id: string): Promise<Partner | null>
  findByName(name: string): Promise<Partner | null>
  findByKey(keyHash: string): Promise<Partner | null>
  /** Whether an origin is one of an enabled partner. */
  knowsOrigin(origin: string): Promise<boolean>
  list(): Promise<readonly Partner[]>
  setEnabled(id: string, isEnabled: boolean): Promise<void>
  setKey(id: string, keyHash: string): Promise<void>
  /** Counts one more calculation of that day, and answers how many there are then. */
  countCall(id: string, day: string): Promise<number>
}
