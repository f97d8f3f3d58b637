import type { DBSchema, IDBPDatabase } from 'idb'
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

/**
 * A draft of many layers as the database holds it: the browser copies objects while the page stands still, 50 ms for 3000
 * layers, texts in a tenth of that. A shell of before this form finds a version that it cannot read, and leaves the draft
 * where it is.
 */
interface WrittenDraft {
  readonly account: string
  readonly key: string
  readonly contractVersion: 'text'
  /** The draft without its other variants. */
  readonly text: string
  readonly others: readonly string[]
}

interface DraftDatabase extends DBSchema {
  drafts: { key: [string, string]; value: Draft | WrittenDraft; indexes: { account: string } }
}

/** From here on it takes longer than a frame to copy the layers. */
const MANY_LAYERS = 600

type Variant = NonNullable<Project['variants']>['others'][number]

/** An edit leaves the other variants as they are: what was written of them is used again. */
const texts = new WeakMap<Variant, string>()

function textOf(variant: Variant): string {
  const text = texts.get(variant) ?? JSON.stringify(variant)
  texts.set(variant, text)
  return text
}

function written(draft: Draft): Draft | WrittenDraft {
  const { project, account, key } = draft
  const { variants } = project
  if (variants === undefined || layersIn(project) < MANY_LAYERS) return draft
  const alone: Draft = { ...draft, project: { ...project, variants: { ...variants, others: [] } } }
  return {
    account,
    key,
    contractVersion: 'text',
    text: JSON.stringify(alone),
    others: variants.others.map(textOf),
  }
}

function layersIn({ structures, variants }: Project): number {
  const all = [...structures, ...(variants?.others.map(({ structure }) => structure) ?? [])]
  return all.reduce((sum, { components }) => sum + components.length, 0)
}

/** The draft, where this shell can read it. */
function readDraft(kept: Draft | WrittenDraft): Draft | null {
  const draft = 'text' in kept ? unwritten(kept) : kept
  return isCompatible(CONTRACT_VERSION, draft.contractVersion) ? draft : null
}

function unwritten({ text, others }: WrittenDraft): Draft {
  const draft = JSON.parse(text) as Draft
  const { variants } = draft.project
  if (variants === undefined) return draft
  const read = others.map((one) => JSON.parse(one) as Variant)
  return { ...draft, project: { ...draft.project, variants: { ...variants, others: read } } }
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

  const connect = () => (database ??= openDatabase())

  async function openDatabase(): Promise<IDBPDatabase<DraftDatabase>> {
    // The login page has no drafts. Who has logged in is asked at once about those of before, so it is there from then on.
    const { openDB } = await import('idb')
    return openDB<DraftDatabase>(databaseName, 1, {
      upgrade(created) {
        created.createObjectStore('drafts', { keyPath: ['account', 'key'] }).createIndex('account', 'account')
      },
      terminated() {
        database = null
      },
    })
  }

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

  return {
    async keep(draft) {
      inMemory.set(memoryKey(draft.account, draft.key), draft)
      await stored(async (open) => void (await open.put('drafts', written(draft))), undefined)
    },
    async find(account, key) {
      const kept = await stored(async (open) => (await open.get('drafts', [account, key])) ?? null, null)
      const draft = isBlocked ? (inMemory.get(memoryKey(account, key)) ?? null) : kept
      return draft === null ? null : readDraft(draft)
    },
    async listOf(account) {
      const kept = await stored((open) => open.getAllFromIndex('drafts', 'account', account), [])
      const drafts = isBlocked ? [...inMemory.values()].filter((draft) => draft.account === account) : kept
      return drafts.map(readDraft).filter((draft) => draft !== null)
    },
    async drop(account, key) {
      inMemory.delete(memoryKey(account, key))
      await stored((open) => open.delete('drafts', [account, key]), undefined)
    },
    blocked,
  }
}
