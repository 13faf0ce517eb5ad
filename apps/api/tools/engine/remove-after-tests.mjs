// @ts-check
import { rm } from 'node:fs/promises'
import { workerServers } from './worker-servers.mjs'

export async function removeEngine() {
  await workerServers.stop()
  const { builtEngine } = /** @type {{ builtEngine?: string }} */ (globalThis)
  if (builtEngine !== undefined) await rm(builtEngine, { recursive: true, force: true, maxRetries: 5 })
}

export { removeEngine as default }
