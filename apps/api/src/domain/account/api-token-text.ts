import { createHash, randomBytes } from 'node:crypto'
import { parse, stringify } from 'uuid'
import type { Session } from './access-token'

/**
 * What each secret begins with, which lets programs that search for leaked secrets recognise it: a token that a person
 * created, one that OAuth issued, the one that renews it, the code that both are issued for, and the secret of a
 * remembered device.
 */
const PREFIXES = {
  personal: 'solvent_pat_',
  access: 'solvent_oat_',
  refresh: 'solvent_ort_',
  code: 'solvent_oac_',
  device: 'solvent_dev_',
} as const
type SecretKind = keyof typeof PREFIXES

const ID_BYTES = 16
const SECRET_BYTES = 32
const BYTES = 2 * ID_BYTES + SECRET_BYTES
const ENCODED = new RegExp(`^[\\w-]{${Math.ceil((BYTES * 4) / 3)}}$`)

/** A secret as a program or device presents it, which may be unknown, revoked or expired. */
export interface PresentedSecret {
  userId: string
  tokenId: string
  hash: string
}

/** Whether a text claims to be a token for the API. */
export function isApiToken(text: string): boolean {
  return text.startsWith(PREFIXES.personal) || text.startsWith(PREFIXES.access)
}

/** A secret that names its person, so that it is looked up among their rows, its token, and 32 random bytes. */
export function newSecret(
  kind: SecretKind,
  { userId, tokenId }: { userId: string; tokenId: string },
): { text: string; hash: string } {
  const bytes = Buffer.concat([parse(userId), parse(tokenId), randomBytes(SECRET_BYTES)])
  return { text: PREFIXES[kind] + bytes.toString('base64url'), hash: hashOf(bytes) }
}

/** Null if the text has another form, or is of another kind. */
export function readSecret(kind: SecretKind, text: string): PresentedSecret | null {
  const prefix = PREFIXES[kind]
  const encoded = text.slice(prefix.length)
  if (!text.startsWith(prefix) || !ENCODED.test(encoded)) return null
  const bytes = Buffer.from(encoded, 'base64url')
  try {
    return { userId: stringify(bytes, 0), tokenId: stringify(bytes, ID_BYTES), hash: hashOf(bytes) }
  } catch {
    // These are no UUIDs.
    return null
  }
}

/** The token of a request for the API. Null if it has another form. */
export function readApiToken(text: string): Session | null {
  const found = readSecret('personal', text) ?? readSecret('access', text)
  return found && { userId: found.userId, sessionId: found.tokenId, tokenHash: found.hash }
}

/** A plain hash is enough for 256 random bits. */
function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
