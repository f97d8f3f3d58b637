import type { MountedRemote, RemoteHost, RemoteName, RemoteProps } from '@soundleaf/contracts'
import type { RemoteLoad } from './remotes'

/** How a place stands. */
export type StayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string; readonly tries: number; readonly at: Date }
  | { readonly kind: 'incompatible'; readonly offered: string; readonly needed: string }

/** A host that is lent for one mount, and taken back after it. */
export interface LentHost {
  readonly host: RemoteHost
  dispose(): void
}

export interface StayOptions {
  readonly name: RemoteName
  /** The element of the place; the stay puts one of its own into it for every try. */
  readonly ground: HTMLElement
  readonly props: RemoteProps
  readonly load: (name: RemoteName) => Promise<RemoteLoad>
  readonly lend: (failed: (error: unknown) => void) => LentHost
  readonly show: (state: StayState) => void
  readonly report: (message: string) => void
  /** False: only the person tries again, because what stands in the place meanwhile is in use. */
  readonly triesSilently?: boolean
  /** 0 to 1, for the jitter. */
  readonly random?: () => number
}

export interface Stay {
  update(props: RemoteProps): void
  /** The person's try: at once, and with silent ones after it again. */
  tryAgain(): void
  end(): void
}

const READY_LIMIT_MS = 5000
const SILENT_RETRIES_MS = [1000, 2000, 4000]
/** A remote that breaks again sooner than this has not recovered: its silent tries are not given back. */
const RECOVERED_MS = 60_000
/** A remote that threw so often within that time stays down until the person asks. */
const MOST_THROWS = 3

/**
 * A remote's stay in one place of the page: loaded, mounted, watched, tried again, unmounted. Whatever the remote
 * does, nothing is thrown from here.
 */
export function beginStay(options: StayOptions): Stay {
  const { name, ground, load, lend, show, report, triesSilently = true, random = Math.random } = options
  let props = options.props
  let mount: {
    readonly mounted: MountedRemote
    readonly lent: LentHost
    readonly element: HTMLElement
  } | null = null
  /** Counts the tries; what belongs to an older one is over. */
  let turn = 0
  let tries = 0
  let silentTries = 0
  let readySince: number | null = null
  let throws: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function clear() {
    clearTimeout(timer)
    const leaving = mount
    mount = null
    if (leaving === null) return
    leaving.lent.dispose()
    leaving.element.remove()
    attemptUnmount(leaving.mounted)
  }

  function attemptUnmount(mounted: MountedRemote) {
    const complain = (error: unknown) => report(`${name} threw while it left: ${textOf(error)}`)
    try {
      mounted.unmount().catch(complain)
    } catch (error) {
      complain(error)
    }
  }

  /** Its code ran and threw, unlike one that did not come. */
  function thrown(mine: number, error: unknown) {
    if (mine !== turn) return
    const now = performance.now()
    throws = [...throws.filter((at) => now - at < RECOVERED_MS), now]
    fail(mine, error)
  }

  function fail(mine: number, error: unknown) {
    if (mine !== turn) return
    turn += 1
    if (readySince !== null && performance.now() - readySince > RECOVERED_MS) silentTries = 0
    readySince = null
    clear()
    const reason = textOf(error)
    report(`${name} failed: ${reason}`)
    show({ kind: 'failed', reason, tries, at: new Date() })
    const delay_ms = SILENT_RETRIES_MS[silentTries]
    if (delay_ms === undefined || !triesSilently || throws.length >= MOST_THROWS) return
    silentTries += 1
    timer = setTimeout(() => void attempt(), delay_ms * (0.75 + random() / 2))
  }

  async function attempt() {
    const mine = ++turn
    tries += 1
    const loaded = await load(name).catch(
      (error: unknown): RemoteLoad => ({ kind: 'failed', reason: textOf(error) }),
    )
    if (mine !== turn) return
    if (loaded.kind === 'failed') return fail(mine, loaded.reason)
    if (loaded.kind === 'incompatible') {
      report(`${name} needs contract ${loaded.needed}, the shell offers ${loaded.offered}`)
      return show(loaded)
    }
    const element = document.createElement('div')
    element.style.height = '100%'
    ground.append(element)
    const lent = lend((error) => thrown(mine, error))
    try {
      const mounted = loaded.module.mount(element, lent.host, props)
      mount = { mounted, lent, element }
      await within(mounted.ready, READY_LIMIT_MS)
    } catch (error) {
      if (mount?.element !== element) {
        lent.dispose()
        element.remove()
      }
      return thrown(mine, error)
    }
    if (mine !== turn) return
    readySince = performance.now()
    show({ kind: 'ready' })
  }

  void attempt()

  return {
    update(next) {
      props = next
      try {
        mount?.mounted.update(next)
      } catch (error) {
        thrown(turn, error)
      }
    },
    tryAgain() {
      clear()
      silentTries = 0
      throws = []
      show({ kind: 'loading' })
      void attempt()
    },
    end() {
      turn += 1
      clear()
    },
  }
}

async function within(work: Promise<void>, limit_ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready within ${limit_ms / 1000} s`)), limit_ms)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)
