import { CONTRACT_VERSION, isCompatible } from '@soundleaf/contracts'
import type { RemoteModule } from '@soundleaf/contracts'
import { diagnose, lostChunkIn } from './diagnose'
import { type Container, loadEntryScript } from './entry-script'
import { type LentModules, shareScopeOf } from './lent-modules'
import { LoadFault, type LoadFaultReason } from './load-fault'
import { forgetEarlierTry } from './page-globals'
import { isIntegrity, type PublishedEntry } from './published-entry'
import { withTimeLimit } from './time-limit'

export interface LoadOptions {
  /** The singletons the page lends. */
  readonly lends: LentModules
  /** 0 for the first try; each further try of a remote counts up and so asks for an address of its own. */
  readonly attempt?: number
  /** Limits for the entry script and for the code behind it. */
  readonly entry_ms?: number
  readonly module_ms?: number
}

export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly module: RemoteModule }
  /** Versions of the contract, or of a singleton as `react 19.3.1`. */
  | { readonly kind: 'incompatible'; readonly offered: string; readonly needed: string }
  | { readonly kind: 'failed'; readonly reason: LoadFaultReason; readonly detail: string }

/**
 * Loads a remote, or says why not; never throws and never hangs. The contract is checked before any code of the
 * remote runs, the hash of every script by the browser, name and shape after. Nothing of a failed try is kept: the
 * next one begins anew. One try of a remote at a time; a remote that was loaded is not loaded again in the same page.
 */
export async function loadRemote(entry: PublishedEntry, options: LoadOptions): Promise<LoadOutcome> {
  if (!isCompatible(CONTRACT_VERSION, entry.contract)) return incompatible(entry.contract)
  if (!isIntegrity(entry.integrity)) return { kind: 'failed', reason: 'altered', detail: 'no hash' }
  try {
    const module = remoteIn(await loadModule(entry, options))
    if (module?.name !== entry.name) {
      return { kind: 'failed', reason: 'wrong-module', detail: `${entry.entry} is not ${entry.name}` }
    }
    if (!isCompatible(CONTRACT_VERSION, module.contractVersion)) return incompatible(module.contractVersion)
    return { kind: 'loaded', module }
  } catch (error) {
    if (error instanceof LoadFault) return { kind: 'failed', reason: error.reason, detail: error.message }
    const chunk = lostChunkIn(error)
    if (chunk !== null) return { kind: 'failed', reason: await chunkFault(chunk), detail: chunk }
    return misfitIn(String(error)) ?? { kind: 'failed', reason: 'module-failed', detail: String(error) }
  }
}

async function chunkFault(url: string): Promise<LoadFaultReason> {
  const reason = await diagnose(url)
  return reason === 'entry-unreachable' ? 'module-failed' : reason
}

const incompatible = (needed: string): LoadOutcome => ({
  kind: 'incompatible',
  offered: CONTRACT_VERSION,
  needed,
})

/** Reads the runtime's refusal of a singleton: the page lends one version, the remote was built for another. */
function misfitIn(message: string): LoadOutcome | undefined {
  const [, offered, request, needed] =
    /Version (\S+) from .* of shared singleton module (\S+) does not satisfy .* needs ([^\s)]+)/.exec(
      message,
    ) ?? []
  if (request === undefined) return undefined
  return { kind: 'incompatible', offered: `${request} ${offered}`, needed: `${request} ${needed}` }
}

/** A share scope of its own for each try: a remote that spoils its scope spoils nobody else's. */
async function loadModule(
  entry: PublishedEntry,
  { lends, attempt = 0, entry_ms = 5000, module_ms = 5000 }: LoadOptions,
): Promise<unknown> {
  forgetEarlierTry(entry.name)
  const container = await loadEntryScript(addressOf(entry.entry, attempt), entry, entry_ms)
  return withTimeLimit(
    exposedBy(container, lends),
    module_ms,
    () => new LoadFault('module-timeout', entry.entry),
  )
}

async function exposedBy(container: Container, lends: LentModules): Promise<unknown> {
  await container.init(shareScopeOf(lends), [], {})
  const module = await container.get('./remote')
  return module()
}

/** A browser queues a request behind a hung one of the same address, so each further try has a new one. */
function addressOf(entry: string, attempt: number): string {
  if (attempt === 0) return entry
  return `${entry}${entry.includes('?') ? '&' : '?'}retry=${attempt}`
}

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
