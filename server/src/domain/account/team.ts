/** People who share a contract; `slots` is how many of them may work at the same time. */
export interface Team {
  readonly id: string
  readonly name: string
  readonly slots: number
}

export interface TeamStore {
  create(team: Team): Promise<void>
  /** Names are compared without regard to case. */
  findByName(name: string): Promise<Team | null>
  setSlots(id: string, slots: number): Promise<void>
  list(): Promise<Team[]>
}
