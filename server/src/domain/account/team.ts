/** People who share a contract; `slots` is how many of them may work at the same time. */
export interface Team {
  readonly id: string
  readonly name: string
  readonly slots: number
  /** Whether its members log in with a second factor alone. */
  readonly requiresSecondFactor: boolean
}

export interface TeamStore {
  create(team: Team): Promise<void>
  /** Names are compared without regard to case. */
  findByName(name: string): Promise<Team | null>
  setSlots(id: string, slots: number): Promise<void>
  requireSecondFactor(id: string, isRequired: boolean): Promise<void>
  list(): Promise<Team[]>
}
