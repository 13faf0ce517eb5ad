import { randomUUID } from 'node:crypto'
import type { Reply } from '@solvent/api-testing/client'
import { type Person, signUp } from '@solvent/api-testing/person'
import { sharedServer } from '../../harness/app/shared-server'
import { findBookErrors } from '../../harness/people/book-errors'
import {
  addCash,
  addDebt,
  assetBalance,
  debtBalance,
  pay,
  toMessage,
  toOutcome,
} from '../../harness/people/bookkeeping'
import { formatDifferences } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'

const DEBT = 1200
const MONEY = 5000
const PAID_OFF = 'This liability is already paid off.'
const TOO_MUCH = 'Payment amount cannot exceed remaining balance'

export const twoTabs: Scenario = {
  id: 'M5',
  test: 'two tabs pay the rest, or most of it, concurrently; a double click sends one payment twice',
  goal: '100 of 100 rounds: one payment, and the other gets the reason',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 100 },
  async run(context) {
    const person = await signUp(await sharedServer(context))
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      const from = `Cash ${round}`
      wrong.push(...(await tabs(person, { from, amount: undefined, refusal: PAID_OFF })))
      wrong.push(...(await tabs(person, { from, amount: DEBT, refusal: PAID_OFF })))
      wrong.push(...(await tabs(person, { from, amount: 700, refusal: TOO_MUCH })))
      wrong.push(...(await doubleClick(person, from)))
    }
    wrong.push(...(await findBookErrors(person)))
    return {
      figure: `${context.rounds} rounds of three pairs of tabs and a double click, ${formatDifferences(wrong)}`,
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
  const before = await assetBalance(person, from)
  const replies = await inParallel(2, () => pay(person, payment))
  const expected = 100n * BigInt(amount ?? DEBT)
  const other = replies.find(({ status }) => status !== 200)
  const isRight =
    replies.some(({ status }) => status === 200) &&
    other !== undefined &&
    toMessage(other) === refusal &&
    (await isPaidOnce(person, { debtId, from, before, expected }))
  return isRight ? [] : [`two tabs that pay ${amount ?? 'the rest'}: ${describeReplies(replies)}`]
}

async function doubleClick(person: Person, from: string): Promise<string[]> {
  const debtId = await prepared(person, from)
  const before = await assetBalance(person, from)
  const key = randomUUID()
  const replies = await inParallel(2, () => pay(person, { debtId, from, amount: 100, key }))
  const isRight =
    replies.every(({ status }) => status === 200) &&
    JSON.stringify(replies[0]?.body) === JSON.stringify(replies[1]?.body) &&
    (await isPaidOnce(person, { debtId, from, before, expected: 10_000n }))
  return isRight ? [] : [`a double click: ${describeReplies(replies)}`]
}

async function prepared(person: Person, from: string): Promise<string> {
  await addCash(person, MONEY, from)
  return addDebt(person, DEBT)
}

async function isPaidOnce(
  person: Person,
  { debtId, from, before, expected }: { debtId: string; from: string; before: bigint; expected: bigint },
): Promise<boolean> {
  const rest = await debtBalance(person, debtId)
  return rest === BigInt(DEBT) * 100n - expected && (await assetBalance(person, from)) === before - expected
}

function describeReplies(replies: readonly Reply[]): string {
  return replies.map((reply) => `${toOutcome(reply)} ${toMessage(reply)}`).join(' and ')
}
