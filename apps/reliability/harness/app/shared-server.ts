import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../infrastructure/free-ports'
import { outlivingScenario, registerCleanup } from '../runner/cleanup'
import type { Engine, ScenarioContext } from '../runner/scenario'
import { type Api, startApi } from './api-process'
import { type ProvisionedStore, provisionStore } from './provision-store'

interface Shared {
  api: Api
  provisioned: ProvisionedStore
  metricsPort: number
}

const running = new Map<Engine, Promise<Shared>>()

/** The current value of one of the shared server's unlabelled counters. */
export async function sharedMetric({ engine }: ScenarioContext, name: string): Promise<number> {
  const shared = await running.get(engine)
  if (!shared) throw new Error('The shared server does not run')
  const text = await (await fetch(`http://127.0.0.1:${shared.metricsPort}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  if (line === undefined) throw new Error(`There is no metric ${name}`)
  return Number(line.slice(name.length))
}

/** The server shared by the scenarios of a command that leave it running; each creates its provisioned people. */
export async function sharedServer(context: ScenarioContext): Promise<string> {
  const { engine } = context
  const shared = running.get(engine) ?? outlivingScenario(() => start(context))
  running.set(engine, shared)
  const { api } = await shared
  // If an earlier scenario brought the server down, report that instead of failing obscurely.
  const { exitCode, signalCode } = api.process
  if (exitCode !== null || signalCode !== null) {
    throw new Error(`The server has ended (${exitCode ?? signalCode}): ${api.output.slice(-5).join(' ')}`)
  }
  return api.url
}

/** Stops the servers that `sharedServer` started. */
export async function endSharedServers(): Promise<void> {
  for (const starting of running.values()) {
    const shared = await starting.catch(() => null)
    if (!shared) continue
    await shared.api.end('SIGTERM')
    await shared.provisioned.close()
  }
  running.clear()
}

async function start(context: ScenarioContext): Promise<Shared> {
  const scratch = mkdtempSync(join(tmpdir(), 'solvent-reliability-'))
  registerCleanup(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  const provisioned = await provisionStore({ ...context, scratch })
  const [metricsPort = 0] = await freePorts(1)
  const env = { METRICS_PORT: String(metricsPort) }
  return { api: await startApi({ store: provisioned.store, env }), provisioned, metricsPort }
}
