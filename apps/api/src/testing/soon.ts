import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 10_000

/** Waits until the check does not throw any more; then what it threw last is what is wrong. */
export async function soon(check: () => void): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; ) {
    try {
      return check()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await pause(10)
  }
}
