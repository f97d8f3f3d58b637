// Signs the list of remotes. The shell believes a list only with a signature under the key that its page names.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CompactSign } from 'jose'

/** Reads the private key (PEM, P-256) in a file. */
export function readKey(file) {
  const key = createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error(`${file} is no P-256 key.`)
  return key
}

/** Makes a key where there is none, readable by its owner alone. */
export function ensureKey(file) {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  return readKey(file)
}

/** The public half as the page of the shell names it: SPKI in base64 (`REMOTES_KEY`). */
export const publicKeyOf = (key) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** By which a shell that knows two keys finds the one to check with. */
const idOf = (key) => createHash('sha256').update(publicKeyOf(key), 'base64').digest('base64url')

/** The list as a JWS in its compact form. */
export const signed = (list, key) =>
  new CompactSign(Buffer.from(JSON.stringify(list)))
    .setProtectedHeader({ alg: 'ES256', kid: idOf(key) })
    .sign(key)

/** The text in a JWS, unverified. */
export const payloadOf = (jws) => Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString()

/** The form that shells of the last release read: the list as the very text that is signed, and its signature. */
export function signedForLastRelease(list, key) {
  const text = JSON.stringify(list)
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64')
  return `${JSON.stringify({ list: text, signature }, null, 2)}\n`
}
