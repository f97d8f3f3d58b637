import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { serveProduct, serveRemote, untilHealthy, writeRemotesFile } from '../scripts/product.mjs'
import { remotes as names } from '../scripts/parts.mjs'

export { expect }

const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 5100)
const PORTS_PER_WORKER = 10

/** The whole product, started for one worker: its own ports, its own database. */
export class Product {
  readonly folder = mkdtempSync(join(tmpdir(), 'soundleaf-e2e-'))
  readonly port: number
  readonly address: string
  readonly remotes: readonly { name: string; port: number }[]
  private server: ChildProcess | null = null
  private readonly remoteServers = new Map<string, ChildProcess>()

  constructor(worker: number) {
    this.port = FIRST_PORT + (worker % 50) * PORTS_PER_WORKER
    this.address = `http://localhost:${this.port}`
    this.remotes = names.map(({ name }, index) => ({ name, port: this.port + 1 + index }))
  }

  async start(): Promise<void> {
    writeRemotesFile(this.remotesFile, this.remotes)
    await Promise.all([this.startServer(), ...this.remotes.map(({ name }) => this.startRemote(name))])
  }

  get remotesFile(): string {
    return join(this.folder, 'remotes.json')
  }

  async startServer(): Promise<void> {
    this.server = serveProduct({
      port: this.port,
      folder: join(this.folder, 'data'),
      remotesFile: this.remotesFile,
      stdio: 'ignore',
      // Each test logs in anew, in a browser of its own: the last device wins. The lease has tests in server/.
      env: { SESSION_LEASE_S: '0' },
    })
    await untilHealthy(`${this.address}/health`, this.server)
  }

  async stopServer(): Promise<void> {
    if (this.server !== null) await end(this.server, 'SIGTERM')
    this.server = null
  }

  /**
   * A further server with a database and settings of its own, for as long as `use` takes. `setClock` puts its clock
   * wrong by so many seconds.
   */
  async withServer(
    env: Record<string, string>,
    use: (server: { address: string; folder: string; setClock: (shift_s: number) => void }) => Promise<void>,
  ): Promise<void> {
    const port = this.port + names.length + 1
    const folder = mkdtempSync(join(tmpdir(), 'soundleaf-e2e-server-'))
    const clock = join(folder, 'clock')
    const setClock = (shift_s: number) => writeFileSync(clock, String(shift_s))
    setClock(0)
    const server = serveProduct({
      port,
      folder: join(folder, 'data'),
      remotesFile: this.remotesFile,
      stdio: 'ignore',
      env: {
        NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href}`,
        CLOCK_SHIFT_FILE: clock,
        ...env,
      },
    })
    const address = `http://localhost:${port}`
    try {
      await untilHealthy(`${address}/health`, server)
      await use({ address, folder: join(folder, 'data'), setClock })
    } finally {
      await end(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    }
  }

  async startRemote(name: string): Promise<void> {
    const remote = this.remote(name)
    const server = serveRemote(remote, 'ignore')
    this.remoteServers.set(name, server)
    await untilHealthy(`http://localhost:${remote.port}/remoteEntry.js`, server)
  }

  async stopRemote(name: string): Promise<void> {
    const server = this.remoteServers.get(name)
    if (server === undefined) throw new Error(`${name} is not running`)
    this.remoteServers.delete(name)
    await end(server, 'SIGTERM')
  }

  async stop(): Promise<void> {
    const children = [...this.remoteServers.values(), ...(this.server === null ? [] : [this.server])]
    await Promise.all(children.map((child) => end(child, 'SIGTERM')))
    rmSync(this.folder, { recursive: true, force: true })
  }

  entryOf(name: string): string {
    return `http://localhost:${this.remote(name).port}/remoteEntry.js`
  }

  private remote(name: string): { name: string; port: number } {
    const remote = this.remotes.find((candidate) => candidate.name === name)
    if (remote === undefined) throw new Error(`There is no remote ${name}`)
    return remote
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

interface Fixtures {
  /** What the page wrote on its console as an error, and what it threw. */
  complaints: string[]
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const product = new Product(workerIndex)
      await product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
    },
    { auto: true },
  ],
})
