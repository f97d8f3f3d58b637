import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** A provider gives each customer a whole /64 of IPv6 addresses: four of the eight groups. */
const GROUPS_OF_A_CUSTOMER = 4

/** The network for which login attempts are counted: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // A proxy may forward anything, as "unknown".
  if (!ipaddr.isValid(ip)) return ip
  // `process` turns an IPv4 address in IPv6 notation (::ffff:203.0.113.7) into the IPv4 address.
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, GROUPS_OF_A_CUSTOMER)
        .map((group) => group.toString(16))
        .join(':')
    : address.toString()
}
