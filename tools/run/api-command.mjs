// @ts-check
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './install.mjs'
import { runProgram } from './program.mjs'

/**
 * Runs a command of the server on the data of `npm start`, building it first if necessary.
 * @param {string} name of its file
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runApiCommand(name, args) {
  const built = await runProgram('nx', ['run', '@solvent/api:build', '--output-style=static'])
  if (built !== 0) return built

  const { status } = spawnSync(process.execPath, [path.join(root, `apps/api/dist/${name}.mjs`), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: path.resolve(process.env.DATA_DIR ?? path.join(root, 'data')) },
  })
  return status ?? 1
}
