import { type Person, signUp } from '@solvent/api-testing/person'
import { updateAsset } from '@solvent/contracts'
import { sharedServer } from '../../harness/app/shared-server'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, addDebt, assetBalance, debtBalance, pay, toOutcome } from '../../harness/people/bookkeeping'
import { formatCounts, formatDifferences } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues } from '../../harness/runner/statistics'

export const oneSource: Scenario = {
  id: 'M6',
  test: 'one source pays two debts concurrently; the source is edited while it pays',
  goal: '100 of 100 rounds: never negative, no lost update',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 100 },
  async run(context) {
    const person = await signUp(await sharedServer(context))
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      wrong.push(...(await twoDebts(person, `Cash ${round}`)))
      wrong.push(...(await editWhilePaying(person, `Savings ${round}`)))
    }
    wrong.push(...(await findBookErrors(person)))
    return {
      figure: `${context.rounds} rounds of 20 payments from one source, and of 20 payments with an edit: ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

/** Fourteen payments of 7.00 fit into the 100.00 of three assets, and 2.00 remain. */
async function twoDebts(person: Person, from: string): Promise<string[]> {
  for (const value of [40, 35.5, 24.5]) await addCash(person, value, from)
  const debts = [await addDebt(person, 1200), await addDebt(person, 1200)] as const
  const replies = await inParallel(20, (n) =>
    pay(person, { debtId: debts[n % 2 === 0 ? 0 : 1], amount: 7, from }),
  )
  const paid = replies.filter(({ status }) => status === 200).length
  const rest = (await debtBalance(person, debts[0])) + (await debtBalance(person, debts[1]))
  const left = await assetBalance(person, from)
  if (paid === 14 && rest === 240_000n - 9800n && left === 200n) return []
  return [
    `two debts: ${formatCounts(countValues(replies.map(toOutcome)))}, ${rest} cents owed, ${left} cents left`,
  ]
}

/** Payments before the edit do not affect the new value; payments after it are taken from it. */
async function editWhilePaying(person: Person, from: string): Promise<string[]> {
  const assetId = await addCash(person, 1000, from)
  const debtId = await addDebt(person, 1200)
  const edit = () =>
    person.send(updateAsset, {
      params: { id: assetId },
      body: { asset_type: from, asset_value: 500, date_received: '2026-01-15' },
    })
  const replies = await inParallel(21, (n) => (n === 10 ? edit() : pay(person, { debtId, amount: 10, from })))
  const rest = await debtBalance(person, debtId)
  const left = await assetBalance(person, from)
  const isRight =
    replies.every(({ status }) => status === 200) &&
    rest === 100_000n &&
    left >= 30_000n &&
    left <= 50_000n &&
    left % 1000n === 0n
  if (isRight) return []
  return [
    `an edit: ${formatCounts(countValues(replies.map(toOutcome)))}, ${rest} cents owed, ${left} cents left`,
  ]
}
