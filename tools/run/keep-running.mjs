// @ts-check

const PAUSES = { firstMs: 1_000, longestMs: 30_000 }
const LIMIT = { times: 5, withinMs: 5 * 60_000 }

/**
 * Supervises a process: restarts it after an unexpected exit, once it has reported that it is ready
 * (`process.send('ready')`). An exit with code 0, or before it was ever ready, is final. If a process that was ready
 * before fails to start, it may be waiting for a port, for example, so it is retried as well.
 * @param {object} options
 * @param {() => import('node:child_process').ChildProcess} options.start with an IPC channel
 * @param {(code: number) => void} options.onEnd it has ended and is not started again
 * @param {(line: string) => void} options.report
 * @param {typeof PAUSES} [options.pauses] the second is twice as long as the first, and so on
 * @param {typeof LIMIT} [options.limit] how many unexpected ends are too many
 */
export function keepRunning({ start, onEnd, report, pauses = PAUSES, limit = LIMIT }) {
  let stopping = false
  let wasEverReady = false
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  /** @type {number[]} times of unexpected ends */
  let ends = []

  function run() {
    const started = start()
    child = started
    started.on('message', (message) => {
      if (message === 'ready') wasEverReady = true
    })
    started.on('exit', (code, signal) => {
      ended(code, signal ? `was ended by ${signal}` : `ended with code ${code}`)
    })
    started.on('error', (error) => {
      // A process that did start also emits "exit".
      if (started.pid !== undefined) return
      if (!wasEverReady) report(`The server cannot be started: ${error.message}.`)
      ended(null, `could not be started (${error.message})`)
    })
  }

  /**
   * @param {number | null} code
   * @param {string} reason
   */
  function ended(code, reason) {
    child = undefined
    if (stopping || code === 0 || !wasEverReady) onEnd(code ?? 1)
    else startAgain(reason)
  }

  /** @param {string} reason */
  function startAgain(reason) {
    const now = Date.now()
    ends = [...ends.filter((time) => now - time < limit.withinMs), now]
    if (ends.length >= limit.times) {
      report(`The server ${reason}, ${ends.length} times in a short time. Solvent gives up.`)
      onEnd(1)
      return
    }
    const ms = Math.min(pauses.firstMs * 2 ** (ends.length - 1), pauses.longestMs)
    report(`The server ${reason}. It is started again in ${ms / 1000} s.`)
    pause = setTimeout(run, ms)
  }

  run()
  return {
    /** Asks the process to stop (`process.on('message')`: "stop"). `onEnd` reports when it has. */
    stop() {
      stopping = true
      clearTimeout(pause)
      if (!child) onEnd(0)
      // Not a signal: Windows has none that a process can catch, and would kill it in the middle of its work.
      else if (child.connected) child.send('stop')
      else child.kill()
    },
  }
}
