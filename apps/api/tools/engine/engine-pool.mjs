// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Each takes about 150 MB of memory. */
const MAX_IDLE_ENGINES = 2

/** @type {Map<string, Worker | null>} by data folder; null where no engine runs */
const engines = new Map()
/** @type {string[]} data folders whose engine is idle until the next test file */
const idleFolders = []

/**
 * Reuses embedded database engines across the test files of a process, because starting one takes seconds of CPU time.
 */
export const enginePool = {
  /** A data folder for exclusive use: that of a released empty database, or a new one. */
  acquire() {
    const idle = idleFolders.pop()
    if (idle !== undefined) return idle
    // Next to the engine's program: that folder is removed after all tests, however this process ends.
    const home = mkdtempSync(join(dirname(process.env.SOLVENT_TEST_ENGINE_PROGRAM ?? ''), 'pool-'))
    const dataDir = join(home, 'data')
    engines.set(dataDir, null)
    return dataDir
  },

  /** @param {string} dataDir of a closed database @param {boolean} isAsNew whether its contents equal a new one's */
  async release(dataDir, isAsNew) {
    const engine = engines.get(dataDir)
    if (isAsNew && engine && idleFolders.length < MAX_IDLE_ENGINES) {
      idleFolders.push(dataDir)
      return
    }
    engines.delete(dataDir)
    await engine?.terminate()
    rmSync(dirname(dataDir), { recursive: true })
  },

  /** Replaces the class `Worker`: for a pooled engine, it returns a handle of the engine's existing thread. */
  Worker: /** @type {typeof Worker} */ (
    /** @type {unknown} */ (
      /** @param {ConstructorParameters<typeof Worker>} args */
      function startOrResume(...args) {
        const dataDir = args[1]?.workerData?.dataDir
        if (!engines.has(dataDir)) return new Worker(...args)
        return new PooledWorker(dataDir, () => new Worker(...args))
      }
    )
  ),
}

/** The thread of a pooled engine. It survives closing the database; terminating it before that ends the thread. */
class PooledWorker {
  #isClosed = false
  /** @type {[string, (value: any) => void][]} */
  #listeners = []

  /** @param {string} dataDir @param {() => Worker} start */
  constructor(dataDir, start) {
    this.dataDir = dataDir
    const running = engines.get(dataDir)
    this.thread = running ?? start()
    engines.set(dataDir, this.thread)
    this.thread.ref()
    if (running) queueMicrotask(() => this.#emit({ kind: 'ready' }))
  }

  /** @param {string} event @param {(value: any) => void} listener */
  on(event, listener) {
    this.#listeners.push([event, listener])
    this.thread.on(event, listener)
  }

  /** @param {{ id: number, requests: { kind: string }[] }} message */
  postMessage(message) {
    if (message.requests[0]?.kind !== 'close') {
      this.thread.postMessage(message)
      return
    }
    this.#isClosed = true
    queueMicrotask(() => this.#emit({ kind: 'answers', id: message.id, outcomes: [{ rows: [] }] }))
  }

  async terminate() {
    for (const [event, listener] of this.#listeners) this.thread.off(event, listener)
    this.thread.unref()
    if (this.#isClosed) return
    engines.set(this.dataDir, null)
    await this.thread.terminate()
  }

  /** @param {object} message */
  #emit(message) {
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(message)
  }
}
