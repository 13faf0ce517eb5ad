import type { ResponseOf } from '@solvent/contracts'
import type { challengePasskey } from '@solvent/contracts/second-factors'
import type { Services } from '../services'
import { newChallenge } from './passkey-challenge'

/** How long the browser waits for the person. */
export const PASSKEY_TIMEOUT_MS = 5 * 60 * 1000

/** The domain that passkeys of a page belong to. */
export function rpIdOf(origin: string): string {
  return new URL(origin).hostname
}

/** What the browser needs to use a passkey. */
export function passkeyOptions(
  { keys, clock }: Services,
  origin: string,
): ResponseOf<typeof challengePasskey> {
  return {
    options: {
      challenge: newChallenge(keys.logins, 'use', clock.now()),
      rpId: rpIdOf(origin),
      timeout: PASSKEY_TIMEOUT_MS,
      userVerification: 'required',
    },
  }
}
