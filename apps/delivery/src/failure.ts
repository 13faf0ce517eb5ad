/** A command is refused; the message says why and what to do. */
export class Refusal extends Error {}

/** The command line is invalid. */
export class UsageError extends Error {}

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return hasMessage ? String(error.message) : String(error)
}

/** Whether this is a system error with one of the codes, such as `ENOENT`. */
export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
