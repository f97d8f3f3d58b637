import { CONTRACT_VERSION } from '@soundleaf/contracts'
import { draftKey, type DraftStore } from './draft-store'
import { isDirty, type OpenProject } from './open-project'

/** A change must be on this computer within a second. */
const DELAY_MS = 400

export interface DraftKeeping {
  /** The open project was restored from this draft, which is dropped when the server holds the work. */
  adopt(draft: { readonly account: string; readonly key: string }): void
  /** The open project has changed: keeps what the server does not hold, drops what it does. */
  update(): void
  /** Writes at once what is waiting. */
  flush(): Promise<void>
  /** Cancels what is waiting to be written. */
  stop(): void
  /** Drops what is kept of the open project: the person chose not to save it. */
  discard(): Promise<void>
}

export function createDraftKeeping(
  store: DraftStore,
  port: { current(): OpenProject | null; account(): string | null },
): DraftKeeping {
  let timer: ReturnType<typeof setTimeout> | null = null
  /** The key of the last draft: a first save changes it from the creation key to the id. */
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
    update() {
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
      return after(async () => {
        await drop()
        // Until it changes again nothing of it is kept, also when the page is left before another project is there.
        last = port.current()
      })
    },
  }
}
