// @ts-check
import { pathToFileURL } from 'node:url'

/** @typedef {import('../../src/testing/start-server').TestServer} TestServer */
/** @typedef {import('../../src/testing/worker-server').EngineName} EngineName */

/** The next test file begins sooner; jest ends a process by force that goes on for half a second after its last one. */
const IDLE_MS = 100

/** @type {Map<EngineName, Promise<TestServer>>} */
const running = new Map()
/** @type {NodeJS.Timeout | undefined} */
let idle

/**
 * The servers that the test files of this process share, one on each engine. They stop when no further file follows.
 */
export const workerServers = {
  /** @param {EngineName} engine */
  open(engine) {
    const open = running.get(engine) ?? start(engine)
    running.set(engine, open)
    return open
  },

  /** Before a test file. */
  busy() {
    clearTimeout(idle)
  },

  /** After it. */
  idle() {
    if (running.size > 0) idle = setTimeout(stopAll, IDLE_MS)
  },

  /** After all tests of a run in one process. */
  stop() {
    clearTimeout(idle)
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
