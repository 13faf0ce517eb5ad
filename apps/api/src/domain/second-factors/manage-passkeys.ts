import type { BodyOf, ResponseOf } from '@solvent/contracts'
import {
  type addPasskey as addPasskeyContract,
  MAX_PASSKEYS,
  type startPasskey as startPasskeyContract,
} from '@solvent/contracts/second-factors'
import { v7 as newId, parse } from 'uuid'
import {
  allPasskeys,
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  renamePasskey as renameRow,
} from '../../storage/tables/passkeys-table'
import { spendChallenge } from '../../storage/tables/used-challenges-table'
import { withPassword } from '../account/account-settings'
import { requireUser } from '../account/profile'
import { recordEvent } from '../account/security-history'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { addFactor, type FactorCaller } from './add-factor'
import { cleanUpFactors, toPasskey } from './factors'
import { challengeOf, newChallenge, readChallenge } from './passkey-challenge'
import { PASSKEY_TIMEOUT_MS, rpIdOf } from './passkey-options'

/** EdDSA, ES256 and RS256. Not the library's list, which depends on the version of Node. */
const ALGORITHMS = [-8, -7, -257]

/** A signed-in person, and the origin of their page as the browser knows it. */
type PageCaller = FactorCaller & { origin: string }

/**
 * What the browser needs to create a passkey.
 *
 * @throws DomainError `too_many_requests`, `wrong_password`, `too_many_passkeys`
 */
export function startPasskey(
  services: Services,
  caller: PageCaller,
  password: string,
): Promise<ResponseOf<typeof startPasskeyContract>> {
  const { keys, clock } = services
  const { userId, origin } = caller
  return withPassword(services, caller, password, async () => async (tx) => {
    const { email, name } = await requireUser(tx)
    const passkeys = await allPasskeys(tx)
    if (passkeys.length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
    return {
      options: {
        challenge: newChallenge(keys.logins, 'create', clock.now(), userId),
        rp: { id: rpIdOf(origin), name: 'Solvent' },
        user: { id: Buffer.from(parse(userId)).toString('base64url'), name: email, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: PASSKEY_TIMEOUT_MS,
        excludeCredentials: passkeys.map(({ credentialId: id }) => ({ type: 'public-key', id })),
        // It must name its person and check who uses it, because it opens the account without a password.
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      },
    }
  })
}

/**
 * @returns backup codes with the first second factor, else null
 * @throws DomainError `passkey_refused`, `too_many_passkeys`
 */
export async function addPasskey(
  services: Services,
  caller: PageCaller,
  { name, credential }: BodyOf<typeof addPasskeyContract>,
): Promise<ResponseOf<typeof addPasskeyContract>> {
  const { clock } = services
  const created = await checkNewPasskey(services, caller, credential)
  const at = clock.now().toISOString()
  const row = { ...created.row, name, createdAt: at }
  const backupCodes = await addFactor(services, caller, {
    event: { kind: 'passkey_added', detail: name },
    async add(tx) {
      const isNew = await spendChallenge(tx, created.challenge, { at, expiresAt: created.expiresAt })
      if (!isNew) throw new DomainError('passkey_refused')
      if ((await allPasskeys(tx)).length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
      if (!(await insertPasskey(tx, row))) throw new DomainError('passkey_refused')
    },
  })
  return { passkey: toPasskey({ ...row, lastUsedAt: null }), backup_codes: backupCodes }
}

interface CheckedPasskey {
  row: Omit<PasskeyRow, 'name' | 'createdAt' | 'lastUsedAt'>
  challenge: string
  expiresAt: string
}

/** @throws DomainError `passkey_refused` */
async function checkNewPasskey(
  { keys, clock }: Services,
  { userId, origin }: PageCaller,
  { id, client_data, attestation }: BodyOf<typeof addPasskeyContract>['credential'],
): Promise<CheckedPasskey> {
  const rpId = rpIdOf(origin)
  const challenge = challengeOf(client_data)
  const expiresAt = readChallenge(keys.logins, challenge, { purpose: 'create', userId, now: clock.now() })
  if (!expiresAt) throw new DomainError('passkey_refused')
  // Loaded at its first use: it is large and would delay every start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: client_data, attestationObject: attestation },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!checked?.verified) throw new DomainError('passkey_refused')
  const { publicKey, counter } = checked.registrationInfo.credential
  const row = {
    id: newId(),
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    rpId,
    counter,
  }
  return { row, challenge, expiresAt: expiresAt.toISOString() }
}

/** @throws DomainError `not_found` */
export function renamePasskey({ db }: Services, userId: string, id: string, name: string): Promise<void> {
  return db.asUser(userId, async (tx) => {
    if (!(await renameRow(tx, id, name))) throw new DomainError('not_found')
  })
}

/** @throws DomainError `not_found` */
export function removePasskey(services: Services, caller: FactorCaller, id: string): Promise<void> {
  return services.db.asUser(caller.userId, async (tx) => {
    const name = await deletePasskey(tx, id)
    if (name === null) throw new DomainError('not_found')
    await cleanUpFactors(tx)
    await recordEvent(services, tx, caller, { kind: 'passkey_removed', detail: name })
  })
}
