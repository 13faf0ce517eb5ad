// @ts-check
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './install.mjs'
import { runProgram } from './program.mjs'

/**
 * Builds the server and runs a program of apps/reliability against it.
 * @param {string} name of its file, such as `crash`
 * @param {string[]} options such as `--short`
 * @returns {Promise<number>} its exit code
 */
export async function runReliability(name, options = []) {
  // Hostile input is sent to the pages as well, which the server serves.
  const targets = name === 'fuzz' ? ['run-many', '-t', 'build'] : ['run', '@solvent/api:build']
  const built = await runProgram('nx', [...targets, '--output-style=static'])
  if (built !== 0) return built
  const bundled = await runProgram('rspack', ['build', '-c', 'apps/reliability/rspack.config.ts'])
  if (bundled !== 0) return bundled

  const program = path.join(root, 'apps/reliability/dist', `${name}.mjs`)
  const { status } = spawnSync(process.execPath, [program, ...options], { cwd: root, stdio: 'inherit' })
  return status ?? 1
}
