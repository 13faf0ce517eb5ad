// @ts-check
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, root } from './install.mjs'
import { runProgram } from './program.mjs'

/**
 * Runs a command of the server, built before if need be, on the same data as `npm start`, and ends with its exit
 * code.
 * @param {string} name of its file
 * @param {string[]} args
 */
export async function runApiCommand(name, args = []) {
  ensureInstalled()
  const built = await runProgram('nx', ['run', '@solvent/api:build', '--output-style=static'])
  if (built !== 0) process.exit(built)

  const { status } = spawnSync(process.execPath, [path.join(root, `apps/api/dist/${name}.mjs`), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: path.resolve(process.env.DATA_DIR ?? path.join(root, 'data')) },
  })
  process.exit(status ?? 1)
}
