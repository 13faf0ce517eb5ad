// @ts-check
// Lints, checks types and runs every test that needs no browser.
import { checkStyle } from '../lint/style.mjs'
import { runProgram } from '../run/program.mjs'
import { runStages } from '../run/stages.mjs'
import { checkTests } from '../security/check-tests.mjs'

const TARGETS = ['typecheck', 'test', 'repository']

export function run() {
  return runStages(
    [
      { name: 'Format and lint', run: () => runProgram('biome', ['ci', '.']) },
      { name: 'Style', run: async () => checkStyle() },
      { name: 'Unused code and undeclared packages', run: () => runProgram('knip', []) },
      {
        name: 'Types and tests',
        run: () => runProgram('nx', ['run-many', '-t', ...TARGETS, '--output-style=static']),
      },
      // A rule of docs/security.md whose test was renamed or no longer runs.
      { name: 'Tests of the security rules', run: async () => checkTests('jest') },
    ],
    { isPatient: false },
  )
}
