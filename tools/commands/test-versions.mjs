// @ts-check
// Tests releases of two commits together: npm run test:versions -- COMMIT [journeys ...]
// Runs journeys with the shell of this commit and the remotes of COMMIT, then the other way round.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../run/install.mjs'
import { runProgram } from '../run/program.mjs'

/** @param {string[]} args */
export async function run([commit, ...chosen]) {
  if (commit === undefined) {
    console.error('Say which commit to compare with: npm run test:versions -- COMMIT [journeys ...]')
    return 2
  }
  const journeys = chosen.length > 0 ? chosen : ['main-tasks', 'two-tabs']
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'solvent-versions-'))
  const other = path.join(folder, 'solvent')
  try {
    build(commit, other)
    const theirs = { OTHER_APPS: path.join(other, 'apps') }
    const shell = { SHELL_DIR: path.join(other, 'apps/shell/dist') }
    const results = [
      ['shell of this commit, remotes of the other', await runJourneys(journeys, theirs)],
      ['shell of the other commit, remotes of this one', await runJourneys(journeys, shell)],
    ]
    for (const [what, code] of results) console.log(`${what}: ${code === 0 ? 'works' : 'fails'}`)
    return results.every(([, code]) => code === 0) ? 0 : 1
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', other], { cwd: root })
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds a commit with the packages of its own lockfile.
 * @param {string} commit
 * @param {string} folder
 */
function build(commit, folder) {
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') }
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], options)
  const inFolder = { ...options, cwd: folder, shell: process.platform === 'win32' }
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], inFolder)
  const args = [
    'nx',
    'run-many',
    '-t',
    'build',
    '--projects=@solvent/shell,@solvent/*-mfe',
    '--output-style=static',
  ]
  execFileSync('npx', args, {
    ...inFolder,
    env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' },
  })
}

/**
 * @param {string[]} journeys
 * @param {Record<string, string>} env
 */
function runJourneys(journeys, env) {
  return runProgram('playwright', ['test', '--config', 'apps/e2e', '--project=journeys', ...journeys], {
    env,
  })
}
