// @ts-check

const PAUSES = { firstMs: 1_000, longestMs: 30_000 }
const GIVE_UP = { times: 5, withinMs: 5 * 60_000 }

/**
 * Keeps a process running: starts it again when it ends without being told to, after it has said that it is ready
 * (`process.send('ready')`). A process that ends with exit code 0 or before it was ever ready wants to end.
 * @param {object} options
 * @param {() => import('node:child_process').ChildProcess} options.start with an IPC channel
 * @param {(code: number) => void} options.onEnd it has ended and is not started again
 * @param {(line: string) => void} options.say
 * @param {typeof PAUSES} [options.pauses] the second is twice as long as the first, and so on
 * @param {typeof GIVE_UP} [options.giveUp] how many unexpected ends are too many
 */
export function keepRunning({ start, onEnd, say, pauses = PAUSES, giveUp = GIVE_UP }) {
  let stopping = false
  let wasEverReady = false
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  /** @type {number[]} times of unexpected ends */
  let ends = []

  function run() {
    let isReady = false
    child = start()
    child.on('message', (message) => {
      if (message === 'ready') isReady = wasEverReady = true
    })
    child.on('exit', (code, signal) => {
      child = undefined
      const isWanted = stopping || code === 0 || !wasEverReady || (!isReady && signal === null)
      if (isWanted) onEnd(code ?? 1)
      else startAgain(signal ? `was ended by ${signal}` : `ended with code ${code}`)
    })
  }

  /** @param {string} reason */
  function startAgain(reason) {
    const now = Date.now()
    ends = [...ends.filter((time) => now - time < giveUp.withinMs), now]
    if (ends.length >= giveUp.times) {
      say(`The server ${reason}, ${ends.length} times in a short time. Solvent gives up.`)
      onEnd(1)
      return
    }
    const ms = Math.min(pauses.firstMs * 2 ** (ends.length - 1), pauses.longestMs)
    say(`The server ${reason}. It is started again in ${ms / 1000} s.`)
    pause = setTimeout(run, ms)
  }

  run()
  return {
    /** Ends the process for good; `onEnd` tells when it is done. */
    stop() {
      stopping = true
      clearTimeout(pause)
      if (child) child.kill('SIGTERM')
      else onEnd(0)
    },
  }
}
