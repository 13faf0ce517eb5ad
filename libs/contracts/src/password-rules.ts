/** The rules for a new password, in the order they are checked; the message of the first broken one is shown. */
const registrationRules: readonly (readonly [RegExp, string])[] = [
  [/.{8}/s, 'Password must be at least 8 characters long'],
  [/[A-Z]/, 'Password must contain at least one uppercase letter'],
  [/[a-z]/, 'Password must contain at least one lowercase letter'],
  [/[0-9]/, 'Password must contain at least one number'],
]

export const PASSWORDS_DIFFER = 'Passwords do not match'
export const MAX_PASSWORD_LENGTH = 128

/** What is wrong with a password chosen at registration, or null. */
export function registrationPasswordProblem(password: string): string | null {
  return registrationRules.find(([rule]) => !rule.test(password))?.[1] ?? null
}

/** What is wrong with a password chosen at a reset, or null. */
export function resetPasswordProblem(password: string): string | null {
  return password.length < 6 ? 'Password must be at least 6 characters long' : null
}
