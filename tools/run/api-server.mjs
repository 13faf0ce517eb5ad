// @ts-check
import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './install.mjs'
import { keepRunning } from './keep-running.mjs'
import { serverFlags, serverMemory } from './server-flags.mjs'

/**
 * Starts the built server, and restarts it whenever it exits unexpectedly.
 * @param {object} options
 * @param {number} options.port
 * @param {Record<string, string>} [options.env]
 * @param {(code: number) => void} options.onEnd it has ended and is not started again
 */
export function runServer({ port, env = {}, onEnd }) {
  return keepRunning({
    start: () =>
      spawn(process.execPath, [...serverFlags, path.join(root, 'apps/api/dist/main.mjs')], {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: {
          ...serverMemory,
          ...process.env,
          PORT: String(port),
          DATA_DIR: path.resolve(process.env.DATA_DIR ?? path.join(root, 'data')),
          ...env,
        },
      }),
    onEnd,
    report: (line) => console.error(line),
  })
}
