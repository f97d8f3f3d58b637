import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, expect, test as base } from '@playwright/test'
import { listOf, serveProduct, serveRemote, signRemotes, untilHealthy } from '../scripts/product.mjs'
import { remotes as names, root } from '../scripts/parts.mjs'
import { slowDown } from './slowness'

export { expect }

const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 5100)
/** The server, one for each remote, and three that `portAfter` gives. */
const PORTS_PER_WORKER = names.length + 5
/** Above the ports of all workers: for servers of tests that run once. */
export const FREE_PORTS = FIRST_PORT + 50 * PORTS_PER_WORKER

/** The whole product, started for one worker: its own ports, its own database. */
export class Product {
  readonly folder = mkdtempSync(join(tmpdir(), 'soundleaf-e2e-'))
  readonly port: number
  readonly address: string
  readonly remotes: readonly { name: string; port: number }[]
  private server: ChildProcess | null = null
  /** The public key of the list, which the page names to the shell. */
  remotesKey = ''
  private readonly remoteServers = new Map<string, ChildProcess>()

  constructor(worker: number) {
    this.port = FIRST_PORT + (worker % 50) * PORTS_PER_WORKER
    this.address = `http://localhost:${this.port}`
    this.remotes = names.map(({ name }, index) => ({ name, port: this.port + 1 + index }))
  }

  async start(): Promise<void> {
    this.remotesKey = await this.sign()
    await Promise.all([this.startServer(), ...this.remotes.map(({ name }) => this.startRemote(name))])
  }

  get remotesFile(): string {
    return join(this.folder, 'remotes.jws')
  }

  get dataFolder(): string {
    return join(this.folder, 'data')
  }

  /** Where the server itself listens; the address that people use may be another's before it. */
  protected get listenPort(): number {
    return this.port
  }

  /** Further settings of the server. */
  protected get environment(): Record<string, string> {
    return {}
  }

  /** Signs the list of remotes; the public key. */
  protected sign(): Promise<string> {
    return signRemotes(this.remotesFile, listOf(this.remotes))
  }

  async startServer(): Promise<void> {
    this.server = serveLogged({
      port: this.listenPort,
      folder: this.dataFolder,
      remotesFile: this.remotesFile,
      remotesKey: this.remotesKey,
      // Each test logs in anew, in a browser of its own: the last device wins. The lease has tests in server/.
      env: {
        SESSION_LEASE_S: '0',
        PUBLIC_ORIGIN: this.address,
        // Receivers of messages are in the tests.
        WEBHOOK_NETWORKS: '127.0.0.0/8',
        ...this.environment,
      },
    })
    await untilHealthy(`http://localhost:${this.listenPort}/health`, this.server)
  }

  async stopServer(): Promise<void> {
    if (this.server !== null) await end(this.server, 'SIGTERM')
    this.server = null
  }

  /** As a power cut does. */
  async killServer(): Promise<void> {
    if (this.server !== null) await end(this.server, 'SIGKILL')
    this.server = null
  }

  /** Runs commands of the operator, for which the server stands still: its folder has one owner. */
  async operate(...commands: readonly (readonly string[])[]): Promise<void> {
    await this.stopServer()
    for (const command of commands) runAdmin(this.dataFolder, ...command)
    await this.startServer()
  }

  /**
   * A further server with a database of its own, on the remotes of this product: a place is held for 5 minutes, the
   * demo team has one, and tests move its clock.
   */
  async startStrictServer(): Promise<StrictServer> {
    const folder = mkdtempSync(join(tmpdir(), 'soundleaf-e2e-strict-'))
    const dataFolder = join(folder, 'data')
    const clock = join(folder, 'clock')
    writeFileSync(clock, '0')
    runAdmin(dataFolder, 'set-slots', 'Demo team', '1')
    const port = this.portAfter(1)
    const server = serveLogged({
      port,
      folder: dataFolder,
      remotesFile: this.remotesFile,
      remotesKey: this.remotesKey,
      env: {
        NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href}`,
        CLOCK_SHIFT_FILE: clock,
      },
    })
    const address = `http://localhost:${port}`
    await untilHealthy(`${address}/health`, server)
    return {
      address,
      dataFolder,
      async setClock(shift_s) {
        if (readFileSync(clock, 'utf8') === String(shift_s)) return
        writeFileSync(clock, String(shift_s))
        const hasRead = () =>
          existsSync(`${clock}.read`) && readFileSync(`${clock}.read`, 'utf8') === String(shift_s)
        await expect.poll(hasRead).toBe(true)
      },
      async stop() {
        await end(server, 'SIGTERM')
        rmSync(folder, { recursive: true, force: true })
      },
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

  /** A port of this worker's after those of the remotes. */
  protected portAfter(count: number): number {
    return this.port + names.length + count
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

/** Where the servers of a run write; `logs.spec.ts` reads it when all tests are over. */
export const LOGS = join(import.meta.dirname, '../test-results/browser/server-logs')

function serveLogged(settings: Omit<Parameters<typeof serveProduct>[0], 'stdio'>): ChildProcess {
  mkdirSync(LOGS, { recursive: true })
  const log = openSync(join(LOGS, `${settings.port}.log`), 'a')
  try {
    return serveProduct({ ...settings, stdio: log })
  } finally {
    closeSync(log)
  }
}

function runAdmin(dataFolder: string, ...command: readonly string[]): void {
  execFileSync(process.execPath, [join(root, 'server/dist/commands/admin.js'), ...command], {
    env: { ...process.env, DATA_FOLDER: dataFolder, DEMO: '1' },
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

export interface StrictServer {
  readonly address: string
  readonly dataFolder: string
  /** Puts the server's clock wrong by so many seconds. */
  setClock(shift_s: number): Promise<void>
  stop(): Promise<void>
}

export interface Fixtures {
  slowness: undefined
  /** What the page wrote on its console as an error, and what it threw. */
  complaints: string[]
  /** What the pages' policies refused; nothing in every test that does not say otherwise. */
  violations: string[]
  expectsViolations: boolean
}

export const test = base.extend<Fixtures, { product: Product; strict: StrictServer }>({
  product: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const product = new Product(workerIndex)
      await product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  strict: [
    async ({ product }, use) => {
      const server = await product.startStrictServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  expectsViolations: [false, { option: true }],
  violations: [
    async ({ browser, context, expectsViolations }, use) => {
      const violations: string[] = []
      const listen = (one: BrowserContext) =>
        void one.on('console', (message) => {
          if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
        })
      listen(context)
      // Also the other browsers that a test opens: another device, another person.
      browser.on('context', listen)
      await use(violations)
      browser.off('context', listen)
      if (!expectsViolations) expect(violations).toEqual([])
    },
    { auto: true },
  ],
  slowness: [
    async ({ browser, context }, use) => {
      const end = slowDown(browser, context)
      await use(undefined)
      end()
    },
    { auto: true },
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
