import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'

/** Issuer and audience, so that other tokens signed with the same key are rejected. */
const ISSUER = 'solvent'
const AUDIENCE = 'solvent-api'
const TYPE = 'JWT'

const claims = z.object({ user_id: z.uuid(), sid: z.uuid(), iat: z.int(), exp: z.int() })

/** What a request is made with: a sign-in of a person, from login to logout, or one of their API tokens. */
export interface Session {
  userId: string
  /** Of the sign-in, or of the API token. */
  sessionId: string
  /** Of the API token; absent for a sign-in. */
  tokenHash?: string
}

/** A signed token (JWT, HS256) that names the person and the session. */
export function issueToken(
  key: Buffer,
  { userId, sessionId }: Session,
  times: { issuedAt: Date; expiresAt: Date },
): string {
  return codecOf(key).sign({
    user_id: userId,
    sid: sessionId,
    iat: toSeconds(times.issuedAt),
    exp: toSeconds(times.expiresAt),
  })
}

/** The session that the token names, or null if it is foreign, altered or expired. The session may be revoked. */
export function readToken(key: Buffer, token: string, now: Date): Session | null {
  let payload: unknown
  try {
    payload = codecOf(key).verify(token)
  } catch {
    return null
  }
  const parsed = claims.safeParse(payload)
  if (!parsed.success || parsed.data.exp <= toSeconds(now)) return null
  return { userId: parsed.data.user_id, sessionId: parsed.data.sid }
}

type Codec = ReturnType<typeof newCodec>

const codecs = new WeakMap<Buffer, Codec>()

/** Cached for each key, because preparing a key costs more than verifying a token. */
function codecOf(key: Buffer): Codec {
  const cached = codecs.get(key)
  if (cached) return cached
  const codec = newCodec(key)
  codecs.set(key, codec)
  return codec
}

function newCodec(key: Buffer) {
  return {
    sign: createSigner({ key, algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE }),
    verify: createVerifier({
      key,
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      checkTyp: TYPE,
      requiredClaims: ['iss', 'aud'],
      // `readToken` checks it against the server's clock.
      ignoreExpiration: true,
    }),
  }
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
