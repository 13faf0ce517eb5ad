// @ts-check
// Starts the app with three people who have books: npm run demo. Each start creates their data again.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../run/install.mjs'
import { run as start } from './start.mjs'

const folder = path.join(root, '.run', 'demo')

export function run() {
  // The three people exist only in this folder.
  delete process.env.DATABASE_URL
  delete process.env.DATABASE_URL_FILE
  Object.assign(process.env, {
    DATA_DIR: path.join(folder, 'data'),
    SERVER_KEY_FILE: path.join(folder, 'key'),
  })
  return start([], { prepare: createPeople })
}

/** @returns {number} the exit code */
function createPeople() {
  fs.rmSync(folder, { recursive: true, force: true })
  const demo = spawnSync(process.execPath, [path.join(root, 'apps/api/dist/demo.mjs')], { encoding: 'utf8' })
  if (demo.status !== 0) {
    console.error(demo.stderr)
    return 1
  }
  console.log(`\nLog in as one of these:\n\n${demo.stdout}`)
  return 0
}
