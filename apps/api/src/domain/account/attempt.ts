import { DomainError } from '../domain-error'
import type { Report, SecretUse } from '../events'

/** Whose account a call is about, and the client address it comes from. */
export interface Caller {
  userId: string
  address: string
}

/** One attempt at a password or recovery key. */
export interface Attempt extends Caller {
  use: SecretUse
}

/** Checks the secret of an attempt and reports whether it was right, wrong or throttled. */
export async function reportAttempt<Result>(
  report: Report,
  { use, userId }: Attempt,
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await check()
    report({ event: 'secret_tried', use, userId, ok: true })
    return result
  } catch (error) {
    // A server error says nothing about the secret.
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'too_many_requests') report({ event: 'throttled', use, userId })
    else report({ event: 'secret_tried', use, userId, ok: false })
    throw error
  }
}
