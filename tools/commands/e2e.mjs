// @ts-check
// Runs the journeys in a browser, and checks that those which docs/asvs.json names are among them.
import { runProgram } from '../run/program.mjs'
import { checkTests } from '../security/check-tests.mjs'

/** @param {string[]} args of Playwright, such as the names of journeys */
export async function run(args) {
  const code = await runProgram('playwright', ['test', '--config', 'apps/e2e', ...args])
  return code === 0 && args.length === 0 ? checkTests('browser') : code
}
