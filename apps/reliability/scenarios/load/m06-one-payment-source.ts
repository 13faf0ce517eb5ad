import { updateAsset } from '@solvent/contracts'
import { booksProblems } from '../../harness/people/book-errors'
import { counted, told } from '../../harness/runner/counts'
import { atOnce, outcome, owed, owned, pay } from '../../harness/people/bookkeeping'
import { addCash, addDebt, type Person, signUp } from '../../harness/people/person'
import type { Row } from '../../harness/runner/scenario'
import { sharedServer } from '../../harness/app/shared-server'
import { differences } from '../../harness/runner/format'

export const oneSource: Row = {
  id: 'M6',
  test: 'one source pays two debts at once; the source is edited while it pays',
  goal: '100 of 100 rounds: never negative, no lost update',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 100 },
  async run(setting) {
    const person = await signUp(await sharedServer(setting))
    const wrong: string[] = []
    for (let round = 0; round < setting.rounds; round += 1) {
      wrong.push(...(await twoDebts(person, `Cash ${round}`)))
      wrong.push(...(await editWhilePaying(person, `Savings ${round}`)))
    }
    wrong.push(...(await booksProblems(person)))
    return {
      figure: `${setting.rounds} rounds of 20 payments from one source, and of 20 payments with an edit: ${differences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

/** 100.00 in three assets pay 7.00 fourteen times, and 2.00 remain. */
async function twoDebts(person: Person, from: string): Promise<string[]> {
  for (const value of [40, 35.5, 24.5]) await addCash(person, value, from)
  const debts = [await addDebt(person, 1200), await addDebt(person, 1200)] as const
  const replies = await atOnce(20, (n) =>
    pay(person, { debtId: debts[n % 2 === 0 ? 0 : 1], amount: 7, from }),
  )
  const paid = replies.filter(({ status }) => status === 200).length
  const rest = (await owed(person, debts[0])) + (await owed(person, debts[1]))
  const left = await owned(person, from)
  if (paid === 14 && rest === 240_000n - 9800n && left === 200n) return []
  return [`two debts: ${told(counted(replies.map(outcome)))}, ${rest} cents owed, ${left} cents left`]
}

/** What was paid before the edit is behind it; what was paid after it is taken from the new value. */
async function editWhilePaying(person: Person, from: string): Promise<string[]> {
  const assetId = await addCash(person, 1000, from)
  const debtId = await addDebt(person, 1200)
  const edit = () =>
    person.send(updateAsset, {
      params: { id: assetId },
      body: { asset_type: from, asset_value: 500, date_received: '2026-01-15' },
    })
  const replies = await atOnce(21, (n) => (n === 10 ? edit() : pay(person, { debtId, amount: 10, from })))
  const rest = await owed(person, debtId)
  const left = await owned(person, from)
  const isRight =
    replies.every(({ status }) => status === 200) &&
    rest === 100_000n &&
    left >= 30_000n &&
    left <= 50_000n &&
    left % 1000n === 0n
  if (isRight) return []
  return [`an edit: ${told(counted(replies.map(outcome)))}, ${rest} cents owed, ${left} cents left`]
}
