import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../infrastructure/free-ports'
import { outlivingScenario, registerCleanup } from '../runner/cleanup'
import type { Engine, ScenarioContext } from '../runner/scenario'
import { type Api, type Store, startApi } from './api-process'
import { type ProvisionedStore, provisionStore } from './provision-store'

interface Shared {
  api: Api
  own: ProvisionedStore
  metricsPort: number
}

const running = new Map<Engine, Promise<Shared>>()

/** Where the data of the shared server are. */
export async function sharedStore({ engine }: ScenarioContext): Promise<Store> {
  const shared = running.get(engine)
  if (!shared) throw new Error('The shared server does not run')
  return (await shared).own.store
}

/** What a counter of the shared server, without labels, says by now. */
export async function sharedMetric({ engine }: ScenarioContext, name: string): Promise<number> {
  const shared = await running.get(engine)
  if (!shared) throw new Error('The shared server does not run')
  const text = await (await fetch(`http://127.0.0.1:${shared.metricsPort}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  if (line === undefined) throw new Error(`There is no metric ${name}`)
  return Number(line.slice(name.length))
}

/** One server for all scenarios of a command that do nothing to the server itself: each works with people of its own. */
export async function sharedServer(context: ScenarioContext): Promise<string> {
  const { engine } = context
  const shared = running.get(engine) ?? outlivingScenario(() => start(context))
  running.set(engine, shared)
  const { api } = await shared
  // A scenario that brings the server down must not make the next ones fail for a reason that nobody can see.
  const { exitCode, signalCode } = api.process
  if (exitCode !== null || signalCode !== null) {
    throw new Error(`The server has ended (${exitCode ?? signalCode}): ${api.output.slice(-5).join(' ')}`)
  }
  return api.url
}

/** Ends what `sharedServer` has started. */
export async function endSharedServers(): Promise<void> {
  for (const starting of running.values()) {
    const shared = await starting.catch(() => null)
    if (!shared) continue
    await shared.api.end('SIGTERM')
    await shared.own.close()
  }
  running.clear()
}

async function start(context: ScenarioContext): Promise<Shared> {
  const scratch = mkdtempSync(join(tmpdir(), 'solvent-reliability-'))
  registerCleanup(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  const own = await provisionStore({ ...context, scratch })
  const [metricsPort = 0] = await freePorts(1)
  const env = { METRICS_PORT: String(metricsPort) }
  return { api: await startApi({ store: own.store, env }), own, metricsPort }
}
