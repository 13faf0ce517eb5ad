// @ts-check
// Does to the app what must not bring it down, and prints what came of it: node tools/reliability.mjs crash --short
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, root } from './run/install.mjs'
import { runProgram } from './run/program.mjs'

const [command = '', ...options] = process.argv.slice(2)

ensureInstalled()
// What is thrown at the server is also thrown at the pages it serves.
const targets = command === 'fuzz' ? ['run-many', '-t', 'build'] : ['run', '@solvent/api:build']
const built = await runProgram('nx', [...targets, '--output-style=static'])
if (built !== 0) process.exit(built)
const bundled = await runProgram('rspack', ['build', '-c', 'apps/reliability/rspack.config.ts'])
if (bundled !== 0) process.exit(bundled)

const program = path.join(root, 'apps/reliability/dist', `${command}.mjs`)
const { status } = spawnSync(process.execPath, [program, ...options], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
