import { createAdapter } from '@socket.io/postgres-adapter'
import { Client, type Pool } from 'pg'

/** The rooms of socket.io, shared by every process on one PostgreSQL through its notifications. */
export interface SharedRooms {
  /** Begins to listen, until the adapter is closed. */
  open(): ReturnType<typeof createAdapter>
  close(): Promise<void>
}

/** Queries go through the pool; listening has a connection of its own, for the adapter never gives one back. */
export function sharedRooms(pool: Pool, url: string): SharedRooms {
  const listening = new Set<Client>()
  let isClosed = false

  async function connect() {
    const client = new Client({ connectionString: url })
    const release = async () => {
      listening.delete(client)
      await client.end()
    }
    // A broken connection also ends, and at its end the adapter makes another; without a listener the process would die.
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
    // These two are all that the adapter uses of a pool.
    open: () => createAdapter(connections as unknown as Pool),
    async close() {
      isClosed = true
      const clients = [...listening]
      for (const client of clients) client.removeAllListeners('end')
      await Promise.all(clients.map((client) => client.end()))
    },
  }
}

/** What the adapter gets after the end: whatever else it is told, it tries again, for as long as the process lives. */
const never = new Promise<never>(() => undefined)
