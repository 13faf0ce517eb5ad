// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { runServer } from '../run/api-server.mjs'
import { root } from '../run/install.mjs'
import { runProgram } from '../run/program.mjs'

/** What the server is built from. */
const SOURCES = [
  'apps/api/src',
  'libs/contracts/src',
  'libs/money/src',
  'libs/plan/src',
  'libs/quick-entry/src',
]
/** An editor saves a file in several steps. */
const REST_MS = 200

/** @returns {Promise<number>} the exit code of the build */
export function buildServer() {
  return runProgram('nx', ['run', '@solvent/api:build', '--output-style=static'])
}

/**
 * Starts the server as it was built, and builds and starts it again when one of its sources is saved.
 * @param {number} port
 */
export function developServer(port) {
  let ended = () => {}
  const start = () => runServer({ port, onEnd: () => ended() })
  let server = start()
  let stopping = false
  let building = false
  let isStale = false

  /** Builds the server and starts it in the place of the one that runs; of a build that fails the old one goes on. */
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
