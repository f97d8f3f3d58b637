import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Locator, Page } from '@playwright/test'
import { examples } from '../../scripts/parts.mjs'
import { serveExample, untilHealthy } from '../../scripts/product.mjs'
import { test as base, Product } from '../product'

export { expect } from '../product'

/** 200 mm of concrete: the laboratory value that the product itself shows; it only has to be one. */
export const RATING = /Rw \(C; Ctr\)\s*\d\d/
export const results = (page: Page): Locator =>
  page.getByRole('region', { name: 'Sound insulation', exact: true })

/** The product with the origin for partners, and the pages of partners that `npm start` serves. */
export class PartneredProduct extends Product {
  private readonly children: ChildProcess[] = []
  readonly portal = `http://localhost:${this.port + 1}`
  readonly plainPage = `http://localhost:${this.port + 2}`
  /** A registered origin on which a test serves pages of its own. */
  readonly own = `http://localhost:${this.port + 4}`
  /** An origin that no partner has registered. */
  readonly stranger = `http://localhost:${this.port + 3}`
  readonly embed = `http://localhost:${this.portAfter(2)}`

  override async start(): Promise<void> {
    await this.sign()
    await this.startServer()
    for (const [at, { folder }] of examples.entries()) {
      for (const port of at === 0 ? [this.port + 1] : [this.port + 2, this.port + 3]) {
        const child = serveExample({ folder, port }, this.embed, 'ignore')
        this.children.push(child)
        await untilHealthy(`http://localhost:${port}/`, child)
      }
    }
  }

  override async stop(): Promise<void> {
    for (const child of this.children) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await super.stop()
  }

  protected override get environment(): Record<string, string> {
    return {
      EMBED_PORT: String(this.portAfter(2)),
      DEMO_PARTNER_ORIGINS: `${this.portal} ${this.plainPage} ${this.own}`,
    }
  }
}

export const test = base.extend<object, { product: PartneredProduct }>({
  product: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const product = new PartneredProduct(workerIndex)
      await product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
