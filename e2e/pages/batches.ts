import { expect, type APIRequestContext } from '@playwright/test'
import type { Batch, BatchResult, MakeBatchRequest } from '@soundleaf/contracts'

/** A program with a key of its person's. */
export class Program {
  private readonly headers: Readonly<Record<string, string>>

  constructor(
    private readonly request: APIRequestContext,
    private readonly address: string,
    key: string,
  ) {
    this.headers = { authorization: `Bearer ${key}` }
  }

  async makeBatch(data: MakeBatchRequest): Promise<Batch> {
    const made = await this.request.post(`${this.address}/api/batches`, { headers: this.headers, data })
    expect(made.status(), await made.text()).toBe(200)
    return (await made.json()) as Batch
  }

  async batch(id: string): Promise<Batch> {
    return (await (await this.list(`/${id}`)).json()) as Batch
  }

  async untilDone(id: string): Promise<void> {
    await expect.poll(async () => (await this.batch(id)).state, { timeout: 120_000 }).toBe('Done')
  }

  async results(id: string, query = ''): Promise<readonly BatchResult[]> {
    const text = (await (await this.list(`/${id}/results${query}`)).text()).trimEnd()
    return text.split('\n').map((line) => JSON.parse(line) as BatchResult)
  }

  async delete(id: string): Promise<void> {
    await this.request.delete(`${this.address}/api/batches/${id}`, { headers: this.headers })
  }

  list(path = '') {
    return this.request.get(`${this.address}/api/batches${path}`, { headers: this.headers })
  }
}
