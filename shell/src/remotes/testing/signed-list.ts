/** A list as the shell gets it, signed under a key of the test's own. */
export const BASE = 'https://app.soundleaf.example/'

export const line = {
  name: 'mf-auth',
  entry: 'https://auth.example/remoteEntry.js',
  version: '1.2.3',
  contract: '1.0.0',
  integrity: `sha384-${'a'.repeat(64)}`,
  canary: null,
}

export const list = {
  sequence: 7,
  expires: '2026-06-01T00:00:00.000Z',
  overrideOrigins: ['https://preview.example'],
  remotes: [line],
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

export interface Signer {
  /** The public key as the page names it. */
  readonly key: string
  readonly sign: (content: unknown) => Promise<string>
}

export async function createSigner(): Promise<Signer> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  return {
    key: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    async sign(content) {
      const text = JSON.stringify(content)
      const signature = await crypto.subtle.sign(ALGORITHM, pair.privateKey, new TextEncoder().encode(text))
      return JSON.stringify({ list: text, signature: base64(signature) })
    },
  }
}
