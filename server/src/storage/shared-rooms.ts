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
  const connections = {
    query: (text: string, values: unknown[]) => pool.query(text, values),
    async connect() {
      const client = new Client({ connectionString: url })
      const release = async () => {
        listening.delete(client)
        await client.end()
      }
      // A broken connection also ends, and at its end the adapter makes another; without a listener the process would die.
      client.on('error', () => undefined)
      client.once('end', () => listening.delete(client))
      listening.add(client)
      await client.connect()
      if (isClosed) await client.end()
      return Object.assign(client, { release })
    },
  }
  return {
    // These two are all that the adapter uses of a pool.
    open: () => createAdapter(connections as unknown as Pool),
    async close() {
      isClosed = true
      await Promise.all([...listening].map((client) => client.end()))
    },
  }
}
