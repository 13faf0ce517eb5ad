import * as z from 'zod/mini'
import { password, session } from './auth'
import { endpoint } from './endpoint'
import { done, flag, id, idParams, requiredText } from './fields'

/** The most passkeys of one person. */
export const MAX_PASSKEYS = 20

/** Bytes of a WebAuthn ceremony in base64url, larger than what any authenticator sends. */
const bytes = z.string().check(z.regex(/^[\w-]{1,20000}$/, 'must be base64url'))
const credentialId = z.string().check(z.regex(/^[\w-]{1,1400}$/, 'must be the id of a passkey'))

/** What the browser answers when it has created a passkey. */
const newCredential = z.strictObject({
  id: credentialId,
  client_data: bytes,
  attestation: bytes,
})

/** What the browser answers when a passkey was used. */
const assertion = z.strictObject({
  id: credentialId,
  client_data: bytes,
  authenticator_data: bytes,
  signature: bytes,
  /** Names the person. */
  user_handle: bytes,
})
export type Assertion = z.infer<typeof assertion>

const publicKey = z.literal('public-key')

/** What the browser needs to create a passkey (PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.strictObject({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** What the browser needs to use a passkey (PublicKeyCredentialRequestOptionsJSON). */
const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** A code of the authenticator app, or a backup code. */
const code = requiredText(40)

const passkey = z.strictObject({
  id,
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

const rememberedDevice = z.strictObject({
  id,
  /** Browser and system, such as "Firefox on Linux"; empty if unknown. */
  name: z.string(),
  /** The IPv4 address, or the first half of the IPv6 address. */
  network: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
})
export type RememberedDevice = z.infer<typeof rememberedDevice>

/** The second factors of the account, and the devices that need none. */
export const listSecondFactors = endpoint({
  name: 'listSecondFactors',
  method: 'GET',
  path: '/api/second-factors',
  access: 'account',
  area: 'access',
  response: z.strictObject({
    passkeys: z.array(passkey),
    /** When the authenticator app was added; null if there is none. */
    app_added_at: z.nullable(z.string()),
    /** How many backup codes are unused. */
    backup_codes_left: z.number(),
    remembered_devices: z.array(rememberedDevice),
  }),
})

/** Only with the first second factor; null with further ones. Shown once. */
const backupCodes = z.nullable(z.array(z.string()))

/** Starts adding an authenticator app. It is added once `confirmApp` has one of its codes. */
export const startApp = endpoint({
  name: 'startApp',
  method: 'POST',
  path: '/api/second-factors/app',
  access: 'account',
  body: z.strictObject({ password }),
  /** The secret in Base32, and the address with it that an app reads from a QR code. */
  response: z.strictObject({ secret: z.string(), uri: z.string() }),
  hasSecret: true,
  needsFactor: true,
})

export const confirmApp = endpoint({
  name: 'confirmApp',
  method: 'POST',
  path: '/api/second-factors/app/confirm',
  access: 'account',
  body: z.strictObject({ code }),
  response: z.strictObject({ backup_codes: backupCodes }),
  hasSecret: true,
  needsFactor: true,
  saves: 'access',
})

/** Removing the last second factor also deletes the backup codes and forgets all devices. */
export const removeApp = endpoint({
  name: 'removeApp',
  method: 'DELETE',
  path: '/api/second-factors/app',
  access: 'account',
  response: done,
  needsFactor: true,
  saves: 'access',
})

/** `addPasskey` needs the answer of the browser. */
export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/second-factors/passkeys/options',
  access: 'account',
  body: z.strictObject({ password }),
  response: z.strictObject({ options: creationOptions }),
  hasSecret: true,
  needsFactor: true,
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/second-factors/passkeys',
  access: 'account',
  body: z.strictObject({ name: requiredText(60), credential: newCredential }),
  response: z.strictObject({ passkey, backup_codes: backupCodes }),
  hasSecret: true,
  needsFactor: true,
  saves: 'access',
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/api/second-factors/passkeys/{id}',
  access: 'account',
  params: idParams,
  body: z.strictObject({ name: requiredText(60) }),
  response: done,
  saves: 'access',
})

/** Removing the last second factor also deletes the backup codes and forgets all devices. */
export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/second-factors/passkeys/{id}',
  access: 'account',
  params: idParams,
  response: done,
  needsFactor: true,
  saves: 'access',
})

/** Replaces the backup codes, used or not. */
export const renewBackupCodes = endpoint({
  name: 'renewBackupCodes',
  method: 'POST',
  path: '/api/second-factors/backup-codes',
  access: 'account',
  response: z.strictObject({ backup_codes: z.array(z.string()) }),
  hasSecret: true,
  needsFactor: true,
  saves: 'access',
})

/** The next login on the device needs a second factor again. */
export const forgetDevice = endpoint({
  name: 'forgetDevice',
  method: 'DELETE',
  path: '/api/remembered-devices/{id}',
  access: 'account',
  params: idParams,
  response: done,
  saves: 'access',
})

/** The same for everyone, so it reveals no account. */
export const challengePasskey = endpoint({
  name: 'challengePasskey',
  method: 'POST',
  path: '/api/auth/passkey-challenge',
  access: 'guest',
  response: z.strictObject({ options: requestOptions }),
})

/** With a ticket, the passkey must belong to the account whose password was entered. */
export const loginWithPasskey = endpoint({
  name: 'loginWithPasskey',
  method: 'POST',
  path: '/api/auth/login/passkey',
  access: 'guest',
  body: z.strictObject({ credential: assertion, ticket: z.optional(z.string()) }),
  response: session,
})

/** Completes a login whose password was right. */
export const loginWithCode = endpoint({
  name: 'loginWithCode',
  method: 'POST',
  path: '/api/auth/login/code',
  access: 'guest',
  body: z.strictObject({
    ticket: z.string(),
    code,
    /** Whether the password is enough on this device for the next 30 days. */
    remember: flag,
  }),
  response: session,
})

/** Shows the second factor again, which `needsFactor` asks for after five minutes. */
export const confirmWithCode = endpoint({
  name: 'confirmWithCode',
  method: 'POST',
  path: '/api/auth/confirm/code',
  access: 'account',
  body: z.strictObject({ code }),
  response: done,
  hasSecret: true,
})

export const confirmWithPasskey = endpoint({
  name: 'confirmWithPasskey',
  method: 'POST',
  path: '/api/auth/confirm/passkey',
  access: 'account',
  body: z.strictObject({ credential: assertion }),
  response: done,
  hasSecret: true,
})
