// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './install.mjs'

/**
 * Runs npm and shows its output.
 *
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<number>} its exit code
 */
export async function runNpm(args, { env = {} } = {}) {
  const child = spawn('npm', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // Windows starts npm.cmd only through a shell.
    shell: process.platform === 'win32',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
