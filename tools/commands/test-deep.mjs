// @ts-check
// The rules of the payment plan and of due dates on forty times as many random cases as in `npm test`, and the check of the
// books on 2,000 random persons.
import { runProgram } from '../run/program.mjs'

const env = { PLAN_RUNS: '20000' }

export async function run() {
  const money = await runProgram('jest', [], { cwd: 'libs/money', env })
  const plan = await runProgram('jest', [], { cwd: 'libs/plan', env })
  const books = await runProgram(
    'jest',
    ['journeys/books/books-check.properties', '--selectProjects', 'embedded'],
    {
      cwd: 'apps/api',
      env: { BOOKS_RUNS: '2000', NODE_OPTIONS: '--experimental-vm-modules' },
    },
  )
  return money || plan || books
}
