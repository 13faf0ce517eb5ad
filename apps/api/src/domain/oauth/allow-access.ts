import type { BodyOf, ResponseOf } from '@solvent/contracts'
import type { allowAccess as allowAccessContract, readAccessRequest } from '@solvent/contracts/program-access'
import { v7 as newId } from 'uuid'
import { deleteExpiredCodes, insertCode } from '../../storage/tables/authorization-codes-table'
import { withPassword } from '../account/account-settings'
import { newSecret } from '../account/api-token-text'
import { makeRoomForToken } from '../account/api-tokens'
import type { Caller } from '../account/attempt'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { readQuery } from './access-request'
import { siteOf } from './redirect-address'
import { programHash } from './registered-program'

/** A program exchanges its code immediately. */
const CODE_LIFETIME_MS = 2 * 60 * 1000

/**
 * What a program asks the person for.
 *
 * @param query of the address that the program opened
 * @param origin of this server
 * @throws DomainError `invalid_request` if the program or its address is not registered
 */
export function describeRequest(
  { keys }: Services,
  query: string,
  origin: string,
): ResponseOf<typeof readAccessRequest> {
  const { program, redirectUri, scopes, error, answer } = readQuery(keys.programs, query, origin)
  return {
    name: program.name,
    site: siteOf(redirectUri),
    scopes: error ? [] : scopes,
    refused_url: answer({ error: error ?? 'access_denied' }),
  }
}

/**
 * Issues a code to the program, for which it gets tokens of the scope that the person chose.
 *
 * @throws DomainError `invalid_request`, `too_many_requests`, `wrong_password`, `too_many_tokens`
 */
export async function allowAccess(
  services: Services,
  caller: Caller & { origin: string },
  { request, scope, password }: BodyOf<typeof allowAccessContract>,
): Promise<ResponseOf<typeof allowAccessContract>> {
  const { userId, origin } = caller
  const asked = readQuery(services.keys.programs, request, origin)
  if (asked.error || !asked.scopes.includes(scope)) {
    throw new DomainError(
      'invalid_request',
      'The program did not ask for this. Start again from the program.',
    )
  }
  const { program, redirectUri, challenge } = asked
  return withPassword(services, caller, password, async () => async (tx) => {
    const now = services.clock.now()
    await makeRoomForToken(tx, now)
    await deleteExpiredCodes(tx, now.toISOString())
    const tokenId = newId()
    const code = newSecret('code', { userId, tokenId })
    await insertCode(tx, {
      tokenId,
      hash: code.hash,
      clientHash: programHash(program),
      name: program.name,
      scope,
      redirectUri,
      challenge,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS).toISOString(),
    })
    return { url: asked.answer({ code: code.text }) }
  })
}
