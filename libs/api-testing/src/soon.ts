import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
const PAUSE_MS = 10

/**
 * Tries until it succeeds.
 *
 * @param mayPass whether another try may help after this error; any by default
 * @throws what went wrong at the last try, or where another one does not help
 */
export async function soon<Result>(
  work: () => Result | Promise<Result>,
  mayPass: (error: unknown) => boolean = () => true,
): Promise<Result> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || Date.now() > deadline) throw error
    }
    await pause(PAUSE_MS)
  }
}
