import type { MountedRemote, RemoteHost, RemoteName, RemoteProps } from '@soundleaf/contracts'
import pTimeout from 'p-timeout'
import type { RemoteLoad } from './remotes'

export type MountState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string; readonly attempts: number; readonly at: Date }
  | { readonly kind: 'incompatible'; readonly offered: string; readonly needed: string }

/** The host of one mount; disposed with it. */
export interface MountHost {
  readonly host: RemoteHost
  dispose(): void
}

export interface MountOptions {
  readonly name: RemoteName
  /** The element of the place; every attempt mounts into a child of its own. */
  readonly parent: HTMLElement
  readonly props: RemoteProps
  readonly load: (name: RemoteName) => Promise<RemoteLoad>
  readonly createHost: (onFailed: (error: unknown) => void) => MountHost
  readonly onState: (state: MountState) => void
  readonly report: (message: string) => void
  /** False: only the person tries again, because what stands in the place meanwhile is in use. */
  readonly retriesByItself?: boolean
  /** 0 to 1, for the jitter. */
  readonly random?: () => number
}

export interface MountLifecycle {
  update(props: RemoteProps): void
  /** The person's attempt: at once, and with automatic ones after it again. */
  retry(): void
  end(): void
}

const READY_LIMIT_MS = 5000
const RETRY_DELAYS_MS = [1000, 2000, 4000]
/** A remote that breaks again sooner than this has not recovered: its automatic retries are not given back. */
const RECOVERED_MS = 60_000
/** A remote that threw so often within that time stays down until the person asks. */
const MOST_THROWS = 3

interface Mount {
  readonly mounted: MountedRemote
  readonly host: MountHost
  readonly element: HTMLElement
}

/** Loads, mounts, watches, retries and unmounts a remote in one place of the page. Whatever the remote does, nothing is thrown from here. */
export function startMount(options: MountOptions): MountLifecycle {
  const { name, parent, load, createHost, onState, report, retriesByItself = true } = options
  const { random = Math.random } = options
  let props = options.props
  let mount: Mount | null = null
  /** The running attempt; what an earlier one still reports is ignored. */
  let current = 0
  let attempts = 0
  let automaticRetries = 0
  let readySince: number | null = null
  let throws: number[] = []
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  function clear() {
    clearTimeout(retryTimer)
    const leaving = mount
    mount = null
    if (leaving === null) return
    leaving.host.dispose()
    leaving.element.remove()
    unmount(leaving.mounted)
  }

  function unmount(mounted: MountedRemote) {
    const complain = (error: unknown) => report(`${name} threw while it was unmounted: ${textOf(error)}`)
    try {
      mounted.unmount().catch(complain)
    } catch (error) {
      complain(error)
    }
  }

  /** The remote's code ran and threw; code that did not load does not count. */
  function onThrown(attempt: number, error: unknown) {
    if (attempt !== current) return
    const now = performance.now()
    throws = [...throws.filter((at) => now - at < RECOVERED_MS), now]
    onFailed(attempt, error)
  }

  function onFailed(attempt: number, error: unknown) {
    if (attempt !== current) return
    current += 1
    if (readySince !== null && performance.now() - readySince > RECOVERED_MS) automaticRetries = 0
    readySince = null
    clear()
    const reason = textOf(error)
    report(`${name} failed: ${reason}`)
    onState({ kind: 'failed', reason, attempts, at: new Date() })
    const delay_ms = RETRY_DELAYS_MS[automaticRetries]
    if (delay_ms === undefined || !retriesByItself || throws.length >= MOST_THROWS) return
    automaticRetries += 1
    retryTimer = setTimeout(() => void start(), delay_ms * (0.75 + random() / 2))
  }

  async function start() {
    const attempt = ++current
    attempts += 1
    const loaded = await load(name).catch(
      (error: unknown): RemoteLoad => ({ kind: 'failed', reason: textOf(error) }),
    )
    if (attempt !== current) return
    if (loaded.kind === 'failed') return onFailed(attempt, loaded.reason)
    if (loaded.kind === 'incompatible') {
      report(`${name} needs contract ${loaded.needed}, the shell offers ${loaded.offered}`)
      return onState(loaded)
    }
    const element = document.createElement('div')
    element.style.height = '100%'
    parent.append(element)
    const host = createHost((error) => onThrown(attempt, error))
    try {
      const mounted = loaded.module.mount(element, host.host, props)
      mount = { mounted, host, element }
      await pTimeout(mounted.ready, {
        milliseconds: READY_LIMIT_MS,
        message: new Error(`not ready within ${READY_LIMIT_MS / 1000} s`),
      })
    } catch (error) {
      if (mount?.element !== element) {
        host.dispose()
        element.remove()
      }
      return onThrown(attempt, error)
    }
    if (attempt !== current) return
    readySince = performance.now()
    onState({ kind: 'ready' })
  }

  void start()

  return {
    update(next) {
      props = next
      try {
        mount?.mounted.update(next)
      } catch (error) {
        onThrown(current, error)
      }
    },
    retry() {
      clear()
      automaticRetries = 0
      throws = []
      onState({ kind: 'loading' })
      void start()
    },
    end() {
      current += 1
      clear()
    },
  }
}

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)
