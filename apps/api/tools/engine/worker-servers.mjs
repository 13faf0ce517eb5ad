// @ts-check
import { pathToFileURL } from 'node:url'

/** @typedef {import('../../src/testing/start-server').TestServer} TestServer */
/** @typedef {import('../../src/testing/worker-server').EngineName} EngineName */

/** Longer than the gap between two test files, and shorter than the 500 ms after which Jest kills a finished worker. */
const IDLE_MS = 100

/** @type {Map<EngineName, Promise<TestServer>>} */
const running = new Map()
/** @type {NodeJS.Timeout | undefined} */
let idleTimer

/**
 * The servers shared by the test files of this process, one per engine. They stop once no further file follows.
 */
export const workerServers = {
  /** @param {EngineName} engine */
  open(engine) {
    const open = running.get(engine) ?? start(engine)
    running.set(engine, open)
    return open
  },

  /** Called before each test file. */
  markBusy() {
    clearTimeout(idleTimer)
  },

  /** Called after each test file. */
  markIdle() {
    if (running.size > 0) idleTimer = setTimeout(stopAll, IDLE_MS)
  },

  /** Called after all tests, when they ran in this process. */
  stop() {
    clearTimeout(idleTimer)
    return stopAll()
  },
}

/** @param {EngineName} engine @returns {Promise<TestServer>} */
async function start(engine) {
  const program = pathToFileURL(process.env.SOLVENT_TEST_SERVER ?? '').href
  const { startWorkerServer } = await import(program)
  return startWorkerServer(engine)
}

async function stopAll() {
  const servers = [...running.values()]
  running.clear()
  await Promise.all(servers.map(async (server) => (await server).stop()))
}
