// @ts-check
// Compares every balance with its journal; the server must not be running on the same data folder.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, root } from './run/install.mjs'
import { run } from './run/run.mjs'

ensureInstalled()
const built = await run('nx', ['run', '@solvent/api:build', '--output-style=static'])
if (built !== 0) process.exit(built)

const { status } = spawnSync(process.execPath, [path.join(root, 'apps/api/dist/books-check.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: path.resolve(process.env.DATA_DIR ?? path.join(root, 'data')) },
})
process.exit(status ?? 1)
