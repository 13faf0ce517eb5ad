import { createHash, randomBytes } from 'node:crypto'
import { parse, stringify } from 'uuid'
import type { Session } from './access-token'

/** Lets programs that search for leaked secrets recognise a token. */
const PREFIX = 'solvent_pat_'
const ID_BYTES = 16
const SECRET_BYTES = 32
const BYTES = 2 * ID_BYTES + SECRET_BYTES
const TEXT = new RegExp(`^${PREFIX}([\\w-]{${Math.ceil((BYTES * 4) / 3)}})$`)

/** Whether a text claims to be an API token. */
export function isApiToken(text: string): boolean {
  return text.startsWith(PREFIX)
}

/** A token that names its person, so that it is looked up among their rows, and 32 random bytes. */
export function newApiToken(userId: string, tokenId: string): { token: string; hash: string } {
  const bytes = Buffer.concat([parse(userId), parse(tokenId), randomBytes(SECRET_BYTES)])
  return { token: PREFIX + bytes.toString('base64url'), hash: hashOf(bytes) }
}

/** The token of a request, which may be unknown, revoked or expired. Null if it has another form. */
export function readApiToken(text: string): Session | null {
  const encoded = TEXT.exec(text)?.[1]
  if (encoded === undefined) return null
  const bytes = Buffer.from(encoded, 'base64url')
  try {
    return {
      userId: stringify(bytes, 0),
      sessionId: stringify(bytes, ID_BYTES),
      tokenHash: hashOf(bytes),
    }
  } catch {
    // These are no UUIDs.
    return null
  }
}

/** A plain hash is enough for 256 random bits. */
function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
