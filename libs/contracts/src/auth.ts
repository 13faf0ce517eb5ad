import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done, must, requiredText, text } from './fields'
import { MAX_PASSWORD_LENGTH, registrationPasswordProblem, resetPasswordProblem } from './password-rules'

/** The recovery key: shown once at registration, needed to reset the password. */
export const SECRET_KEY_LENGTH = 12

/** Only the first problem of a field is shown, so an empty address is reported as missing, not as malformed. */
const email = requiredText(254).check(z.email('must be an email address'))
export const password = z
  .string(must('text'))
  .check(z.minLength(1, 'is required'), z.maxLength(MAX_PASSWORD_LENGTH, 'is too long'))

function newPassword(problem: (password: string) => string | null) {
  return password.check((context) => {
    const message = problem(context.value)
    if (message) context.issues.push({ code: 'custom', input: context.value, message })
  })
}

const secretKey = z.strictObject({ secret_key: z.string() })

export const session = z.strictObject({ access_token: z.string() })

/** The password was right, and the account has a second factor, which is sent with the ticket. */
const factorNeeded = z.strictObject({
  ticket: z.string(),
  has_passkey: z.boolean(),
  /** Whether there is an authenticator app or an unused backup code. */
  has_code: z.boolean(),
})

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'guest',
  body: z.strictObject({
    username: requiredText(60),
    email,
    password: newPassword(registrationPasswordProblem),
    name: z.optional(text(120)),
  }),
  response: z.strictObject({ secret_key: z.string(), access_token: z.string() }),
})

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'guest',
  body: z.strictObject({ email, password }),
  response: z.union([session, factorNeeded]),
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'guest',
  body: z.strictObject({
    email,
    secret_key: requiredText(SECRET_KEY_LENGTH),
    new_password: newPassword(resetPasswordProblem),
  }),
  response: done,
})

export const getSecretKey = endpoint({
  name: 'getSecretKey',
  method: 'POST',
  path: '/api/auth/get-secret-key',
  access: 'account',
  body: z.strictObject({ password }),
  response: secretKey,
  needsFactor: true,
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'account',
  response: done,
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'account',
  body: z.strictObject({ password, new_password: newPassword(registrationPasswordProblem) }),
  response: done,
  hasSecret: true,
  needsFactor: true,
  saves: 'access',
})

/** Ends every sign-in of the person, this one included. */
export const logoutEverywhere = endpoint({
  name: 'logoutEverywhere',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: 'account',
  response: done,
})

/** Issues a new recovery key; the old one stops working. */
export const renewSecretKey = endpoint({
  name: 'renewSecretKey',
  method: 'POST',
  path: '/api/auth/renew-secret-key',
  access: 'account',
  body: z.strictObject({ password }),
  response: secretKey,
  needsFactor: true,
})

/** Permanently deletes the account and everything in it. */
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/profile',
  access: 'account',
  body: z.strictObject({ password }),
  response: done,
  needsFactor: true,
})
