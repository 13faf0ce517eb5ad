// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const STOP_TIMEOUT_MS = 20_000

/**
 * @typedef {object} Program
 * @property {string} name unique
 * @property {number} stage later stages stop first
 * @property {string} address where it listens
 * @property {readonly string[]} command
 * @property {Record<string, string>} env
 * @property {string} folder its working directory
 * @property {string} log file for its output
 */

/** Runs programs and restarts those that exit, as systemd or a container platform does. */
export class Supervisor {
  /** @type {Map<string, { program: Program, child: import('node:child_process').ChildProcess | null }>} */
  #running = new Map()
  #isStopping = false
  #restartDelayMs
  #onChange

  /**
   * @param {number} restartDelayMs
   * @param {() => void} onChange called after each start and each exit
   */
  constructor(restartDelayMs, onChange) {
    this.#restartDelayMs = restartDelayMs
    this.#onChange = onChange
  }

  /** @param {Program} program */
  start(program) {
    const log = openSync(program.log, 'a')
    const [command = '', ...args] = program.command
    const child = spawn(command, args, {
      cwd: program.folder,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...program.env },
      // A separate process group: Ctrl-C must not reach it before stop() does.
      detached: true,
      stdio: ['ignore', log, log],
    })
    this.#running.set(program.name, { program, child })
    child.once('error', () => this.#restart(program))
    child.once('exit', () => this.#restart(program))
    this.#onChange()
  }

  /** The programs with the ids of their processes; null while a program waits for its restart. */
  processes() {
    return [...this.#running.values()].map(({ program, child }) => ({
      name: program.name,
      address: program.address,
      pid: child?.pid ?? null,
      log: program.log,
    }))
  }

  async stop() {
    this.#isStopping = true
    const entries = [...this.#running.values()]
    const stages = [...new Set(entries.map(({ program }) => program.stage))].sort((a, b) => b - a)
    for (const stage of stages) {
      const children = entries.flatMap(({ program, child }) =>
        child && program.stage === stage ? [child] : [],
      )
      await Promise.all(children.map(endChild))
    }
  }

  /** @param {Program} program */
  async #restart(program) {
    this.#running.set(program.name, { program, child: null })
    if (this.#isStopping) return
    this.#onChange()
    await sleep(this.#restartDelayMs)
    if (!this.#isStopping) this.start(program)
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function endChild(child) {
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  child.kill('SIGTERM')
  // A frozen process handles the signal only once it continues.
  child.kill('SIGCONT')
  await ended
  clearTimeout(timer)
}
