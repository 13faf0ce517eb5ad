import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Services } from '../services'
import { newChallenge } from './passkey-challenge'

/** How long the browser waits for the person. */
export const PASSKEY_TIMEOUT_MS = 5 * 60 * 1000

/** The domain that passkeys of a page belong to. */
export function rpIdOf(origin: string): string {
  return new URL(origin).hostname
}

/** What the browser needs to use a passkey: the same for everyone, so it reveals no account. */
export function passkeyOptions(
  { keys, clock }: Services,
  origin: string,
): ReturnType<typeof generateAuthenticationOptions> {
  return generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    challenge: Buffer.from(newChallenge(keys.logins, 'use', clock.now()), 'base64url'),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
  })
}
