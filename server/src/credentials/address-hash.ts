import { createHmac } from 'node:crypto'

/** A name for an address by which nobody without the key can tell the address, or try whether it is one that they know. */
export function addressHash(key: Uint8Array): (address: string) => string {
  return (address) =>
    createHmac('sha256', key)
      .update(`address in the audit trail: ${address.toLowerCase()}`)
      .digest('base64url')
}
