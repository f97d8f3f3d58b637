import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { newClusterDatabase } from '../testing/test-database'
import { openDatabase } from './database'

/** A busy machine may take longer than a limit here allows. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) continue
}

const migrations = join(import.meta.dirname, '../../migrations')

test('[OPS-04] a database that does not answer in time is not ready', async () => {
  const database = await openDatabase({ url: await newClusterDatabase() }, migrations)
  await until(() => database.isReady())
  // All that the pool has; nobody else gets a connection.
  const busy = Array.from({ length: 10 }, () => database.queries.execute(sql`select pg_sleep(4)`).execute())
  expect(await database.isReady()).toBe(false)
  await Promise.all(busy)
  await until(() => database.isReady())
  await database.close()
})

test('[REL-08] a query whose answer does not come is given up, and its connection with it', async () => {
  const database = await openDatabase({ url: await newClusterDatabase() }, migrations, {
    queryTimeout_ms: 2000,
  })
  const silent = Array.from({ length: 10 }, () => database.queries.execute(sql`select pg_sleep(600)`))
  for (const outcome of await Promise.allSettled(silent)) expect(outcome.status).toBe('rejected')
  await until(() =>
    database.queries.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
  )
  await database.close()
})

test('[REL-08] a connection that the database ends between two queries of a transaction fails it, and not the process', async () => {
  const database = await openDatabase({ url: await newClusterDatabase() }, migrations)
  const { queries } = database
  const ended = queries.transaction(async (tx) => {
    await tx.execute(sql`set application_name to 'in a transaction'`)
    await queries.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'in a transaction'`,
    )
    await until(() =>
      queries
        .execute(sql`select 1 from pg_stat_activity where application_name = 'in a transaction'`)
        .then((found) => (found as { rowCount: number }).rowCount === 0),
    )
    await tx.execute(sql`select 1`)
  })
  await expect(ended).rejects.toThrow()
  await queries.execute(sql`select 1`)
  await database.close()
})
