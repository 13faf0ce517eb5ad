import { PASSWORD, Person } from '@solvent/api-testing/person'
import { login, type ResponseOf } from '@solvent/contracts'
import {
  addPasskey,
  challengePasskey,
  confirmApp,
  startApp,
  startPasskey,
} from '@solvent/contracts/second-factors'
import { Secret, TOTP } from 'otpauth'
import { Authenticator } from './authenticator'

/** The code that an app shows. */
export function codeOf(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** Adds an authenticator app to the person's account. */
export async function addApp(person: Person, at: Date): Promise<{ secret: string; backupCodes: string[] }> {
  const { secret } = await person.answer(startApp, { body: { password: PASSWORD } })
  const added = await person.answer(confirmApp, { body: { code: codeOf(secret, at) } })
  return { secret, backupCodes: added.backup_codes ?? [] }
}

/** Adds a passkey to the person's account. */
export async function addKey(
  person: Person,
  name = 'Phone',
): Promise<{ key: Authenticator; backupCodes: string[] }> {
  const { options } = await person.answer(startPasskey, { body: { password: PASSWORD } })
  const key = new Authenticator(options.user.id)
  const credential = key.create({ challenge: options.challenge, ...placeOf(person.url) })
  const added = await person.answer(addPasskey, { body: { name, credential } })
  return { key, backupCodes: added.backup_codes ?? [] }
}

/** A challenge for using a passkey. */
export async function newUseChallenge(person: Person): Promise<string> {
  const { options } = await person.answer(challengePasskey)
  return options.challenge
}

/** What a browser on the server's pages knows about them. */
export function placeOf(url: string): { origin: string; rpId: string } {
  return { origin: url, rpId: new URL(url).hostname }
}

/** The same person without a session. */
export function guestOf({ url, email, secretKey, address }: Person): Person {
  return new Person(url, email, '', secretKey, address)
}

type UnfinishedLogin = Extract<ResponseOf<typeof login>, { ticket: string }>

/** Enters the password of an account with a second factor. */
export async function enterPassword(person: Person, cookie?: string): Promise<UnfinishedLogin> {
  const body = { email: person.email, password: PASSWORD }
  const answered = await guestOf(person).answer(login, { body, ...(cookie !== undefined && { cookie }) })
  if ('access_token' in answered) throw new Error('The login needs no second factor.')
  return answered
}
