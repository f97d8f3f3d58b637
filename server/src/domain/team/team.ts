/** People who work under one contract, and how many of them at the same time. */
export interface Team {
  readonly id: string
  readonly name: string
  readonly slots: number
}

export interface TeamStore {
  create(team: Team): Promise<void>
  /** Capitals do not tell names apart. */
  findByName(name: string): Promise<Team | null>
  setSlots(id: string, slots: number): Promise<void>
  list(): Promise<Team[]>
}
