import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { buildApp } from './app'
import type { Config } from './config'
import { systemClock } from './domain/system-clock'
import { registerShellHost } from './http/files/shell-host'
import { startMaintenance } from './maintenance/start-maintenance'
import { serveMetrics } from './operations/metrics-server'
import { createOperations, type Operations } from './operations/operations'
import type { Tracing } from './operations/tracing'
import { watchRegistry } from './registry/watched-registry'
import { loadServerKey } from './server-key'
import type { Database, Maintenance } from './storage/database'
import { hasCode } from './storage/error-code'
import { StartRefusal } from './storage/start-refusal'

/** Limits for the list of models, for one request to a model, and for a whole answer. */
const AI_LIMITS = { timeoutMs: 10_000, callTimeoutMs: 20_000, turnTimeoutMs: 60_000 }

interface Opened {
  db: Database & Maintenance
  instrument: Tracing['instrument'] | undefined
}

/** The parts of a running server, as far as they have started. */
export interface Serving {
  app?: FastifyInstance
  operations?: Operations
  maintenance?: Awaited<ReturnType<typeof startMaintenance>>
  metrics?: Awaited<ReturnType<typeof listenForMetrics>>
}

/**
 * Serves an opened database and prints the address. Each part is added to `serving` once it runs. @throws StartRefusal
 */
export async function serve(config: Config, { db, instrument }: Opened, serving: Serving): Promise<void> {
  const operations = createOperations({
    db,
    registry: config.shell && watchRegistry(config.shell.registry),
    hasMetricsPort: config.metricsPort !== undefined,
    instrument,
  })
  serving.operations = operations
  collectDefaultMetrics({ register: operations.metrics.registry })
  const app = buildApp({
    db,
    serverKey: loadServerKey(config.serverKey, config.serverKeyFile),
    clock: systemClock,
    ai: { ...AI_LIMITS, baseUrl: config.aiBaseUrl, turnsPerDay: config.aiTurnsPerDay },
    trustProxy: config.trustProxy,
    allowsPrivateHosts: config.allowsPrivateHosts,
    registrationsPerMinute: config.registrationsPerMinute,
    answerCacheBytes: config.answerCacheBytes,
    log: { level: config.logLevel },
    operations,
  })
  serving.app = app
  if (config.shell && operations.registry)
    await registerShellHost(app, { ...config.shell, registry: operations.registry })
  serving.metrics = await listenForMetrics(operations, config)
  await listen(app, config)
  const state = operations.readiness.maintenance
  serving.maintenance = await startMaintenance({ ...config, db, state, log: app.log })
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
