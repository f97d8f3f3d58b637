import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

export const REQUEST_ID_HEADER = 'x-request-id'

/** A proxy may send anything; this goes into the log, the answer and the database. */
const READABLE = /^[\w.:-]{8,100}$/

/** The id of a request: the proxy's, where the request comes from one that is trusted, else a new one. */
export function requestIds(
  trustedProxy: string | undefined,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted =
    trustedProxy === undefined
      ? () => false
      : proxyAddr.compile(trustedProxy.split(',').map((proxy) => proxy.trim()))
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER]
    const isUsable = typeof given === 'string' && READABLE.test(given)
    return isUsable && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}
