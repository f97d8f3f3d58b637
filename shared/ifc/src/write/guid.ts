const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'

/** A GlobalId of IFC (22 letters for 128 bits) that follows from a text, the same each time. */
export async function globalIdOf(seed: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
  let bits = hash.subarray(0, 16).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let text = ''
  for (let at = 0; at < 22; at += 1) {
    text = (LETTERS[Number(bits & 63n)] ?? '0') + text
    bits >>= 6n
  }
  return text
}
