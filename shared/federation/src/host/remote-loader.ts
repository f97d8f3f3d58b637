import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION, isCompatible } from '@soundleaf/contracts'
import type { RemoteModule } from '@soundleaf/contracts'
import { isIntegrity, type PublishedEntry } from '@soundleaf/contracts/remotes-list'
import pTimeout from 'p-timeout'
import { EntryAttempt } from './entry-attempt'
import { diagnose, LoadFault, type LoadFaultReason, lostChunkIn } from './load-fault'
import { clearFailedAttempt, containerName } from './page-globals'
import type { SharedModules } from './shared-modules'
import { SingletonMismatch, throwSingletonMismatches } from './singleton-mismatch'

export interface LoaderOptions {
  readonly shared: SharedModules
  /** For the entry script, and again for the code behind it. */
  readonly limit_ms?: number
}

export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly module: RemoteModule }
  /** Versions of the contract, or of a singleton as `react 19.3.1`. */
  | { readonly kind: 'incompatible'; readonly offered: string; readonly needed: string }
  | { readonly kind: 'failed'; readonly reason: LoadFaultReason; readonly detail: string }

/**
 * Loads a remote, or says why not; never throws and never hangs. `attempt` is 0 for the first one and counts up, so
 * that each asks for an address of its own. One attempt at a remote at a time; one that was loaded is not loaded again
 * in the same page.
 */
export type LoadRemote = (entry: PublishedEntry, attempt: number) => Promise<LoadOutcome>

/**
 * Makes this page a host of Module Federation. The contract is checked before any code of a remote runs, the hash of
 * every script by the browser, name and shape after. Nothing of a failed attempt is kept: the next one begins anew.
 */
export function createRemoteLoader({ shared, limit_ms = 5000 }: LoaderOptions): LoadRemote {
  const attempts = new Map<string, EntryAttempt>()
  throwSingletonMismatches()
  const host = createInstance({
    name: 'soundleaf_page',
    remotes: [],
    shared,
    // The default would ask every remote for its modules before the first one is used.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'soundleaf-entries',
        createScript({ remoteInfo }) {
          const attempt = attempts.get(remoteInfo?.name ?? '')
          if (attempt === undefined) throw new Error('No hash was published for this script.')
          return { script: attempt.createScript(), timeout: limit_ms }
        },
        afterLoadEntry({ remoteInfo, remoteEntryExports }) {
          attempts.get(remoteInfo.name)?.settle(remoteEntryExports)
        },
        // The runtime gives every remote the same scope. One that spoils a copy spoils nobody else's modules.
        beforeInitContainer: (container) => ({ ...container, shareScope: copyOf(container.shareScope) }),
      },
    ],
  })

  /**
   * The runtime retries an entry under the same address, which a browser queues behind the one that hangs. So each
   * attempt registers the remote anew, under an address of its own.
   */
  async function moduleOf({ name: remote, entry, integrity }: PublishedEntry, count: number) {
    const name = containerName(remote)
    const attempt = new EntryAttempt(addressOf(entry, count), integrity)
    attempts.set(name, attempt)
    clearFailedAttempt(remote)
    host.registerRemotes([{ name, entry: attempt.address }], { force: true })
    try {
      const module = host.loadRemote<unknown>(`${name}/remote`)
      await Promise.race([attempt.ended, module])
      // The runtime limits the entry script, but not the chunks behind it.
      return await pTimeout(module, {
        milliseconds: limit_ms,
        message: new LoadFault('module-timeout', attempt.address),
      })
    } catch (error) {
      throw (await attempt.fault()) ?? error
    }
  }

  return async (entry, count) => {
    if (!isCompatible(CONTRACT_VERSION, entry.contract)) return incompatible(entry.contract)
    // A browser ignores what is no hash, and runs the script.
    if (!isIntegrity(entry.integrity)) return { kind: 'failed', reason: 'altered', detail: 'no hash' }
    try {
      const module = remoteIn(await moduleOf(entry, count))
      if (module?.name !== entry.name)
        throw new LoadFault('wrong-module', `${entry.entry} is not ${entry.name}`)
      if (!isCompatible(CONTRACT_VERSION, module.contractVersion)) return incompatible(module.contractVersion)
      return { kind: 'loaded', module }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}

const incompatible = (needed: string): LoadOutcome => ({
  kind: 'incompatible',
  offered: CONTRACT_VERSION,
  needed,
})

async function outcomeOf(error: unknown): Promise<LoadOutcome> {
  if (error instanceof LoadFault) return { kind: 'failed', reason: error.reason, detail: error.message }
  if (error instanceof SingletonMismatch) {
    const { request, offered, needed } = error
    return { kind: 'incompatible', offered: `${request} ${offered}`, needed: `${request} ${needed}` }
  }
  const chunk = lostChunkIn(error)
  if (chunk === null) return { kind: 'failed', reason: 'module-failed', detail: String(error) }
  const reason = await diagnose(chunk)
  return { kind: 'failed', reason: reason === 'entry-unreachable' ? 'module-failed' : reason, detail: chunk }
}

const addressOf = (entry: string, count: number): string =>
  count === 0 ? entry : `${entry}${entry.includes('?') ? '&' : '?'}retry=${count}`

type ShareScope = Parameters<
  NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>
>[0]['shareScope']

const copyOf = (scope: ShareScope): ShareScope =>
  mapped(scope, (versions) => mapped(versions, (module) => ({ ...module })))

const mapped = <Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function remoteIn(loaded: unknown): RemoteModule | undefined {
  if (typeof loaded !== 'object' || loaded === null || !('remote' in loaded)) return undefined
  return isRemoteModule(loaded.remote) ? loaded.remote : undefined
}

function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'contractVersion' in value &&
    typeof value.contractVersion === 'string' &&
    'mount' in value &&
    typeof value.mount === 'function'
  )
}
