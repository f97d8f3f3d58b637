import { createHash } from 'node:crypto'
import { CompactSign, exportSPKI, generateKeyPair } from 'jose'

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

export interface Signer {
  /** The public key as the page names it. */
  readonly key: string
  /** By scripts of today, which name the key; `null`: by older ones. */
  readonly sign: (content: unknown, kid?: string | null) => Promise<string>
}

export async function createSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  // PEM is the same base64 between two lines.
  const key = (await exportSPKI(publicKey)).replaceAll(/-----.*-----|\s/g, '')
  const id = createHash('sha256').update(key, 'base64').digest('base64url')
  return {
    key,
    sign: (content, kid = id) =>
      // Of this page's own realm: jsdom's text encoder is Node's.
      new CompactSign(Uint8Array.from(new TextEncoder().encode(JSON.stringify(content))))
        .setProtectedHeader({ alg: 'ES256', ...(kid !== null && { kid }) })
        .sign(privateKey),
  }
}
