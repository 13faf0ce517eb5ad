import type { FastifyInstance } from 'fastify'
import { backupBeforeMigration } from './backup/before-migration'
import { readConfig } from './config'
import { stopInOrder } from './operations/graceful-stop'
import type { Tracing } from './operations/tracing'
import type { Serving } from './serve'
import type { Database, Maintenance } from './storage/database'
import { openDatabase } from './storage/open-database'
import { StartRefusal } from './storage/start-refusal'

/** How long requests may take to finish after the server is asked to stop, and how long what follows. */
const GRACE_MS = 10_000
const CLOSING_MS = 3_000
/** For the spans that no collector has taken yet. */
const TRACING_MS = 1_000

/** What has been started so far. */
interface Running extends Serving {
  db?: Database & Maintenance
  tracing?: Tracing | null
}

async function main(): Promise<void> {
  const running: Running = {}
  const stopping = new AbortController()
  stopInOrder({
    onStopping() {
      stopping.abort()
      running.operations?.readiness.stop()
      running.maintenance?.abort()
    },
    onFailure: (level, message, err) => logFailure(running.app, level, message, err),
    parts: [
      // A start that is on its way ends first, so that nothing begins behind what has stopped.
      { name: 'start', timeoutMs: GRACE_MS, failure: 'warn', stop: () => started },
      { name: 'requests', timeoutMs: GRACE_MS, stop: async () => running.app?.close() },
      { name: 'maintenance', timeoutMs: CLOSING_MS, stop: async () => running.maintenance?.stop() },
      { name: 'database', timeoutMs: CLOSING_MS, stop: async () => running.db?.close() },
      { name: 'metrics', timeoutMs: CLOSING_MS, stop: async () => running.metrics?.close() },
      { name: 'tracing', timeoutMs: TRACING_MS, failure: 'warn', stop: async () => running.tracing?.stop() },
    ],
  })
  const started = start(running, stopping.signal)
  try {
    await started
  } catch (error) {
    await running.db?.close()
    throw error
  }
  // A program that started this one may wait for it.
  if (!stopping.signal.aborted) process.send?.('ready')
}

/** Starts the server; asked to stop while its database opens, it goes no further. */
async function start(running: Running, stopping: AbortSignal): Promise<void> {
  const config = readConfig(process.env)
  // Loaded only where there is a collector.
  const tracing = config.hasTracing ? (await import('./operations/tracing')).startTracing() : null
  running.tracing = tracing
  const beforeMigration = backupBeforeMigration(config.backupDir)
  const opening = openDatabase({ ...config, beforeMigration, onLockLost: exitAtOnce }).then((opened) => {
    running.db = tracing?.database(opened) ?? opened
    return running.db
  })
  // What serves is read while the database opens, which takes longer.
  const [{ serve }, db] = await Promise.all([import('./serve'), opening])
  if (stopping.aborted) return
  await serve(config, { db, instrument: tracing?.instrument }, running)
}

/** Before there is a server, there is no log yet. */
function logFailure(
  app: FastifyInstance | undefined,
  level: 'warn' | 'fatal',
  message: string,
  err: unknown,
): void {
  if (app) app.log[level]({ err }, message)
  else process.stderr.write(`${message}: ${String(err)}\n`)
}

/** Another process uses the data folder now; another write from here would destroy it. */
function exitAtOnce(): void {
  process.stderr.write('The data folder was taken over by another process. Solvent stops.\n')
  process.exit(1)
}

function fail(error: unknown): void {
  const isExpected = error instanceof StartRefusal
  process.stderr.write(`${isExpected ? error.message : `Solvent stops: ${String(error)}`}\n`)
  process.exit(1)
}

main().catch(fail)
