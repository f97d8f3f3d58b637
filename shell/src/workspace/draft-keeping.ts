import { CONTRACT_VERSION } from '@soundleaf/contracts'
import { draftKey, type DraftStore } from './draft-store'
import { isDirty, type OpenProject } from './open-project'

/** A change is on this computer well within the second that REL-04 allows. */
const DELAY_MS = 400

export interface DraftKeeping {
  /** The open project came out of this draft: it goes when the server holds the work. */
  adopt(draft: { readonly account: string; readonly key: string }): void
  /** Looks at the open project: keeps what the server does not hold, drops what it does. */
  look(): void
  /** Writes at once what is waiting. */
  flush(): Promise<void>
  /** Forgets what is waiting without writing it. */
  stop(): void
  /** Drops what is kept of the open project: the person chose not to save it. */
  discard(): Promise<void>
}

export function createDraftKeeping(
  store: DraftStore,
  port: { current(): OpenProject | null; account(): string | null },
): DraftKeeping {
  let timer: ReturnType<typeof setTimeout> | null = null
  /** Where the last draft lies: a first save changes the key from the creation key to the id. */
  let kept: { readonly account: string; readonly key: string } | null = null
  let last: OpenProject | null = null
  let work: Promise<void> = Promise.resolve()

  const after = (step: () => Promise<void>): Promise<void> => {
    work = work.then(step)
    return work
  }

  async function drop() {
    if (kept === null) return
    const { account, key } = kept
    kept = null
    last = null
    await store.drop(account, key)
  }

  async function write() {
    const open = port.current()
    const account = port.account()
    if (open === null || account === null || open === last) return
    const key = draftKey(open.project, open.creationKey)
    if (kept !== null && kept.key !== key) await drop()
    if (!isDirty(open)) return drop()
    kept = { account, key }
    last = open
    await store.keep({
      account,
      key,
      creationKey: open.creationKey,
      project: open.project,
      keptAt: new Date().toISOString(),
      contractVersion: CONTRACT_VERSION,
    })
  }

  function cancel() {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  function flush(): Promise<void> {
    cancel()
    return after(write)
  }

  return {
    adopt(draft) {
      kept = draft
    },
    look() {
      const open = port.current()
      // What the server holds is dropped at once: a reload right after a save must not offer it as unsaved work.
      if (open !== null && !isDirty(open)) void flush()
      else
        timer ??= setTimeout(() => {
          timer = null
          void after(write)
        }, DELAY_MS)
    },
    flush,
    stop: cancel,
    discard() {
      cancel()
      return after(drop)
    },
  }
}
