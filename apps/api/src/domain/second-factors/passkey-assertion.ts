import type { Assertion } from '@solvent/contracts/second-factors'
import { stringify } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import { lockPasskey, type PasskeyRow, updatePasskeyUse } from '../../storage/tables/passkeys-table'
import { spendChallenge } from '../../storage/tables/used-challenges-table'
import { type Caller, reportAttempt } from '../account/attempt'
import { recordFailure } from '../account/security-history'
import { countAddress } from '../account/throttle'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { challengeOf, readChallenge } from './passkey-challenge'

/** Whose passkey it should be, and the origin of the page as the browser knows it. */
type PageCaller = Caller & { origin: string }

/**
 * Checks the answer of an authenticator, and saves what `work` does in the same transaction.
 *
 * @throws DomainError `too_many_requests`, `passkey_refused`, or what the work throws
 */
export async function withPasskey<Result>(
  services: Services,
  caller: PageCaller,
  credential: Assertion,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  const { db, report } = services
  const { userId, address } = caller
  await countAddress(services, address)
  return reportAttempt(report, { userId, address, use: 'second_factor' }, () =>
    db.asUser(userId, async (tx) => {
      const passkey = await lockPasskey(tx, credential.id)
      if (!passkey) throw new DomainError('passkey_refused')
      if (!(await accept(services, tx, { passkey, credential, origin: caller.origin }))) {
        recordFailure(services, userId, caller, { kind: 'passkey_refused', detail: passkey.name })
        throw new DomainError('passkey_refused')
      }
      return work(tx)
    }),
  )
}

/** The person that an assertion names; null if it names none. */
export function personOf({ user_handle: handle }: Assertion): string | null {
  try {
    return stringify(Buffer.from(handle, 'base64url'))
  } catch {
    return null
  }
}

/** Accepts each answer once, and none of an authenticator that has signed less often than before. */
async function accept(
  { keys, clock }: Services,
  tx: UserTransaction,
  { passkey, credential, origin }: { passkey: PasskeyRow; credential: Assertion; origin: string },
): Promise<boolean> {
  const now = clock.now()
  const challenge = challengeOf(credential.client_data)
  const expiresAt = readChallenge(keys.logins, challenge, { purpose: 'use', now })
  if (!expiresAt) return false
  const { id, client_data, authenticator_data, signature } = credential
  // Loaded at its first use: it is large and would delay every start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client_data,
        authenticatorData: authenticator_data,
        signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: passkey.rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!checked?.verified) return false
  const at = now.toISOString()
  if (!(await spendChallenge(tx, challenge, { at, expiresAt: expiresAt.toISOString() }))) return false
  await updatePasskeyUse(tx, passkey.id, { counter: checked.authenticationInfo.newCounter, at })
  return true
}
