// @ts-check
// Searches for a case that breaks a property: each run draws new cases, and many more than `npm test`.
import { randomInt } from 'node:crypto'
import { runProgram } from '../run/program.mjs'

const api = {
  args: ['--selectProjects', 'embedded'],
  cwd: 'apps/api',
  env: { NODE_OPTIONS: '--experimental-vm-modules' },
}

/** The projects with properties, and by how much their number of cases in `npm test` is multiplied. */
const searches = [
  { effort: 40, args: [], cwd: 'libs/money', env: {} },
  { effort: 40, args: [], cwd: 'libs/plan', env: {} },
  { effort: 40, args: [], cwd: 'libs/quick-entry', env: {} },
  // Compares fixed debts with outside programs, where they are installed.
  { effort: 1, args: ['-c', 'deep/jest.config.mjs'], cwd: 'libs/plan', env: {} },
  { ...api, effort: 500, args: ['journeys/books/books-check.properties', ...api.args] },
  { ...api, effort: 25, args: ['journeys/books/imported-once', ...api.args] },
  { ...api, effort: 34, args: ['journeys/transfer/ledgers.properties', ...api.args] },
  {
    ...api,
    effort: 10,
    args: [
      'books/books.properties',
      'payoff.properties',
      'fuzz.properties',
      'calculate.properties',
      ...api.args,
    ],
  },
]

export async function run() {
  const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31))
  console.log(`Seed: ${seed}`)
  let failed = 0
  for (const { effort, args, cwd, env } of searches) {
    const properties = { PROPERTY_SEED: seed, PROPERTY_EFFORT: String(effort) }
    const code = await runProgram('jest', args, { cwd, env: { ...env, ...properties } })
    failed ||= code
  }
  if (failed) console.error(`Failed. To run the same cases again: PROPERTY_SEED=${seed} npm run test:deep`)
  return failed
}
