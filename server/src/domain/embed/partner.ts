/** A company whose pages may show results; its server authenticates with a key. */
export interface Partner {
  readonly id: string
  readonly name: string
  /** The exact origins of its pages. */
  readonly origins: readonly string[]
  /** Calculations per day (UTC). */
  readonly dailyQuota: number
  /** False when the operator has disabled the partner: key, tokens and frames stop working. */
  readonly isEnabled: boolean
}

export interface PartnerStore {
  create(partner: Partner & { readonly keyHash: string }): Promise<void>
  find(id: string): Promise<Partner | null>
  findByName(name: string): Promise<Partner | null>
  findByKey(keyHash: string): Promise<Partner | null>
  /** Whether an enabled partner has registered the origin. */
  knowsOrigin(origin: string): Promise<boolean>
  list(): Promise<readonly Partner[]>
  setEnabled(id: string, isEnabled: boolean): Promise<void>
  setKey(id: string, keyHash: string): Promise<void>
  /** Counts one more calculation of a day; returns the new count. */
  countCall(id: string, day: string): Promise<number>
}
