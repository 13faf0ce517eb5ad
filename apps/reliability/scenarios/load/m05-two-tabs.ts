import { randomUUID } from 'node:crypto'
import { booksProblems } from '../../harness/people/book-errors'
import { atOnce, message, outcome, owed, owned, pay } from '../../harness/people/bookkeeping'
import { addCash, addDebt, type Person, type Reply, signUp } from '../../harness/people/person'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { differences } from '../../harness/runner/format'

const DEBT = 1200
const MONEY = 5000
const PAID_OFF = 'This liability is already paid off.'
const TOO_MUCH = 'Payment amount cannot exceed remaining balance'

export const twoTabs: Row = {
  id: 'M5',
  test: 'two tabs pay the rest, or most of it, at once; a double click sends one payment twice',
  goal: '100 of 100 rounds: one payment, and the other is told why not',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 100 },
  async run(setting) {
    const person = await signUp(await sharedServer(setting))
    const wrong: string[] = []
    for (let round = 0; round < setting.rounds; round += 1) {
      const from = `Cash ${round}`
      wrong.push(...(await tabs(person, { from, amount: undefined, refusal: PAID_OFF })))
      wrong.push(...(await tabs(person, { from, amount: DEBT, refusal: PAID_OFF })))
      wrong.push(...(await tabs(person, { from, amount: 700, refusal: TOO_MUCH })))
      wrong.push(...(await doubleClick(person, from)))
    }
    wrong.push(...(await booksProblems(person)))
    return {
      figure: `${setting.rounds} rounds of three pairs of tabs and a double click, ${differences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function tabs(
  person: Person,
  { from, amount, refusal }: { from: string; amount: number | undefined; refusal: string },
): Promise<string[]> {
  const debtId = await prepared(person, from)
  const payment = { debtId, from, ...(amount !== undefined && { amount }) }
  const before = await owned(person, from)
  const replies = await atOnce(2, () => pay(person, payment))
  const expected = 100n * BigInt(amount ?? DEBT)
  const other = replies.find(({ status }) => status !== 200)
  const isRight =
    replies.some(({ status }) => status === 200) &&
    other !== undefined &&
    message(other) === refusal &&
    (await isPaidOnce(person, { debtId, from, before, expected }))
  return isRight ? [] : [`two tabs that pay ${amount ?? 'the rest'}: ${shown(replies)}`]
}

async function doubleClick(person: Person, from: string): Promise<string[]> {
  const debtId = await prepared(person, from)
  const before = await owned(person, from)
  const key = randomUUID()
  const replies = await atOnce(2, () => pay(person, { debtId, from, amount: 100, key }))
  const isRight =
    replies.every(({ status }) => status === 200) &&
    JSON.stringify(replies[0]?.body) === JSON.stringify(replies[1]?.body) &&
    (await isPaidOnce(person, { debtId, from, before, expected: 10_000n }))
  return isRight ? [] : [`a double click: ${shown(replies)}`]
}

async function prepared(person: Person, from: string): Promise<string> {
  await addCash(person, MONEY, from)
  return addDebt(person, DEBT)
}

async function isPaidOnce(
  person: Person,
  { debtId, from, before, expected }: { debtId: string; from: string; before: bigint; expected: bigint },
): Promise<boolean> {
  const rest = await owed(person, debtId)
  return rest === BigInt(DEBT) * 100n - expected && (await owned(person, from)) === before - expected
}

function shown(replies: readonly Reply[]): string {
  return replies.map((reply) => `${outcome(reply)} ${message(reply)}`).join(' and ')
}
