// @ts-check
// Makes a remote that lints, type-checks, tests, builds and runs alone: npm run new-remote NAME -- [--label "..."] [--path /x] [--widget]
// Touches its own folder and package-lock.json, and nothing else: everything finds remotes by their remote.json.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { planRemote } from './new-remote/plan-remote.mjs'
import { writeRemote } from './new-remote/write-remote.mjs'
import { root } from './run/install.mjs'
import { runProgram } from './run/program.mjs'
import { readRemotes } from './run/read-remotes.mjs'

const USAGE = 'npm run new-remote NAME -- [--label "What people call it"] [--path /address] [--widget]'

/** @param {unknown} error */
function refuse(error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`Usage: ${USAGE}`)
  process.exit(1)
}

function wanted() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { label: { type: 'string' }, path: { type: 'string' }, widget: { type: 'boolean' } },
  })
  if (positionals.length !== 1) throw new Error('It takes one name.')
  return planRemote({ name: positionals[0] ?? '', ...values }, readRemotes(root))
}

/** @type {ReturnType<typeof planRemote>} */
let remote
try {
  remote = wanted()
} catch (error) {
  refuse(error)
  throw error
}
const folder = writeRemote(remote, root)
await runProgram('biome', ['format', '--write', '--log-level=error', folder])
// Enters it in package-lock.json as one of the workspaces; nothing new is downloaded.
const { status } = spawnSync(
  'npm',
  [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
)
if (status !== 0) {
  console.error(
    `${folder} is made, but package-lock.json does not name it yet: run npm install --package-lock-only.`,
  )
  process.exit(1)
}
console.log(`Made ${folder}: ${remote.description.place.label}, alone on http://localhost:${remote.description.devPort}.
  npx nx dev ${remote.name}-mfe      shows it alone, with a fake API
  npx nx test ${remote.name}-mfe     runs its tests
  npm run dev                ${' '.repeat(remote.name.length)}shows it in the app`)
