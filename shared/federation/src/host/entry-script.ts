import { diagnose } from './diagnose'
import { LoadFault } from './load-fault'
import type { ShareScope } from './lent-modules'
import { takeContainer } from './page-globals'
import type { PublishedEntry } from './published-entry'
import { withTimeLimit } from './time-limit'

/** What an entry script leaves behind: webpack's container, whose interface Module Federation keeps. */
export interface Container {
  init(shareScope: ShareScope, initScope: unknown[], options: object): unknown
  get(request: string): Promise<() => unknown>
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function'

/**
 * Runs an entry script as it was published and takes its container out of the global, so that a later try can never
 * find the old one. A script that never answers fails at the limit; HTML or garbage is not what was published.
 */
export async function loadEntryScript(
  url: string,
  { name: remote, integrity }: PublishedEntry,
  limit_ms: number,
): Promise<Container> {
  const script = document.createElement('script')
  script.src = url
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  const run = new Promise<Container>((resolve, reject) => {
    script.onload = () => {
      const container = takeContainer(remote)
      if (isContainer(container)) resolve(container)
      else reject(new LoadFault('not-a-remote', `${url} left no container`))
    }
    script.onerror = () => void diagnose(url).then((reason) => reject(new LoadFault(reason, url)))
  })
  try {
    document.head.append(script)
    return await withTimeLimit(run, limit_ms, () => new LoadFault('entry-timeout', url))
  } finally {
    script.remove()
  }
}
