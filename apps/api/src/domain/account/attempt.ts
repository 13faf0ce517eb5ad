import { DomainError } from '../domain-error'
import type { Report, SecretUse } from '../events'
import type { Client } from './client'

/** Whose account an attempt is about, and the address it comes from. */
export interface AttemptSource {
  userId: string
  address: string
}

/** Whose account a call is about, and who sends it. */
export interface Caller extends AttemptSource, Client {}

/** One attempt at a password, a recovery key or a second factor. */
export interface Attempt extends AttemptSource {
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
