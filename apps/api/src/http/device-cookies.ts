import { parseCookie, stringifySetCookie } from 'cookie'
import { REMEMBERED_DAYS } from '../domain/second-factors/remembered-devices'

// A remembered device presents its secret in a cookie, which scripts cannot read and which is sent only to the login.
// It grants nothing without the password.

const PREFIX = 'device-'
/** Browsers store a cookie of such a name only over https. */
const SECURE_PREFIX = '__Secure-device-'
const PATH = '/api/auth/login'
const DAY_SECONDS = 24 * 60 * 60

/** The secrets that the device presents: one for each person who is remembered on it. */
export function deviceSecrets(cookies: string): string[] {
  return Object.entries(parseCookie(cookies)).flatMap(([name, value]) =>
    (name.startsWith(PREFIX) || name.startsWith(SECURE_PREFIX)) && value !== undefined ? [value] : [],
  )
}

/** The `Set-Cookie` header that stores the secret of a remembered device. */
export function deviceCookie(userId: string, secret: string, origin: string): string {
  const isSecure = origin.startsWith('https:')
  return stringifySetCookie({
    name: (isSecure ? SECURE_PREFIX : PREFIX) + userId,
    value: secret,
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: REMEMBERED_DAYS * DAY_SECONDS,
  })
}
