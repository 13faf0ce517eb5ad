import { randomUUID } from 'node:crypto'
import { type Person, signUp } from '@solvent/api-testing/person'
import { sharedServer } from '../../harness/app/shared-server'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, addDebt, assetBalance, debtBalance, pay } from '../../harness/people/bookkeeping'
import { formatDifferences } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues } from '../../harness/runner/statistics'

const TIMES = 50

export const sameKey: Scenario = {
  id: 'M2',
  test: 'the same payment with the same key, 50 times concurrently',
  goal: '100 of 100 rounds: one effect, identical answers',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 100 },
  async run(context) {
    const person = await signUp(await sharedServer(context))
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) wrong.push(...(await repeat(person, round)))
    wrong.push(...(await findBookErrors(person)))
    return {
      figure: `${context.rounds} rounds of ${TIMES} requests, ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function repeat(person: Person, round: number): Promise<string[]> {
  const from = `Cash ${round}`
  await addCash(person, 1000, from)
  const debtId = await addDebt(person, 1000)
  const key = randomUUID()
  const replies = await inParallel(TIMES, () => pay(person, { debtId, amount: 10, from, key }))
  const kinds = Object.keys(
    countValues(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)),
  )
  const isOnce =
    (await debtBalance(person, debtId)) === 99_000n && (await assetBalance(person, from)) === 99_000n
  if (kinds.length === 1 && replies[0]?.status === 200 && isOnce) return []
  return [`${isOnce ? 'one effect' : 'not one effect'}, ${kinds.length} different answers: ${kinds.at(-1)}`]
}
