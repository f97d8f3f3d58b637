import { startPostgres } from '../scripts/postgres.mjs'
import { Product, test as base } from './product'

/** A product whose server keeps everything in PostgreSQL, as it is deployed. */
class ProductOnPostgresql extends Product {
  private readonly postgres = startPostgres()

  protected override get environment(): Record<string, string> {
    return { DATABASE_URL: this.postgres.url, BATCH_THREADS: '1' }
  }

  override async stop(): Promise<void> {
    await super.stop()
    this.postgres.stop()
  }
}

export const test = base.extend<object, { product: ProductOnPostgresql }>({
  product: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const product = new ProductOnPostgresql(workerIndex)
      await product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
