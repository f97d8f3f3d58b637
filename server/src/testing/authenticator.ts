import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, PasskeyCreation, PasskeyQuestion, UsedPasskey } from '@soundleaf/contracts'

const ORIGIN = 'https://soundleaf.test'
// Flags of WebAuthn Level 3, section 6.1: somebody is there, and is who they say; a credential is attached.
const [PRESENT_AND_VERIFIED, WITH_CREDENTIAL] = [0x05, 0x40]

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A key as people plug it in, and the browser before it. It counts its uses. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly credentialId = randomBytes(32)
  counter = 0

  make({ rp, challenge }: PasskeyCreation, origin = ORIGIN): MadePasskey {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const length = Buffer.from([0, this.credentialId.length])
    // A key of COSE (RFC 9053): EC2, ES256, P-256.
    const coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const data = Buffer.concat([
      this.head(rp.id, PRESENT_AND_VERIFIED | WITH_CREDENTIAL),
      ...[Buffer.alloc(16), length, this.credentialId, coseKey],
    ])
    // In CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      },
    }
  }

  use({ rpId, challenge }: PasskeyQuestion, origin = ORIGIN): UsedPasskey {
    this.counter += 1
    const data = this.head(rpId, PRESENT_AND_VERIFIED)
    const client = clientData('webauthn.get', challenge, origin)
    return {
      ...this.credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey).toString(
          'base64url',
        ),
      },
    }
  }

  private head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }

  private credential() {
    const id = this.credentialId.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
