import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test as base, Product } from '../product'
import { root } from '../../scripts/parts.mjs'
import { integrityOf, lineOf, readList } from '../../scripts/remotes/list-file.mjs'
import { ensureKey, signed } from '../../scripts/remotes/signing.mjs'
import { signRemotes } from '../../scripts/product.mjs'
import { FaultServer } from './fault-server'

export { expect } from '../product'

export interface ListLine {
  readonly name: string
  readonly entry: string
  readonly version: string
  readonly contract: string
  readonly integrity: string
  readonly canary: object | null
}
export interface List {
  readonly overrideOrigins: readonly string[]
  readonly remotes: readonly ListLine[]
}

/** The product with a fault server before the application and one before the remotes, which have an origin of their own. */
export class FaultyProduct extends Product {
  private readonly serverPort: number
  private readonly staticPort: number
  readonly api: FaultServer
  readonly code: FaultServer
  private fixtures = 0

  constructor(worker: number) {
    super(worker)
    this.staticPort = this.portAfter(2)
    this.serverPort = this.portAfter(3)
    this.api = new FaultServer([{ prefix: '/', port: this.serverPort }])
    this.code = new FaultServer(this.remotes.map(({ name, port }) => ({ prefix: `/${name}/`, port })))
  }

  override async start(): Promise<void> {
    await this.api.listen(this.port)
    await this.code.listen(this.staticPort)
    await super.start()
  }

  override async stop(): Promise<void> {
    await Promise.all([super.stop(), this.api.close(), this.code.close()])
  }

  /** Where the remotes' files are asked for. */
  get codeOrigin(): string {
    return `http://localhost:${this.staticPort}`
  }

  protected override get listenPort(): number {
    return this.serverPort
  }

  protected override sign(): Promise<string> {
    return signRemotes(this.remotesFile, this.list())
  }

  /** The list as it is when nothing is wrong. */
  list(): List {
    return {
      overrideOrigins: [this.codeOrigin],
      remotes: this.remotes.map(
        ({ name }): ListLine => lineOf(join(root, name, 'dist'), `${this.codeOrigin}/${name}`),
      ),
    }
  }

  /** Signs and publishes a list. */
  async publish(list: List): Promise<void> {
    await signRemotes(this.remotesFile, list)
  }

  /** What stands in the list now. */
  published(): List {
    return readList(this.remotesFile)
  }

  /** The file as it is, and the same file put back. */
  file(): string {
    return readFileSync(this.remotesFile, 'utf8')
  }

  replay(file: string): void {
    writeFileSync(this.remotesFile, file)
  }

  /** Signs whatever it is given, as the owner of the key could. */
  async publishRaw(list: object): Promise<void> {
    this.replay(await signed(list, ensureKey(join(dirname(this.remotesFile), 'remotes-key.pem'))))
  }

  /** Publishes the usual list with one remote taken from a script of the test's own. */
  async publishFixture(name: string, script: string, changes: Partial<ListLine> = {}): Promise<void> {
    this.fixtures += 1
    const path = `/fixtures/${this.fixtures}/remoteEntry.js`
    this.code.put(path, script)
    const integrity = integrityOf(script)
    const line = {
      name,
      entry: `${this.codeOrigin}${path}`,
      version: '9.9.9',
      contract: '1.0.0',
      integrity,
      canary: null,
    }
    const { remotes, ...list } = this.list()
    await this.publish({
      ...list,
      remotes: remotes.map((usual) => (usual.name === name ? { ...line, ...changes } : usual)),
    })
  }

  /** Everything as it should be. */
  async mend(): Promise<void> {
    this.api.mend()
    this.code.mend()
    await this.publish(this.list())
  }
}

export const test = base.extend<{ mended: undefined }, { product: FaultyProduct }>({
  product: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const product = new FaultyProduct(workerIndex)
      await product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mended: [
    async ({ product }, use) => {
      await product.mend()
      await use(undefined)
      await product.mend()
    },
    { auto: true },
  ],
})
