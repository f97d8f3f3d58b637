import { createAdapter } from '@socket.io/postgres-adapter'
import { Client, type Pool } from 'pg'

/**
 * Adapters that connect the socket.io servers of several processes through PostgreSQL's notifications. They query
 * through the pool, but listen on connections of their own, because the adapter never returns one to the pool.
 */
export function socketAdapters(pool: Pool, url: string) {
  const listening = new Set<Client>()
  let isClosed = false

  async function connect() {
    const client = new Client({ connectionString: url })
    const release = async () => {
      listening.delete(client)
      await client.end()
    }
    // A broken connection also emits `end`, and then the adapter makes another. Without this listener the process would
    // crash.
    client.on('error', () => undefined)
    client.once('end', () => listening.delete(client))
    listening.add(client)
    try {
      await client.connect()
    } catch (error) {
      if (!isClosed) throw error
    }
    if (!isClosed) return Object.assign(client, { release })
    await client.end()
    return never
  }

  const connections = {
    query: (text: string, values: unknown[]) => pool.query(text, values),
    connect: () => (isClosed ? never : connect()),
  }
  return {
    // The adapter uses only these two methods of a pool.
    open: () => createAdapter(connections as unknown as Pool),
    async close(): Promise<void> {
      isClosed = true
      const clients = [...listening]
      for (const client of clients) client.removeAllListeners('end')
      await Promise.all(clients.map((client) => client.end()))
    },
  }
}

/** What the adapter gets after closing. After any error it would retry for as long as the process lives. */
const never = new Promise<never>(() => undefined)
