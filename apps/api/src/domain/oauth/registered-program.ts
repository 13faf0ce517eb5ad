import { createHash } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'
import { isRedirectAddress, siteOf } from './redirect-address'

const NAME_CHARACTERS = 60
const MAX_ADDRESSES = 5
const ADDRESS_CHARACTERS = 200

const ISSUER = 'solvent'
const AUDIENCE = 'solvent-programs'

/** What a program says about itself (RFC 7591, 2). Other fields are ignored, as the standard asks. */
export const programMetadata = z.object({
  redirect_uris: z
    .array(z.string().max(ADDRESS_CHARACTERS).refine(isRedirectAddress))
    .min(1)
    .max(MAX_ADDRESSES),
  client_name: z.string().trim().max(NAME_CHARACTERS).optional(),
})

/** A program that registered itself. */
export interface RegisteredProgram {
  id: string
  /** As it calls itself. */
  name: string
  redirectUris: string[]
}

/**
 * Registers a program (RFC 7591). Its id contains what it says about itself and is signed, so that nothing is stored
 * and registering is free of limits.
 */
export function registerProgram(key: Buffer, metadata: z.infer<typeof programMetadata>): RegisteredProgram {
  const { redirect_uris: redirectUris, client_name } = metadata
  const name = client_name || siteOf(redirectUris[0] ?? '') || 'Unnamed program'
  const sign = createSigner({ key, algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, noTimestamp: true })
  return { id: sign({ name, redirect_uris: redirectUris }), name, redirectUris }
}

const claims = z.object({ name: z.string(), redirect_uris: z.array(z.string()) })

/** The program of an id; null if this server did not issue it. */
export function findProgram(key: Buffer, id: string): RegisteredProgram | null {
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud'],
  })
  try {
    const { name, redirect_uris: redirectUris } = claims.parse(verify(id))
    return { id, name, redirectUris }
  } catch {
    return null
  }
}

/** What is stored of an id, which is long. */
export function programHash({ id }: RegisteredProgram): string {
  return createHash('sha256').update(id).digest('hex')
}
