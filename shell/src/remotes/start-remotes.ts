import type { RemoteHost } from '@soundleaf/contracts'
import { createRemoteLoader, diagnose, sharedModules } from '@soundleaf/federation/host'
import { browserStorage } from '@soundleaf/ui'
import type { Workspace } from '../workspace/workspace'
import { cohortOf } from './canary'
import { readRemoteList } from './list-reader'
import { createLostCode, publishedShell } from './lost-code'
import { readOverride, takeOverrides } from './overrides'
import { createRemotes, type Remotes } from './remotes'
import { tabStorage } from '../tab-storage'

const fetchHere: typeof globalThis.fetch = (address, options) => window.fetch(address, options)

/** The remotes of this page. Called before anything reads the address, out of which overrides are taken. */
export function startRemotes(report: (message: string) => void): Remotes {
  return createRemotes({
    readList: () =>
      readRemoteList({
        fetch: fetchHere,
        base: window.location.origin,
        key: document.querySelector<HTMLMetaElement>('meta[name="remotes-key"]')?.content ?? '',
        memory: browserStorage,
        now: Date.now,
        report,
      }),
    readOverride: (name, folder, allowed) => readOverride(name, folder, allowed, fetchHere),
    overrides: takeOverrides(window.location, window.history, tabStorage),
    cohort: cohortOf(browserStorage),
    loadRemote: createRemoteLoader({ shared: sharedModules(), limit_ms: USUAL_LIMIT_MS + lineDelay_ms() }),
    idle,
  })
}

const USUAL_LIMIT_MS = 5000
const LONGEST_DELAY_MS = 60_000

/** A slow line gets as much more time for a remote as it has needed for the shell. */
const lineDelay_ms = (): number => Math.min(performance.now(), LONGEST_DELAY_MS)

/** Safari has no idle callback. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })

/** What is done about a script that a newer build has replaced, and whether the page is on its way to that build. */
export function watchCode(
  remotes: Remotes,
  workspace: Workspace,
  ask: RemoteHost['ask'],
): { readonly onLostScript: (script: HTMLScriptElement) => void; readonly isReloading: () => boolean } {
  let isReloading = false
  const onLost = createLostCode({
    isGone: async (address) => (await diagnose(address)) === 'code-gone',
    newerRemote: remotes.newerThan,
    newerShell: () => publishedShell(document, fetchHere),
    async keepWork() {
      await workspace.flush()
      return workspace.store.getState().keepsDrafts || !workspace.hasUnsavedWork() || workspace.save()
    },
    ask,
    reload() {
      isReloading = true
      window.location.reload()
    },
    memory: tabStorage,
  })
  return { onLostScript: (script) => void onLost(script), isReloading: () => isReloading }
}
