// @ts-check
// Properties on many more cases than in `npm test`, drawn anew in each run.
import { randomInt } from 'node:crypto'
import { runProgram } from '../run/program.mjs'

/** How many times the cases of `npm test`. */
const RULES_EFFORT = '40'
const BOOKS_EFFORT = '200'

export async function run() {
  const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31))
  console.log(`PROPERTY_SEED=${seed}`)
  const rules = { PROPERTY_SEED: seed, PROPERTY_EFFORT: RULES_EFFORT }
  const money = await runProgram('jest', [], { cwd: 'libs/money', env: rules })
  const plan = await runProgram('jest', [], { cwd: 'libs/plan', env: rules })
  const entries = await runProgram('jest', [], { cwd: 'libs/quick-entry', env: rules })
  const books = await runProgram('jest', ['properties', '--selectProjects', 'embedded'], {
    cwd: 'apps/api',
    env: {
      PROPERTY_SEED: seed,
      PROPERTY_EFFORT: BOOKS_EFFORT,
      NODE_OPTIONS: '--experimental-vm-modules',
    },
  })
  const code = money || plan || entries || books
  if (code !== 0) console.error(`To repeat it: PROPERTY_SEED=${seed} npm run test:deep`)
  return code
}
