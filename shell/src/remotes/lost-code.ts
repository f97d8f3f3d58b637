import type { Question, RemoteHost, RemoteName } from '@soundleaf/contracts'
import { REMOTE_NAMES } from '@soundleaf/contracts'
import type { SafeStorage } from '@soundleaf/ui'
import { t } from '../texts'

const STORAGE_KEY = 'soundleaf.reloaded-for'

const newVersion = (): Question => ({
  title: t('newVersion.title'),
  text: t('newVersion.text'),
  actions: [
    { id: 'later', label: t('newVersion.later'), kind: 'cancel' },
    { id: 'reload', label: t('reload'), kind: 'primary' },
  ],
})

export interface LostCodePort {
  /** Whether an address no longer has its file. */
  readonly isGone: (address: string) => Promise<boolean>
  /** What names the newer build of a remote, or of the shell, that has taken the place of the running one. */
  readonly newerRemote: (name: RemoteName) => Promise<string | null>
  readonly newerShell: () => Promise<string | null>
  /** Puts the person's work where the reload finds it; false when it cannot. */
  readonly keepWork: () => Promise<boolean>
  readonly ask: RemoteHost['ask']
  readonly reload: () => void
  /** The tab's memory. */
  readonly memory: SafeStorage
}

interface Lost {
  readonly address: string
  readonly build: string
}

/**
 * What happens when a script of this page could not be loaded. Nothing, unless its file is gone and a newer build is
 * there: then the tab cannot go on as it is, and one reload is offered for that build, never a second one.
 */
export function createLostCode(port: LostCodePort): (script: HTMLScriptElement) => Promise<void> {
  const offered = new Set<string>()
  let isBusy = false
  /** Several are lost at once; when the look at one tells nothing, the last of them is looked at as well. */
  let next: Lost | null = null

  async function look({ address, build }: Lost): Promise<void> {
    if (!(await port.isGone(address))) return
    const newer = await newerOf(build)
    if (newer === null || offered.has(newer) || port.memory.read(STORAGE_KEY) === newer) return
    offered.add(newer)
    const { action } = await port.ask(newVersion())
    if (action !== 'reload' || !(await port.keepWork())) return
    // Without memory it is the person's click that ends a loop.
    port.memory.keep(STORAGE_KEY, newer)
    port.reload()
  }

  function newerOf(build: string): Promise<string | null> {
    if (build === 'shell') return port.newerShell()
    const name = REMOTE_NAMES.find((remote) => remote.replaceAll('-', '_') === build)
    return name === undefined ? Promise.resolve(null) : port.newerRemote(name)
  }

  return async (script) => {
    // webpack marks the chunks that it loads with the name of their build.
    const [build] = script.dataset.webpack?.split(':') ?? []
    if (build === undefined) return
    next = { address: script.src.replace(/\?.*$/, ''), build }
    if (isBusy) return
    isBusy = true
    try {
      while (next !== null) {
        const lost: Lost = next
        next = null
        await look(lost)
      }
    } finally {
      isBusy = false
    }
  }
}

/** What names the shell that is published now, if it is not the one that runs here. */
export async function publishedShell(
  page: Pick<Document, 'scripts'>,
  fetch: typeof globalThis.fetch,
): Promise<string | null> {
  try {
    const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (!answer.ok) return null
    const published = [...(await answer.text()).matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(
      ([, src]) => src,
    )
    const running = [...page.scripts].map((script) => script.getAttribute('src'))
    return published.every((src) => running.includes(src ?? '')) ? null : published.join(' ')
  } catch {
    return null
  }
}
