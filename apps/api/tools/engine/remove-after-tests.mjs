// @ts-check
import { rm } from 'node:fs/promises'

export async function removeEngine() {
  const { builtEngine } = /** @type {{ builtEngine?: string }} */ (globalThis)
  if (builtEngine !== undefined) await rm(builtEngine, { recursive: true, force: true, maxRetries: 5 })
}

export { removeEngine as default }
