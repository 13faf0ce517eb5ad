import { DomainError } from '../domain-error'
import type { Report, SecretUse } from '../events'

/** Runs a try of a secret and reports whether it was the right one, a wrong one, or came too soon. */
export async function reportedTry<Result>(
  report: Report,
  tried: { use: SecretUse; userId: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await attempt()
    report({ event: 'secret_tried', ...tried, ok: true })
    return result
  } catch (error) {
    // A failure of ours says nothing about the secret.
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'too_many_requests') report({ event: 'throttled', ...tried })
    else report({ event: 'secret_tried', ...tried, ok: false })
    throw error
  }
}
