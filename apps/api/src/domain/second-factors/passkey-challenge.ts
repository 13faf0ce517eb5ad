import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

// A challenge is signed by the server and contains when it expires, so nothing is stored until it is answered. The
// answers are: each one counts once.

const LIFETIME_MS = 5 * 60 * 1000
const RANDOM_BYTES = 16
const TIME_BYTES = 6
const BODY_BYTES = RANDOM_BYTES + TIME_BYTES
const SIGNATURE_BYTES = 32

const answered = z.object({ challenge: z.string() })

/** What a challenge is for: creating a passkey, or using one. */
export type ChallengePurpose = 'create' | 'use'

/** A new challenge, in base64url. `create` is for one person. */
export function newChallenge(key: Buffer, purpose: ChallengePurpose, now: Date, userId = ''): string {
  const body = Buffer.alloc(BODY_BYTES)
  randomBytes(RANDOM_BYTES).copy(body)
  body.writeUIntBE(now.getTime() + LIFETIME_MS, RANDOM_BYTES, TIME_BYTES)
  return Buffer.concat([body, signature(key, body, purpose, userId)]).toString('base64url')
}

/**
 * The challenge that a browser has answered; empty if there is none.
 *
 * @param clientData in base64url
 */
export function challengeOf(clientData: string): string {
  try {
    return answered.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge
  } catch {
    return ''
  }
}

/** When the challenge expires; null if it is not one of ours, for something else, or has expired. */
export function readChallenge(
  key: Buffer,
  challenge: string,
  { purpose, userId = '', now }: { purpose: ChallengePurpose; userId?: string; now: Date },
): Date | null {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== BODY_BYTES + SIGNATURE_BYTES) return null
  const body = bytes.subarray(0, BODY_BYTES)
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), signature(key, body, purpose, userId))) return null
  const expiresAt = new Date(body.readUIntBE(RANDOM_BYTES, TIME_BYTES))
  return expiresAt > now ? expiresAt : null
}

function signature(key: Buffer, body: Buffer, purpose: ChallengePurpose, userId: string): Buffer {
  return createHmac('sha256', key).update(`passkey:${purpose}:${userId}:`).update(body).digest()
}
