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
  readonly sign: (content: unknown) => Promise<string>
}

export async function createSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const spki = await exportSPKI(publicKey)
  return {
    // PEM is the same base64 between two lines.
    key: spki.replaceAll(/-----.*-----|\s/g, ''),
    sign: (content) =>
      // Of this page's own realm: jsdom's text encoder is Node's.
      new CompactSign(Uint8Array.from(new TextEncoder().encode(JSON.stringify(content))))
        .setProtectedHeader({ alg: 'ES256' })
        .sign(privateKey),
  }
}
