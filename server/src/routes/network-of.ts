import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const GROUPS = 8
const GROUPS_OF_A_CUSTOMER = 4

/** Where a call comes from, as attempts are counted: an IPv4 address, or the /64 that a customer of IPv6 has. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(address)) return address
  const [before, after] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const first = before ?? []
  const zeros = Array.from({ length: GROUPS - first.length - (after ?? []).length }, () => '0')
  return [...first, ...zeros, ...(after ?? [])]
    .slice(0, GROUPS_OF_A_CUSTOMER)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
