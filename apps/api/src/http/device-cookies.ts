import { parseCookie, stringifySetCookie } from 'cookie'
import { REMEMBERED_DAYS } from '../domain/second-factors/remembered-devices'

// A remembered device presents its secret in a cookie, which scripts cannot read and which is sent only to the login.
// It grants nothing without the password.

const PREFIX = 'device-'
const PATH = '/api/auth/login'
const DAY_SECONDS = 24 * 60 * 60

/** The secrets that the device presents: one for each person who is remembered on it. */
export function deviceSecrets(cookies: string): string[] {
  return Object.entries(parseCookie(cookies)).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && value !== undefined ? [value] : [],
  )
}

/** The `Set-Cookie` header that stores the secret of a remembered device. */
export function deviceCookie(userId: string, secret: string, origin: string): string {
  return stringifySetCookie({
    name: PREFIX + userId,
    value: secret,
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: origin.startsWith('https:'),
    maxAge: REMEMBERED_DAYS * DAY_SECONDS,
  })
}
