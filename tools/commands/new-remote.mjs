// @ts-check
// Creates a remote that lints, type-checks, tests, builds and runs alone:
//   npm run new-remote NAME -- [--label "..."] [--path /x] [--widget]
// Changes only its own folder and package-lock.json: everything else finds remotes by their remote.json.
import { parseArgs } from 'node:util'
import { planRemote } from '../new-remote/plan-remote.mjs'
import { writeRemote } from '../new-remote/write-remote.mjs'
import { ensureInstalled, root } from '../run/install.mjs'
import { runNpm } from '../run/npm.mjs'
import { runProgram } from '../run/program.mjs'
import { readRemotes } from '../run/read-remotes.mjs'

const USAGE = 'npm run new-remote NAME -- [--label "What people call it"] [--path /address] [--widget]'

/** @param {string[]} args */
export async function run(args) {
  /** @type {ReturnType<typeof planRemote>} */
  let remote
  try {
    remote = wanted(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`Usage: ${USAGE}`)
    return 1
  }
  const folder = writeRemote(remote, root)
  await runProgram('biome', ['format', '--write', '--log-level=error', folder])
  if (!(await enterInLockfile())) {
    console.error(
      `${folder} is made, but package-lock.json does not name it yet: run npm install --package-lock-only.`,
    )
    return 1
  }
  // Only its link in node_modules is missing.
  ensureInstalled()
  console.log(`Made ${folder}: ${remote.description.place.label}, alone on http://localhost:${remote.description.devPort}.
  npx nx dev ${remote.name}-mfe    shows it alone, with a fake API
  npx nx test ${remote.name}-mfe   runs its tests
  npm run dev${' '.repeat(remote.name.length + 9)}shows it in the app`)
  return 0
}

/** @param {string[]} args */
function wanted(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { label: { type: 'string' }, path: { type: 'string' }, widget: { type: 'boolean' } },
  })
  if (positionals.length !== 1) throw new Error('It takes one name.')
  return planRemote({ name: positionals[0] ?? '', ...values }, readRemotes(root))
}

/** Adds the new workspace to package-lock.json without downloading anything. */
async function enterInLockfile() {
  const args = ['--package-lock-only', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  return (await runNpm(['install', ...args, '--loglevel=error'])) === 0
}
