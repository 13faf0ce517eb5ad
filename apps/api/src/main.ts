import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { buildApp } from './app'
import { backupBeforeMigration } from './backup/before-migration'
import { type Config, readConfig } from './config'
import { systemClock } from './domain/system-clock'
import { registerShellHost } from './http/files/shell-host'
import { startMaintenance } from './maintenance/start-maintenance'
import { stopInOrder } from './operations/graceful-stop'
import { serveMetrics } from './operations/metrics-server'
import { createOperations, type Operations } from './operations/operations'
import type { Tracing } from './operations/tracing'
import { watchRegistry } from './registry/watched-registry'
import { loadServerKey } from './server-key'
import type { Database, Maintenance } from './storage/database'
import { hasCode } from './storage/error-code'
import { openDatabase } from './storage/open-database'
import { StartRefusal } from './storage/start-refusal'

/** How long requests may take to finish after the server is asked to stop, and how long what follows. */
const GRACE_MS = 10_000
const CLOSING_MS = 3_000
/** For the spans that no collector has taken yet. */
const TRACING_MS = 1_000
/** For the list of models, for one question to a model, and for all of one answer. */
const AI_LIMITS = { timeoutMs: 10_000, callTimeoutMs: 20_000, turnTimeoutMs: 60_000 }

/** What has been started so far. */
interface Running {
  app?: FastifyInstance
  operations?: Operations
  maintenance?: Awaited<ReturnType<typeof startMaintenance>>
  db?: Database & Maintenance
  metrics?: Awaited<ReturnType<typeof listenForMetrics>>
  tracing?: Tracing | null
}

async function main(): Promise<void> {
  const running: Running = {}
  stopInOrder({
    onStopping() {
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
  const started = start(running)
  try {
    await started
  } catch (error) {
    await running.db?.close()
    throw error
  }
  // A program that started this one may wait for it.
  process.send?.('ready')
}

async function start(running: Running): Promise<void> {
  const config = readConfig(process.env)
  // Loaded only where there is a collector.
  const tracing = config.hasTracing ? (await import('./operations/tracing')).startTracing() : null
  running.tracing = tracing
  const beforeMigration = backupBeforeMigration(config.backupDir)
  const opened = await openDatabase({ ...config, beforeMigration, onLockLost: exitAtOnce })
  const db = tracing?.database(opened) ?? opened
  running.db = db
  const operations = createOperations({
    db,
    registry: config.shell && watchRegistry(config.shell.registry),
    hasMetricsPort: config.metricsPort !== undefined,
    instrument: tracing?.instrument,
  })
  running.operations = operations
  collectDefaultMetrics({ register: operations.metrics.registry })
  const app = buildApp({
    db,
    serverKey: loadServerKey(config.serverKey, config.serverKeyFile),
    clock: systemClock,
    ai: { ...AI_LIMITS, baseUrl: config.aiBaseUrl, turnsPerDay: config.aiTurnsPerDay },
    trustProxy: config.trustProxy,
    registrationsPerMinute: config.registrationsPerMinute,
    answerCacheBytes: config.answerCacheBytes,
    log: { level: config.logLevel },
    operations,
  })
  running.app = app
  if (config.shell && operations.registry)
    await registerShellHost(app, { ...config.shell, registry: operations.registry })
  running.metrics = await listenForMetrics(operations, config)
  await listen(app, config)
  const state = operations.readiness.maintenance
  running.maintenance = await startMaintenance({ ...config, db, state, log: app.log })
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

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  const address = new URL(await orPortTaken(app.listen({ host, port }), 'PORT', port))
  process.stdout.write(`Solvent is ready on http://localhost:${address.port || '80'}\n`)
}

async function listenForMetrics({ metrics }: Operations, { host, metricsPort: port }: Config) {
  return port === undefined ? null : orPortTaken(serveMetrics(metrics, { host, port }), 'METRICS_PORT', port)
}

async function orPortTaken<Result>(
  listening: Promise<Result>,
  setting: string,
  port: number,
): Promise<Result> {
  try {
    return await listening
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new StartRefusal(
      `Port ${port} is in use by another program. Stop it first, or set ${setting} to another number.`,
    )
  }
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
