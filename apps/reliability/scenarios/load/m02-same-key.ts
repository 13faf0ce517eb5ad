import { randomUUID } from 'node:crypto'
import { booksProblems } from '../../harness/people/book-errors'
import { counted } from '../../harness/runner/counts'
import { atOnce, owed, owned, pay } from '../../harness/people/bookkeeping'
import { addCash, addDebt, type Person, signUp } from '../../harness/people/person'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { differences } from '../../harness/runner/format'

const TIMES = 50

export const sameKey: Row = {
  id: 'M2',
  test: 'the same payment with the same key, 50 times at once',
  goal: '100 of 100 rounds: one effect, identical answers',
  engines: ['embedded', 'postgres'],
  rounds: { short: 3, long: 100 },
  async run(setting) {
    const person = await signUp(await sharedServer(setting))
    const wrong: string[] = []
    for (let round = 0; round < setting.rounds; round += 1) wrong.push(...(await repeat(person, round)))
    wrong.push(...(await booksProblems(person)))
    return {
      figure: `${setting.rounds} rounds of ${TIMES} requests, ${differences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function repeat(person: Person, round: number): Promise<string[]> {
  const from = `Cash ${round}`
  await addCash(person, 1000, from)
  const debtId = await addDebt(person, 1000)
  const key = randomUUID()
  const replies = await atOnce(TIMES, () => pay(person, { debtId, amount: 10, from, key }))
  const kinds = Object.keys(counted(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)))
  const isOnce = (await owed(person, debtId)) === 99_000n && (await owned(person, from)) === 99_000n
  if (kinds.length === 1 && replies[0]?.status === 200 && isOnce) return []
  return [`${isOnce ? 'one effect' : 'not one effect'}, ${kinds.length} different answers: ${kinds.at(-1)}`]
}
