// @ts-check
// Do releases of two commits work together? npm run test:versions -- COMMIT [journeys ...]
// Runs journeys with the shell of this commit on the remotes of COMMIT, and with its shell on the remotes of this one.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureInstalled, root } from './run/install.mjs'
import { runProgram } from './run/program.mjs'

const [commit, ...chosen] = process.argv.slice(2)
if (commit === undefined) {
  console.error('Say which commit to compare with: npm run test:versions -- COMMIT [journeys ...]')
  process.exit(2)
}
const journeys = chosen.length > 0 ? chosen : ['main-tasks', 'two-tabs']

ensureInstalled()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'solvent-versions-'))
const other = path.join(folder, 'solvent')
try {
  buildOther()
  const theirs = { OTHER_APPS: path.join(other, 'apps') }
  const results = [
    ['shell of this commit, remotes of the other', await runJourneys(theirs)],
    [
      'shell of the other commit, remotes of this one',
      await runJourneys({ SHELL_DIR: path.join(other, 'apps/shell/dist') }),
    ],
  ]
  for (const [what, code] of results) console.log(`${what}: ${code === 0 ? 'works' : 'fails'}`)
  process.exitCode = results.every(([, code]) => code === 0) ? 0 : 1
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', other], { cwd: root })
  fs.rmSync(folder, { recursive: true, force: true })
}

/** The other commit, built with its own packages. */
function buildOther() {
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') }
  execFileSync('git', ['worktree', 'add', '--detach', other, String(commit)], options)
  const inOther = { ...options, cwd: other, shell: process.platform === 'win32' }
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], inOther)
  const build = [
    'nx',
    'run-many',
    '-t',
    'build',
    '--projects=@solvent/shell,@solvent/*-mfe',
    '--output-style=static',
  ]
  execFileSync('npx', build, {
    ...inOther,
    env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' },
  })
}

/** @param {Record<string, string>} env */
function runJourneys(env) {
  return runProgram('playwright', ['test', '--config', 'apps/e2e', '--project=journeys', ...journeys], {
    env,
  })
}
