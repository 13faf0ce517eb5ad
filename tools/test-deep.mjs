// @ts-check
// The rules of the payment plan and of due dates on forty times as many random cases as in `npm test`.
import { ensureInstalled } from './run/install.mjs'
import { run } from './run/run.mjs'

const env = { PLAN_RUNS: '20000' }

ensureInstalled()
const money = await run('jest', [], { cwd: 'libs/money', env })
const plan = await run('jest', [], { cwd: 'libs/plan', env })
process.exit(money || plan)
