import type { FastifyInstance } from 'fastify'
import { backupBeforeMigration } from './backup/before-migration'
import { readConfig } from './config'
import { stopGracefully } from './operations/graceful-stop'
import type { Tracing } from './operations/tracing'
import type { Serving } from './serve'
import type { Database, Maintenance } from './storage/database'
import { openDatabase } from './storage/open-database'
import { StartRefusal } from './storage/start-refusal'

/** How long requests may take to finish after a stop signal, and how long each later part may take. */
const GRACE_PERIOD_MS = 10_000
const CLOSE_TIMEOUT_MS = 3_000
/** For the database to open: seconds for a new one on a busy machine. Stopping halfway leaves its lock behind. */
const START_TIMEOUT_MS = 30_000
/** For exporting the remaining spans. */
const TRACING_TIMEOUT_MS = 1_000

/** What has been started so far. */
interface Running extends Serving {
  db?: Database & Maintenance
  tracing?: Tracing | null
}

async function main(): Promise<void> {
  const running: Running = {}
  const stopping = new AbortController()
  stopGracefully({
    onStopping() {
      stopping.abort()
      running.operations?.readiness.stop()
      running.maintenance?.abort()
    },
    onFailure: (level, message, err) => logFailure(running.app, level, message, err),
    parts: [
      // A start in progress ends first, so that it starts nothing after the other parts have stopped.
      { name: 'start', timeoutMs: START_TIMEOUT_MS, failure: 'warn', stop: () => started },
      { name: 'requests', timeoutMs: GRACE_PERIOD_MS, stop: async () => running.app?.close() },
      { name: 'maintenance', timeoutMs: CLOSE_TIMEOUT_MS, stop: async () => running.maintenance?.stop() },
      { name: 'database', timeoutMs: CLOSE_TIMEOUT_MS, stop: async () => running.db?.close() },
      { name: 'metrics', timeoutMs: CLOSE_TIMEOUT_MS, stop: async () => running.metrics?.close() },
      {
        name: 'tracing',
        timeoutMs: TRACING_TIMEOUT_MS,
        failure: 'warn',
        stop: async () => running.tracing?.stop(),
      },
    ],
  })
  const started = start(running, stopping.signal)
  try {
    await started
  } catch (error) {
    await running.db?.close()
    throw error
  }
  // The parent process may wait for this.
  if (!stopping.signal.aborted) process.send?.('ready')
}

/** Starts the server; goes no further if asked to stop while the database opens. */
async function start(running: Running, stopping: AbortSignal): Promise<void> {
  const config = readConfig(process.env)
  // Loaded only if a collector is configured.
  const tracing = config.hasTracing ? (await import('./operations/tracing')).startTracing() : null
  running.tracing = tracing
  const beforeMigration = backupBeforeMigration(config.backupDir)
  const opening = openDatabase({ ...config, beforeMigration, onLockLost: exitImmediately }).then((opened) => {
    running.db = tracing?.database(opened) ?? opened
    return running.db
  })
  // Loads the serving code while the database opens, which takes longer.
  const [{ serve }, db] = await Promise.all([import('./serve'), opening])
  if (stopping.aborted) return
  await serve(config, { db, instrument: tracing?.instrument }, running)
}

/** Uses stderr until there is a server with its log. */
function logFailure(
  app: FastifyInstance | undefined,
  level: 'warn' | 'fatal',
  message: string,
  err: unknown,
): void {
  if (app) app.log[level]({ err }, message)
  else process.stderr.write(`${message}: ${String(err)}\n`)
}

/** Another process uses the data folder now; another write from here would corrupt it. */
function exitImmediately(): void {
  process.stderr.write('The data folder was taken over by another process. Solvent stops.\n')
  process.exit(1)
}

function fail(error: unknown): void {
  const isExpected = error instanceof StartRefusal
  process.stderr.write(`${isExpected ? error.message : `Solvent stops: ${String(error)}`}\n`)
  process.exit(1)
}

main().catch(fail)
