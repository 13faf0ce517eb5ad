// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { runServer } from '../run/api-server.mjs'
import { root } from '../run/install.mjs'
import { runProgram } from '../run/program.mjs'

/** The source folders of the server. */
const SOURCES = [
  'apps/api/src',
  'libs/contracts/src',
  'libs/money/src',
  'libs/plan/src',
  'libs/quick-entry/src',
]
/** Debounces the several steps in which an editor saves a file. */
const REST_MS = 200

/** @returns {Promise<number>} the exit code of the build */
export function buildServer() {
  return runProgram('nx', ['run', '@solvent/api:build', '--output-style=static'])
}

/**
 * Starts the built server, then rebuilds and restarts it whenever one of its source files is saved.
 * @param {number} port
 */
export function developServer(port) {
  let ended = () => {}
  const start = () => runServer({ port, onEnd: () => ended() })
  let server = start()
  let stopping = false
  let building = false
  let isStale = false

  /** Rebuilds the server and replaces the running one. If the build fails, the old one continues. */
  async function renew() {
    isStale = true
    if (building) return
    building = true
    while (isStale && !stopping) {
      isStale = false
      if ((await buildServer()) !== 0) continue
      await /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          ended = resolve
          server.stop()
        })
      )
      ended = () => {}
      if (!stopping) server = start()
    }
    building = false
  }

  watchSources(renew)
  return {
    /** @param {() => void} onEnd */
    stop(onEnd) {
      stopping = true
      ended = onEnd
      server.stop()
    },
  }
}

/** @param {() => void} onSave */
function watchSources(onSave) {
  /** @type {NodeJS.Timeout | undefined} */
  let rest
  for (const folder of SOURCES) {
    fs.watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(rest)
      rest = setTimeout(onSave, REST_MS)
    })
  }
}
