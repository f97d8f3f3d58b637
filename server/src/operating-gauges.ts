import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import { remotesListExpiry } from './shell-page/remotes-list'
import type { Database } from './storage/database'

/** What the gauges look at. */
export interface OperatingSources {
  readonly registry: Registry
  readonly build: string
  readonly database: Pick<Database, 'clockSkew_ms' | 'connections'>
  /** Realtime connections of this process. */
  readonly sockets: () => number
  /** Constructions of batches that are not calculated yet, of all processes. */
  readonly waitingInBatches: () => Promise<number>
  readonly remotesFile: string
  /** Null where the server makes no backups. */
  readonly backupFolder: string | null
}

/** What an operator watches beside requests and calculations. What cannot be read at the moment has no value. */
export function addOperatingGauges(sources: OperatingSources): void {
  const { registry, database } = sources
  const gauge = (name: string, help: string, read: () => number | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await Promise.resolve(read()).catch(() => null)
        if (value === null) this.remove()
        else this.set(value)
      },
    })

  new Gauge({
    name: 'soundleaf_build_info',
    help: '1, with the build that runs.',
    labelNames: ['build'],
    registers: [registry],
  }).set({ build: sources.build }, 1)
  gauge('soundleaf_sockets', 'Realtime connections of pages.', sources.sockets)
  gauge(
    'soundleaf_batch_constructions_waiting',
    'Constructions of batches that are not calculated yet.',
    sources.waitingInBatches,
  )
  new Gauge({
    name: 'soundleaf_database_connections',
    help: 'Connections to PostgreSQL by state, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count)
    },
  })
  gauge(
    'soundleaf_clock_skew_seconds',
    "By how much this process's clock is ahead of the database's.",
    async () => (await database.clockSkew_ms()) / 1000,
  )
  gauge('soundleaf_remotes_list_expiry_timestamp_seconds', 'When the signed list of remotes expires.', () =>
    remotesListExpiry(sources.remotesFile),
  )
  const { backupFolder } = sources
  if (backupFolder !== null)
    gauge('soundleaf_backup_timestamp_seconds', 'When the latest backup was made.', () =>
      latestBackup_s(backupFolder),
    )
}

async function latestBackup_s(folder: string): Promise<number | null> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.backup'))
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return times.length === 0 ? null : Math.max(...times) / 1000
}
