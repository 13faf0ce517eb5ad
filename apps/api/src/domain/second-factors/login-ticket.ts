import { createHash } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'

const ISSUER = 'solvent'
const AUDIENCE = 'solvent-second-factor'
const LIFETIME_MS = 10 * 60 * 1000

const claims = z.object({ user_id: z.uuid(), login_id: z.uuid(), password: z.string(), exp: z.int() })

/** A login whose password was right, and which waits for a second factor. */
export interface LoginTicket {
  userId: string
  /** Of the event in the person's history, which also makes the ticket valid once. */
  loginId: string
  /** Identifies the password, so that the ticket ends when it changes. */
  password: string
}

export function issueTicket(
  key: Buffer,
  { userId, loginId, passwordHash }: { userId: string; loginId: string; passwordHash: string },
  now: Date,
): string {
  const sign = createSigner({ key, algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, noTimestamp: true })
  const exp = Math.floor((now.getTime() + LIFETIME_MS) / 1000)
  return sign({ user_id: userId, login_id: loginId, password: passwordId(passwordHash), exp })
}

/** Null if the ticket is foreign, altered or expired. */
export function readTicket(key: Buffer, text: string, now: Date): LoginTicket | null {
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud'],
    ignoreExpiration: true,
  })
  let payload: unknown
  try {
    payload = verify(text)
  } catch {
    return null
  }
  const { data } = claims.safeParse(payload)
  if (!data || data.exp * 1000 <= now.getTime()) return null
  return { userId: data.user_id, loginId: data.login_id, password: data.password }
}

/** Whether the account still has the password of the ticket. */
export function hasSamePassword({ password }: LoginTicket, passwordHash: string | undefined): boolean {
  return passwordHash !== undefined && password === passwordId(passwordHash)
}

function passwordId(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url')
}
