// @ts-check
import { spawn } from 'node:child_process'
import { root } from './install.mjs'

/**
 * Runs npm and shows its output.
 *
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runNpm(args, { env = {} } = {}) {
  const child = spawn('npm', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // Windows starts npm.cmd only through a shell.
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`npm could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
