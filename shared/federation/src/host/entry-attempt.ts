import { diagnose, LoadFault } from './load-fault'

/** One attempt at a remote, as far as its entry script has come. */
export class EntryAttempt {
  private stage: 'waiting' | 'refused' | 'ran' | 'left a container' = 'waiting'
  private end: () => void = () => undefined
  /** Settles when the entry has run or never will. */
  readonly ended = new Promise<void>((resolve) => {
    this.end = resolve
  })

  constructor(
    readonly address: string,
    private readonly integrity: string,
  ) {}

  /** The tag that asks for the entry; the browser runs it only with the published hash. */
  createScript(): HTMLScriptElement {
    const script = document.createElement('script')
    script.src = this.address
    script.crossOrigin = 'anonymous'
    script.integrity = this.integrity
    script.fetchPriority = 'high'
    script.addEventListener('load', () => (this.stage = 'ran'))
    script.addEventListener('error', () => (this.stage = 'refused'))
    return script
  }

  /** The runtime has done with the entry: what it left, if anything. */
  settle(container: unknown): void {
    if (isContainer(container)) this.stage = 'left a container'
    this.end()
  }

  /** Why there is no container; null when there is one, so that what failed came after it. */
  async fault(): Promise<LoadFault | null> {
    switch (this.stage) {
      case 'waiting':
        return new LoadFault('entry-timeout', this.address)
      case 'refused':
        return new LoadFault(await diagnose(this.address), this.address)
      case 'ran':
        return new LoadFault('not-a-remote', `${this.address} left no container`)
      case 'left a container':
        return null
    }
  }
}

const isContainer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function'
