import type { Batch } from '@soundleaf/contracts'
import { closePages, connected } from '../testing/activity-client'
import { listOf, walls, workOutAll } from '../testing/batches'
import { onEachDatabase } from '../testing/on-each-database'

afterEach(closePages)

onEachDatabase('progress of batches', (server) => {
  beforeAll(() => server().app.listen({ port: 0 }))

  test('[BEY-16] a page hears how far its person’s batches are and that they are over, and of no other', async () => {
    const [anna, ben] = [await server().person(), await server().person()]
    const [annas, bens] = [await connected(server(), anna), await connected(server(), ben)]
    const strange: Batch[] = []
    bens.on('batch', (batch) => strange.push(batch))
    const hears = (state: Batch['state']) =>
      new Promise<Batch>((resolve) =>
        annas.on('batch', (batch) => {
          if (batch.state === state) resolve(batch)
        }),
      )
    const [begun, over] = [hears('Running'), hears('Done')]
    const { batchId } = (await anna.call('makeBatch', listOf(walls(120)))).body
    expect(await begun).toMatchObject({ batchId, done: 0, count: 120 })
    await workOutAll(server())
    expect(await over).toMatchObject({ batchId, done: 120, failed: 0 })
    expect(strange).toEqual([])
  })
})
