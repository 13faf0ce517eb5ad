import { Secret, TOTP } from 'otpauth'
import type { UserTransaction } from '../../storage/database'
import {
  type AuthenticatorAppRow,
  confirmAppStep,
  findAuthenticatorApp,
} from '../../storage/tables/authenticator-apps-table'
import { seal, unseal } from '../secrets/sealed-box'

// Codes by time (RFC 6238) as every authenticator app knows them: HMAC-SHA-1, six digits, a new one every 30 seconds.

const ISSUER = 'Solvent'
const PERIOD_SECONDS = 30
/** Steps before and after the current one whose codes are accepted, for clocks that are wrong. */
const TOLERANCE_STEPS = 1
const SECRET_BYTES = 20
const CODE = /^\d{6}$/

/** A new shared secret, as people type it (Base32) and as apps scan it. */
export interface NewSecret {
  secret: string
  uri: string
}

export function newAppSecret(email: string): NewSecret {
  const secret = new Secret({ size: SECRET_BYTES })
  const uri = new TOTP({ issuer: ISSUER, label: email, secret, period: PERIOD_SECONDS }).toString()
  return { secret: secret.base32, uri }
}

export function sealAppSecret(key: Buffer, userId: string, secret: string): string {
  return seal(key, purpose(userId), secret)
}

/** Whether a text has the form of a code. */
export function isAppCode(text: string): boolean {
  return CODE.test(text)
}

/**
 * Accepts a code once, and no earlier one after it.
 *
 * @returns whether it was accepted
 */
export async function acceptAppCode(
  tx: UserTransaction,
  key: Buffer,
  { code, at, isNew = false }: { code: string; at: Date; isNew?: boolean },
): Promise<boolean> {
  const app = await findAuthenticatorApp(tx, 'locked')
  if (!app || app.isConfirmed === isNew) return false
  const secret = openAppSecret(key, tx.userId, app)
  const step = secret === null ? null : stepOf(code, secret, at)
  if (step === null || step <= app.lastStep) return false
  await confirmAppStep(tx, step)
  return true
}

/**
 * The time step whose code this is; null if it is none of the accepted steps.
 *
 * @param secret in Base32
 */
export function stepOf(code: string, secret: string, at: Date): number | null {
  const timestamp = at.getTime()
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    timestamp,
    window: TOLERANCE_STEPS,
  })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}

function openAppSecret(key: Buffer, userId: string, app: AuthenticatorAppRow): string | null {
  try {
    return unseal(key, purpose(userId), app.secretSealed)
  } catch {
    // Sealed with another server key; backup codes and the secret key still work.
    return null
  }
}

function purpose(userId: string): string {
  return `${userId}:authenticator-app:v1`
}
