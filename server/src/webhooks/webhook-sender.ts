import { lookup, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { SECOND_MS } from '../domain/clock'
import type { WebhookSender } from '../domain/webhook/webhook'
import { isOfEverybody } from './public-address'

const LIMIT_MS = 10 * SECOND_MS

export type Resolve = (
  name: string,
  found: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

const resolveByDns: Resolve = (name, found) =>
  lookup(name, { all: true }, (error, addresses) => found(error, addresses))

/**
 * Sends to addresses that strangers choose, and so to none from which they learn or reach what only this machine can:
 * every address that a name stands for is looked at when the connection is made, and the connection goes to that one. By
 * https alone, and nowhere on because an answer says so. Networks of the operator's are reached as well, also by http.
 */
export function webhookSender(
  networks: readonly string[],
  { resolve = resolveByDns, limit_ms = LIMIT_MS }: { resolve?: Resolve; limit_ms?: number } = {},
): WebhookSender {
  const inner = networks.map((network) => ipaddr.parseCIDR(network))

  function isInner(address: string): boolean {
    const parsed = ipaddr.process(address)
    return inner.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match([range, bits]))
  }

  const isReachable = (address: string, protocol: string): boolean =>
    isInner(address) || (protocol === 'https:' && isOfEverybody(address))

  function allows(url: URL): boolean {
    const isPlainAllowed = url.protocol === 'http:' && inner.length > 0
    if ((url.protocol !== 'https:' && !isPlainAllowed) || url.username !== '' || url.password !== '')
      return false
    const host = hostOf(url)
    return isIP(host) === 0 || isReachable(host, url.protocol)
  }

  /** Gives a connection only those addresses that it may have. */
  const lookupFor =
    (protocol: string): LookupFunction =>
    (name, { all }, found) =>
      resolve(name, (error, addresses) => {
        const reachable = addresses.filter(({ address }) => isReachable(address, protocol))
        const [first] = reachable
        if (error !== null || first === undefined) return found(error ?? new Error('not to be reached'), '')
        if (all === true) found(null, [...reachable])
        else found(null, first.address, first.family)
      })

  return {
    allows,
    async send(url, headers, body) {
      if (!allows(url)) return null
      const request = url.protocol === 'http:' ? requestPlain : requestTls
      return new Promise((resolved) => {
        const sent = request(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          lookup: lookupFor(url.protocol),
          // A connection of its own: one that is kept was looked at for another message.
          agent: false,
          signal: AbortSignal.timeout(limit_ms),
        })
        sent.on('response', (response) => {
          // Nobody reads what is answered.
          response.on('error', () => undefined).destroy()
          resolved(response.statusCode ?? null)
        })
        sent.on('error', () => resolved(null))
        sent.end(body)
      })
    },
  }
}

/** IPv6 stands in brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
