import { carLoan } from '@solvent/api-testing/examples'
import { documentWithDebts } from '@solvent/api-testing/many-debts'
import { type Person, signUp } from '@solvent/api-testing/person'
import { getProjection } from '@solvent/contracts'
import { importData } from '@solvent/contracts/transfer'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { noTimes, PayingReader } from '../../harness/people/paying-reader'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'
import { isSpeedGoalMet, speedNote } from '../../harness/runner/speed-goal'

const DEBTS = 10_000
const WHAT_IFS = 8
const LONGEST_MS = 200
const ROUND_MS = 1000

export const paidOffDebts: Scenario = {
  id: 'L11',
  test: `a person with ${DEBTS.toLocaleString('en-US')} paid-off debts tries out ${WHAT_IFS} what-ifs at a time while another person opens the dashboard and pays; for one second per round`,
  goal: `60 s: the other waits <= ${LONGEST_MS} ms, 0 errors`,
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 60 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const api = await startApi({ store })
    const planner = await personWithPaidOffDebts(api.url)
    const reader = await PayingReader.create(api.url)
    const times = noTimes()
    let isOver = false
    const whatIfs = Array.from({ length: WHAT_IFS }, () => tryOutUntil(planner, () => isOver))
    await reader.use(context.rounds * ROUND_MS, times)
    isOver = true
    const answered = (await Promise.all(whatIfs)).reduce((sum, count) => sum + count, 0)
    const wrong = await reader.differences()
    await api.end('SIGTERM')
    await close()
    const longest = Math.max(...times.dashboard, ...times.payment)
    return {
      figure: `longest wait ${formatDuration(longest)} of ${2 * times.payment.length} beside ${answered} what-ifs${speedNote(context)}, ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && answered > 0 && isSpeedGoalMet(context, longest <= LONGEST_MS),
    }
  },
}

async function personWithPaidOffDebts(url: string): Promise<Person> {
  const paidOff = carLoan({ liability_amount: 0 })
  const person = await signUp(url)
  await person.answer(importData, { body: await documentWithDebts(await signUp(url), DEBTS, paidOff) })
  return person
}

/** Resolves to the number of answered what-ifs. */
async function tryOutUntil(person: Person, isOver: () => boolean): Promise<number> {
  let answered = 0
  while (!isOver()) {
    await person.answer(getProjection, { query: { extra_per_month: String(1 + (answered % 900)) } })
    answered += 1
  }
  return answered
}
