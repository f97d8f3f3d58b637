import { callLimit, type CallLimit } from '../domain/session/call-limit'
import type { ActivitySockets } from './sockets'

/** A page sends a handful when it comes, and then a few a minute. */
const MESSAGES_PER_S = 5

/**
 * Cuts a connection that sends more messages than any page does, whatever they are: also before it has said who it is,
 * and before a message is read. The network connection is destroyed, because what is on its way on it would still have
 * to be read.
 */
export function cutFloods(io: ActivitySockets, onCut: () => void): void {
  const admit: CallLimit = callLimit(MESSAGES_PER_S)
  io.engine.on('connection', (connection: EngineConnection) => {
    connection.on('packet', () => {
      if (admit(connection.id, new Date()).ok) return
      connection.close(true)
      connection.request.socket.destroy()
      onCut()
    })
  })
}

interface EngineConnection {
  readonly id: string
  readonly request: { readonly socket: { destroy(): void } }
  on(event: 'packet', listener: () => void): void
  close(discard: boolean): void
}

/** Whether at least so much time has passed since the last time that it was so. */
export function atMostEvery(interval_ms: number): () => boolean {
  let last_ms = -Infinity
  return () => {
    const now_ms = performance.now()
    if (now_ms - last_ms < interval_ms) return false
    last_ms = now_ms
    return true
  }
}
