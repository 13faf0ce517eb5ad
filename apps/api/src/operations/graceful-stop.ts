import { withTimeout } from '../storage/with-timeout'

/** Parts of the server, in the order in which they stop. */
interface Stoppable {
  /** For the log. */
  name: string
  /** After this long the next part stops, whether this one has or not. */
  timeoutMs: number
  /** The log level if it does not stop: "warn" if no saved data depends on it. */
  failure?: 'warn' | 'fatal'
  stop(): Promise<unknown>
}

interface Options {
  parts: readonly Stoppable[]
  /** Called immediately, before anything stops. */
  onStopping(): void
  onFailure(level: 'warn' | 'fatal', message: string, error: unknown): void
}

/** One Ctrl-C often arrives twice: from the terminal and from the parent process. */
const DUPLICATE_SIGNAL_MS = 500

/**
 * Stops the process gracefully: on SIGTERM, SIGINT, SIGHUP or the message "stop" with exit code 0, after an uncaught
 * exception with 1. A second signal exits immediately.
 */
export function stopGracefully({ parts, onStopping, onFailure }: Options): void {
  let firstAt: number | null = null

  async function stop(exitCode: number): Promise<void> {
    if (firstAt !== null) return
    firstAt = Date.now()
    onStopping()
    for (const part of parts) {
      await stopPart(part).catch((error) => {
        onFailure(part.failure ?? 'fatal', `stopping: ${part.name} failed`, error)
      })
    }
    process.exit(exitCode)
  }

  function onSignal(): void {
    if (firstAt !== null && Date.now() - firstAt > DUPLICATE_SIGNAL_MS) process.exit(1)
    void stop(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // From the parent process: on Windows it has no signal that can be caught.
  process.on('message', (message) => {
    if (message === 'stop') onSignal()
  })
  // An unhandled rejection arrives here, too.
  process.on('uncaughtException', (error) => {
    onFailure('fatal', 'an uncaught error', error)
    void stop(1)
  })
}

async function stopPart({ timeoutMs, stop }: Stoppable): Promise<void> {
  await withTimeout(stop(), timeoutMs, () => {
    throw new Error(`not done after ${timeoutMs} ms`)
  })
}
