// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/**
 * Whether the folder was started with isolated machines; null if it was never started.
 *
 * @param {string} stateFile
 * @returns {boolean | null}
 */
export function wasIsolated(stateFile) {
  if (!existsSync(stateFile)) return null
  /** @type {{ machines: { device: string | null }[] }} */
  const { machines } = JSON.parse(readFileSync(stateFile, 'utf8'))
  return machines.some(({ device }) => device !== null)
}
