import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
const PAUSE_MS = 10

/**
 * Retries `work` every 10 ms until it succeeds, for up to 20 s.
 *
 * @param isRetryable whether to retry after this error; always by default
 * @throws the error of the last attempt, or the first one that is not retryable
 */
export async function eventually<Result>(
  work: () => Result | Promise<Result>,
  isRetryable: (error: unknown) => boolean = () => true,
): Promise<Result> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!isRetryable(error) || Date.now() > deadline) throw error
    }
    await pause(PAUSE_MS)
  }
}
