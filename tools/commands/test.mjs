// @ts-check
// Lints, checks the types and runs every test that needs no browser.
import { runSteps } from '../run/program.mjs'

export function run() {
  return runSteps([
    ['Format and lint', 'biome', 'ci', '.'],
    ['Unused code and undeclared packages', 'knip'],
    ['Types and tests', 'nx', 'run-many', '-t', 'typecheck', 'test', 'repository', '--output-style=static'],
  ])
}
