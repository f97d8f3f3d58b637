import type { Outcome } from '@soundleaf/contracts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/**
 * Takes the signed text out of `{ "list": text, "signature": base64 }`. Anything else in the file, a missing key and
 * a signature that is not that key's are refused with a reason.
 *
 * @param key the public key, SPKI in base64
 */
export async function openSigned(file: string, key: string): Promise<Outcome<string, string>> {
  const envelope = readEnvelope(file)
  if (envelope === null) return { ok: false, failure: 'it is no signed list' }
  if (key === '') return { ok: false, failure: 'this page names no key to check it with' }
  try {
    const imported = await crypto.subtle.importKey('spki', bytesOf(key), ALGORITHM, false, ['verify'])
    const text = new TextEncoder().encode(envelope.list)
    const fits = await crypto.subtle.verify(ALGORITHM, imported, bytesOf(envelope.signature), text)
    return fits ? { ok: true, value: envelope.list } : { ok: false, failure: 'its signature is wrong' }
  } catch (error) {
    return { ok: false, failure: `its signature cannot be checked: ${String(error)}` }
  }
}

function readEnvelope(file: string): { list: string; signature: string } | null {
  try {
    const envelope: unknown = JSON.parse(file)
    if (typeof envelope !== 'object' || envelope === null) return null
    if (Object.keys(envelope).sort().join() !== 'list,signature') return null
    const { list, signature } = envelope as Record<string, unknown>
    return typeof list === 'string' && typeof signature === 'string' ? { list, signature } : null
  } catch {
    return null
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
