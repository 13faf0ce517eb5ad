import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { openReceivingServer } from './receiving-server'

const SALT_BYTES = 16
const TAG_BYTES = 16

/** The keys of a subscription, as a browser makes them. */
export interface SubscriptionKeys {
  privateKey: Buffer
  publicKey: Buffer
  auth: Buffer
}

function newSubscriptionKeys(): SubscriptionKeys {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  return { privateKey: curve.getPrivateKey(), publicKey, auth: randomBytes(16) }
}

/** What a browser reads from a message (RFC 8291 and RFC 8188). */
export function decrypted(body: Buffer, { privateKey, publicKey, auth }: SubscriptionKeys): string {
  const salt = body.subarray(0, SALT_BYTES)
  const keyBytes = body.readUInt8(SALT_BYTES + 4)
  const start = SALT_BYTES + 5 + keyBytes
  const serverKey = body.subarray(SALT_BYTES + 5, start)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(serverKey), auth, info, 32))
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(body.subarray(start, -TAG_BYTES)), decipher.final()])
  // Zeros and a byte 2 follow the text of the last record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** The claims of a request that a server signed (RFC 8292). @throws Error if the signature is not of the key */
export function vapidClaims(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error(`This is signed with another key: ${authorization}`)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'))
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const [header = '', claims = '', signature = ''] = token.split('.')
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('The signature is wrong.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** A push service with one subscription. */
export async function openPushService() {
  const keys = newSubscriptionKeys()
  const { answer, requests, url, close } = await openReceivingServer(201)
  return {
    answer,
    messages: requests,
    subscription: {
      endpoint: url,
      p256dh: keys.publicKey.toString('base64url'),
      auth: keys.auth.toString('base64url'),
    },
    /** What the browser shows. */
    shown: () => requests.map(({ body }) => JSON.parse(decrypted(body, keys))),
    close,
  }
}
