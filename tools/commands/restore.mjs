// @ts-check
// Restores a backup while the app is stopped: npm run restore -- FILE
import path from 'node:path'
import { runApiCommand } from '../run/api-command.mjs'

/** @param {string[]} args */
export function run(args) {
  // npm runs scripts in the folder of the project, wherever it is called.
  const from = process.env.INIT_CWD ?? process.cwd()
  return runApiCommand(
    'restore',
    args.map((file) => path.resolve(from, file)),
  )
}
