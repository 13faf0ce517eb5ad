import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { call } from '@solvent/api-client'
import type { ResponseOf } from '@solvent/contracts'
import { type Assertion, challengePasskey, type startPasskey } from '@solvent/contracts/second-factors'

// The two ceremonies of WebAuthn. Only one can run at a time: a new one ends the one before.

/** Shown if the person stops a ceremony, or the browser finds no passkey: it does not say which. */
const NO_PASSKEY = 'No passkey was used. Please try again or log in another way.'
const EXISTS = 'This device or security key already has a passkey for your account.'

/** Asks for one of the passkeys on this device or another one. @throws Error with a text for the person */
export async function askForPasskey(): Promise<Assertion> {
  return assertion(await newChallenge(), false)
}

/**
 * Offers the passkeys of this device in the menu of a field with `autocomplete="webauthn"`, until one is chosen.
 *
 * @param isWanted whether it is still to begin, once everything is ready
 * @returns null if the browser cannot do that, or the ceremony ended
 */
export async function offerPasskeys(isWanted: () => boolean): Promise<Assertion | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  try {
    const options = await newChallenge()
    return isWanted() ? await assertion(options, true) : null
  } catch {
    return null
  }
}

/** Ends the ceremony that runs, if any. */
export function endCeremony(): void {
  WebAuthnAbortService.cancelCeremony()
}

type CreationOptions = ResponseOf<typeof startPasskey>['options']

/** @throws Error with a text for the person */
export async function createPasskey(options: CreationOptions) {
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(explain)
  return { id, client_data: response.clientDataJSON, attestation: response.attestationObject }
}

type RequestOptions = ResponseOf<typeof challengePasskey>['options']

async function newChallenge(): Promise<RequestOptions> {
  return (await call(challengePasskey, {})).options
}

async function assertion(options: RequestOptions, isAutofill: boolean): Promise<Assertion> {
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isAutofill,
    verifyBrowserAutofillInput: false,
  }).catch(explain)
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  }
}

function explain(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new Error(isKnown ? EXISTS : NO_PASSKEY)
}
