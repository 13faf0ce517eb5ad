import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { repository } from './running-app'

/** Runs a script with Node.js in a folder; returns its output. */
export function runNode(cwd: string, ...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })
}

/** Creates and builds the remote `goals_mfe` in a copy of the repository. Returns its folder. */
export function generateRemote(copy: string): string {
  runNode(copy, 'tools/run.mjs', 'new-remote', 'goals', '--label', 'Savings goals', '--path', '/savings')
  const folder = path.join(copy, 'apps/goals-mfe')
  runNode(folder, path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js'), 'build')
  return folder
}
