import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { CONTRACT_VERSION, EMPTY_GUID, isCompatible, type Project } from '@soundleaf/contracts'

/** Work that the server does not hold, kept on this computer for one account. */
export interface Draft {
  readonly account: string
  /** The project's id, or the creation key of one that was never saved. */
  readonly key: string
  readonly creationKey: string | null
  /** The project with the revision its edits are based on. */
  readonly project: Project
  /** By this computer's clock, for showing only; nothing is ordered by it. */
  readonly keptAt: string
  readonly contractVersion: string
}

export interface DraftStore {
  keep(draft: Draft): Promise<void>
  find(account: string, key: string): Promise<Draft | null>
  listOf(account: string): Promise<readonly Draft[]>
  drop(account: string, key: string): Promise<void>
  /** Resolves when it turns out that the browser keeps nothing: drafts then last only as long as the tab. */
  readonly blocked: Promise<void>
}

interface DraftDatabase extends DBSchema {
  drafts: { key: [string, string]; value: Draft; indexes: { account: string } }
}

export const draftKey = (project: Project, creationKey: string | null): string =>
  project.projectId === EMPTY_GUID && creationKey !== null ? creationKey : project.projectId

/** Drafts in IndexedDB. Where storage is blocked or full they are kept in memory instead, and everything goes on. */
export function createDraftStore(databaseName = 'soundleaf-drafts'): DraftStore {
  const inMemory = new Map<string, Draft>()
  const memoryKey = (account: string, key: string) => `${account}\n${key}`
  let isBlocked = false
  let tellBlocked: () => void = () => undefined
  const blocked = new Promise<void>((resolve) => {
    tellBlocked = resolve
  })
  let database: Promise<IDBPDatabase<DraftDatabase>> | null = null

  const connect = () =>
    (database ??= openDB<DraftDatabase>(databaseName, 1, {
      upgrade(created) {
        created.createObjectStore('drafts', { keyPath: ['account', 'key'] }).createIndex('account', 'account')
      },
      terminated() {
        database = null
      },
    }))

  /** Storage can throw at every step; after the first time, drafts are kept in memory. */
  async function stored<Value>(
    work: (open: IDBPDatabase<DraftDatabase>) => Promise<Value>,
    instead: Value,
  ): Promise<Value> {
    try {
      return await work(await connect())
    } catch {
      database = null
      isBlocked = true
      tellBlocked()
      return instead
    }
  }

  const readable = (draft: Draft) => isCompatible(CONTRACT_VERSION, draft.contractVersion)

  return {
    async keep(draft) {
      inMemory.set(memoryKey(draft.account, draft.key), draft)
      await stored(async (open) => void (await open.put('drafts', draft)), undefined)
    },
    async find(account, key) {
      const kept = await stored(async (open) => (await open.get('drafts', [account, key])) ?? null, null)
      const draft = isBlocked ? (inMemory.get(memoryKey(account, key)) ?? null) : kept
      return draft !== null && readable(draft) ? draft : null
    },
    async listOf(account) {
      const kept = await stored((open) => open.getAllFromIndex('drafts', 'account', account), [])
      const drafts = isBlocked ? [...inMemory.values()].filter((draft) => draft.account === account) : kept
      return drafts.filter(readable)
    },
    async drop(account, key) {
      inMemory.delete(memoryKey(account, key))
      await stored((open) => open.delete('drafts', [account, key]), undefined)
    },
    blocked,
  }
}
