import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { DATABASES, newClusterDatabase } from '../testing/test-database'
import { openDatabase } from './database'
import { rowsOf } from './schema-version'

/** A busy machine may take longer than a limit here allows. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) continue
}

const migrations = join(import.meta.dirname, '../../migrations')
const KNOWN = readdirSync(migrations).filter((name) => name.endsWith('.sql')).length

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

describe.each(DATABASES)('a schema that another version of the program made, on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-schema-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** A database that a later version has migrated, and that works with programs that know so many migrations. */
  async function ofLaterVersion(oldest: number) {
    const place =
      kind === 'pglite' ? { folder: join(folder, String(oldest)) } : { url: await newClusterDatabase() }
    const database = await openDatabase(place, migrations)
    await database.queries.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 99999999999999)`,
    )
    await database.queries.execute(sql.raw(`update drizzle.oldest_program set migrations = ${oldest}`))
    await database.close()
    return place
  }

  test('[REL-09] an older program refuses a newer schema by name, and changes nothing', async () => {
    const place = await ofLaterVersion(KNOWN + 1)
    await expect(openDatabase(place, migrations)).rejects.toThrow(
      `The database has schema ${KNOWN + 1}, made by a later version of Soundleaf, and works with programs that know at least ${KNOWN + 1}; this one knows ${KNOWN}.`,
    )
  })

  test('[REL-09] one version back still works with a schema to which the next has only added', async () => {
    const database = await openDatabase(await ofLaterVersion(KNOWN), migrations)
    await database.queries.execute(sql`select 1 from projects`)
    await database.close()
  })
})

test('[REL-09] a migration only adds, or says which programs it shuts out', () => {
  const names = readdirSync(migrations).filter((name) => /^\d{4}_.*\.sql$/.test(name) && name > '0006')
  const removing = /\b(drop|rename|set not null|alter column|(?<!before )truncate)\b/i
  const requiring = /add column\b(?!.*\bdefault\b).*\bnot null\b/i
  for (const name of names) {
    const text = readFileSync(join(migrations, name), 'utf8')
    const breaks = removing.test(text) || requiring.test(text)
    expect({ name, isFine: !breaks || /update "?drizzle"?\."?oldest_program/i.test(text) }).toEqual({
      name,
      isFine: true,
    })
  }
})

test('[REL-08] PostgreSQL itself ends what waits too long for a lock or an answer', async () => {
  const url = await newClusterDatabase()
  const database = await openDatabase({ url }, migrations, { queryTimeout_ms: 3000 })
  const holder = await openDatabase({ url }, migrations)
  const shown = await rowsOf(
    database.queries,
    sql`select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l, current_setting('idle_in_transaction_session_timeout') as i`,
  )
  expect(shown).toEqual([{ s: '3s', l: '3s', i: '3s' }])
  await holder.queries.transaction(async (tx) => {
    await tx.execute(sql`lock table projects in access exclusive mode`)
    await expect(database.queries.execute(sql`select 1 from projects`)).rejects.toThrow()
    // Nothing of it stays behind to queue for the lock, which the client alone could not see to.
    const queue = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await until(async () => (await rowsOf(tx, queue)).length === 0)
  })
  await holder.close()
  await database.close()
})

test('[REL-09] by how much the clock differs from the database’s is known', async () => {
  const database = await openDatabase({ url: await newClusterDatabase() }, migrations)
  const real = Date.now
  Date.now = () => real() + 90_000
  // Half of the question's own time may be taken for a difference.
  const skew_ms = await database.clockSkew_ms().finally(() => (Date.now = real))
  expect(Math.round(skew_ms / 30_000)).toBe(3)
  await database.close()
})
