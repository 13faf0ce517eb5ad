import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { type Config, readConfig } from './config'
import { systemClock } from './domain/system-clock'
import { registerShellHost } from './http/shell-host'
import { loadServerKey } from './server-key'
import type { Database } from './storage/database'
import { hasCode } from './storage/error-code'
import { openDatabase } from './storage/open-database'
import { StartRefusal } from './storage/start-refusal'

/** How long requests may take to finish after the server is told to stop. */
const GRACE_MS = 10_000
const AI_TIMEOUT_MS = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const db = await openDatabase({ ...config, onLockLost: leaveAtOnce })
  try {
    const app = buildApp({
      db,
      serverKey: loadServerKey(config.serverKey, config.serverKeyFile),
      clock: systemClock,
      ai: { baseUrl: config.aiBaseUrl, timeoutMs: AI_TIMEOUT_MS },
      trustProxy: config.trustProxy,
      log: { level: config.logLevel },
    })
    if (config.shell) await registerShellHost(app, config.shell)
    await listen(app, config)
    stopOnSignal(app, db)
  } catch (error) {
    await db.close()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    const address = new URL(await app.listen({ host, port }))
    process.stdout.write(`Solvent is ready on http://localhost:${address.port || '80'}\n`)
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new StartRefusal(
      `Port ${port} is in use by another program. Stop it first, or set PORT to another number.`,
    )
  }
}

function stopOnSignal(app: FastifyInstance, db: Database): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())])
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().catch(fail))
  }
}

/** Another process uses the data folder now; another write from here would destroy it. */
function leaveAtOnce(): void {
  process.stderr.write('The data folder was taken over by another process. Solvent stops.\n')
  process.exit(1)
}

function fail(error: unknown): void {
  const isExpected = error instanceof StartRefusal
  process.stderr.write(`${isExpected ? error.message : `Solvent stops: ${String(error)}`}\n`)
  process.exit(1)
}

start().catch(fail)
