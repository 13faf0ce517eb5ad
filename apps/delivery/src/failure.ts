/** What a command does not do; the message says why, and what to do. */
export class Refusal extends Error {}

/** A command that cannot be understood. */
export class UsageError extends Error {}

/** What went wrong, in words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether the system refused for this reason, such as `ENOENT`. */
export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
