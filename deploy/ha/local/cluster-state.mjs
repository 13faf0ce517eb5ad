// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { PATRONI_PORT } from './ports.mjs'

const START_TIMEOUT_MS = 120_000
const ANSWER_TIMEOUT_MS = 2_000

/**
 * Resolves when a primary has two streaming standbys, and commits wait for one that Patroni may promote.
 *
 * @param {readonly { postgres: string }[]} machines
 */
export async function untilReplicated(machines) {
  const end = Date.now() + START_TIMEOUT_MS
  while (!(await isReplicated(machines))) {
    if (Date.now() > end)
      throw new Error('The servers are not replicated in time. See the logs in the folder.')
    await sleep(500)
  }
}

/** @param {readonly { postgres: string }[]} machines */
async function isReplicated(machines) {
  const statuses = await Promise.all(machines.map(({ postgres }) => statusOf(postgres)))
  const primary = statuses.find((status) => status?.role === 'master' || status?.role === 'primary')
  const streaming = (primary?.replication ?? []).filter(({ state }) => state === 'streaming')
  return streaming.length === machines.length - 1 && statuses.some((status) => status?.sync_standby === true)
}

/**
 * @typedef {{ role?: string, sync_standby?: boolean, replication?: { state: string }[] }} Status
 * @param {string} address
 * @returns {Promise<Status | null>} null if Patroni does not answer
 */
async function statusOf(address) {
  try {
    const response = await fetch(`http://${address}:${PATRONI_PORT}/patroni`, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    return /** @type {Status} */ (await response.json())
  } catch {
    return null
  }
}
