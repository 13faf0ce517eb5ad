// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Each takes some 150 MB of memory. */
const PARKED_AT_MOST = 2

/** @type {Map<string, Worker | null>} by data folder; null where no engine runs */
const engines = new Map()
/** @type {string[]} data folders whose engine waits for the next test file */
const parked = []

/**
 * The embedded databases that a process of the test run keeps from one test file to the next: starting the engine
 * takes seconds of the processor.
 */
export const keptEngines = {
  /** A data folder for one user at a time: of a database that was given back empty, or a new one. */
  borrow() {
    const known = parked.pop()
    if (known !== undefined) return known
    // Beside the engine's program, which is removed after all tests, however this process ends.
    const home = mkdtempSync(join(dirname(process.env.SOLVENT_TEST_ENGINE_PROGRAM ?? ''), 'kept-'))
    const dataDir = join(home, 'data')
    engines.set(dataDir, null)
    return dataDir
  },

  /** @param {string} dataDir closed @param {boolean} isAsNew whether the next one finds what a new one has */
  async giveBack(dataDir, isAsNew) {
    const engine = engines.get(dataDir)
    if (isAsNew && engine && parked.length < PARKED_AT_MOST) {
      parked.push(dataDir)
      return
    }
    engines.delete(dataDir)
    await engine?.terminate()
    rmSync(dirname(dataDir), { recursive: true })
  },

  /** What stands in for the class `Worker`: for an engine that is kept, what leads to its one thread. */
  Worker: /** @type {typeof Worker} */ (
    /** @type {unknown} */ (
      /** @param {ConstructorParameters<typeof Worker>} args */
      function startOrResume(...args) {
        const dataDir = args[1]?.workerData?.dataDir
        if (!engines.has(dataDir)) return new Worker(...args)
        return new KeptThread(dataDir, () => new Worker(...args))
      }
    )
  ),
}

/** The thread of a kept engine, which goes on when the database is closed. If it is ended before, it ends. */
class KeptThread {
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
