import type { ResponseOf } from '@solvent/contracts'
import {
  addPasskey,
  challengePasskey,
  confirmApp,
  confirmWithCode,
  confirmWithPasskey,
  forgetDevice,
  listSecondFactors,
  loginWithCode,
  loginWithPasskey,
  type Passkey,
  type RememberedDevice,
  removeApp,
  removePasskey,
  renamePasskey,
  renewBackupCodes,
  startApp,
  startPasskey,
} from '@solvent/contracts/second-factors'
import { toAccessToken } from './access-token'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import type { Person } from './people'
import { Refusal } from './refusal'

/** The code that the fake authenticator app shows. */
const APP_CODE = '123456'

const REQUEST_OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
} as const
const NOW = '2026-03-10T09:30:00.000Z'
const PASSKEY_ID = '0195d3a0-0000-7000-8000-0000000000d3'
const BACKUP_CODES = ['2345-abcd-6789', '3456-bcde-789a']

function creationOptions({ email, name }: Person): ResponseOf<typeof startPasskey>['options'] {
  return {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Solvent' },
    user: { id: 'AAAA', name: email, displayName: name },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** The person's second factors: an authenticator app, or none yet. */
export function secondFactorAnswers({ person }: Books): Answer[] {
  let appAddedAt: string | null = person.has_second_factor ? NOW : null
  let passkeys: Passkey[] = []
  let devices: RememberedDevice[] = []
  let codesLeft = person.has_second_factor ? BACKUP_CODES.length : 0
  const requireCode = (code: string) => {
    if (code !== APP_CODE) throw new Refusal('wrong_code')
  }
  const requirePassword = (given: string) => {
    if (given !== person.password) throw new Refusal('wrong_password')
  }
  const firstCodes = () => {
    if (codesLeft > 0) return null
    codesLeft = BACKUP_CODES.length
    return BACKUP_CODES
  }
  const removeCodes = () => {
    if (appAddedAt === null && passkeys.length === 0) codesLeft = 0
  }
  return [
    answer(listSecondFactors, () => ({
      passkeys,
      app_added_at: appAddedAt,
      backup_codes_left: codesLeft,
      remembered_devices: devices,
    })),
    answer(startApp, ({ body }) => {
      requirePassword(body.password)
      return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Solvent:ada?secret=JBSWY3DPEHPK3PXP' }
    }),
    answer(confirmApp, ({ body }) => {
      requireCode(body.code)
      appAddedAt = NOW
      return { backup_codes: firstCodes() }
    }),
    answer(removeApp, () => {
      appAddedAt = null
      removeCodes()
      return { message: 'The authenticator app is removed.' }
    }),
    answer(startPasskey, ({ body }) => {
      requirePassword(body.password)
      return { options: creationOptions(person) }
    }),
    answer(addPasskey, ({ body }) => {
      const passkey = { id: PASSKEY_ID, name: body.name, created_at: NOW, last_used_at: null }
      passkeys = [passkey, ...passkeys]
      return { passkey, backup_codes: firstCodes() }
    }),
    answer(renamePasskey, ({ params, body }) => {
      passkeys = passkeys.map((one) => (one.id === params.id ? { ...one, name: body.name } : one))
      return { message: 'The passkey is renamed.' }
    }),
    answer(removePasskey, ({ params }) => {
      passkeys = passkeys.filter(({ id }) => id !== params.id)
      removeCodes()
      return { message: 'The passkey is removed.' }
    }),
    answer(renewBackupCodes, () => ({ backup_codes: BACKUP_CODES })),
    answer(forgetDevice, ({ params }) => {
      devices = devices.filter(({ id }) => id !== params.id)
      return { message: 'The device is forgotten.' }
    }),
    answer(challengePasskey, () => ({ options: REQUEST_OPTIONS })),
    answer(loginWithPasskey, () => ({ access_token: toAccessToken(person) })),
    answer(loginWithCode, ({ body }) => {
      requireCode(body.code)
      return { access_token: toAccessToken(person) }
    }),
    answer(confirmWithCode, ({ body }) => {
      requireCode(body.code)
      return { message: 'Confirmed.' }
    }),
    answer(confirmWithPasskey, () => ({ message: 'Confirmed.' })),
  ]
}
