import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion } from '@solvent/contracts/second-factors'

const FLAGS = { present: 0x01, verified: 0x04, created: 0x40 }

interface CeremonyOptions {
  challenge: string
  /** Where the browser says the page is from. */
  origin: string
  rpId: string
  /** Whether the person was verified, by a fingerprint or PIN; true by default. */
  isVerified?: boolean
}

/** An authenticator with one passkey (WebAuthn, ES256, attestation "none"), for tests. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url')
  readonly #key: KeyObject
  readonly #publicKey: Uint8Array
  /** How often it has signed. */
  counter = 0

  constructor(readonly userHandle: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // COSE_Key (RFC 9053): EC2, ES256, P-256.
    this.#publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  /** The answer to `navigator.credentials.create`. */
  create(options: CeremonyOptions) {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey])
    const data = Buffer.concat([this.#authenticatorData(options, FLAGS.created), credential])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(data)],
    ])
    return {
      id: this.id,
      client_data: clientData('webauthn.create', options).toString('base64url'),
      attestation: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
    }
  }

  /** The answer to `navigator.credentials.get`. */
  use(options: CeremonyOptions): Assertion {
    this.counter += 1
    const data = this.#authenticatorData(options, 0)
    const client = clientData('webauthn.get', options)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      id: this.id,
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      user_handle: this.userHandle,
    }
  }

  #authenticatorData({ rpId, isVerified = true }: CeremonyOptions, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(all), counter])
  }
}

function clientData(type: string, { challenge, origin }: CeremonyOptions): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
