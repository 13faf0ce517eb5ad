import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { amortizationTable, instalmentAmount } from '@solvent/plan'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import { toPlanLiability } from '../liability-view'
import { total } from '../totals'
import { MOST_INSTALMENTS, orNull } from './debt-interest'
import { labelOf } from './debt-state'
import { type Difference, difference, type Wording } from './difference'

/** Milliseconds of the thread at once; then others are answered. */
const AT_ONCE_MS = 10

interface Schedules {
  differences: Difference[]
  /** What the instalments still to come pay off, by debt; minor units. */
  principal: ReadonlyMap<string, bigint>
}

/** Works out the schedule of each debt and compares it with what is owed, and its instalment with the terms. */
export async function compareSchedules(debts: readonly LiabilityRow[], wording: Wording): Promise<Schedules> {
  const differences: Difference[] = []
  const principal = new Map<string, bigint>()
  let began = performance.now()
  for (const debt of debts) {
    const { wrong, scheduled } = scheduleOf(debt, wording)
    principal.set(debt.id, scheduled)
    if (wrong !== null) differences.push(difference('schedules', wrong, { accountId: debt.id }))
    if (performance.now() - began < AT_ONCE_MS) continue
    await turnOfOthers()
    began = performance.now()
  }
  return { differences, principal }
}

/** What is wrong with a debt, as a sentence, and the principal that its schedule pays. */
function scheduleOf(debt: LiabilityRow, wording: Wording): { wrong: string | null; scheduled: bigint } {
  const unlikely = unlikelyCounts(debt)
  if (unlikely !== null) return { wrong: unlikely, scheduled: 0n }
  const { money, today } = wording
  const rows = orNull(() => amortizationTable(toPlanLiability(debt), today))
  if (!rows) return { wrong: `The schedule of ${labelOf(debt)} cannot be worked out.`, scheduled: 0n }
  const scheduled = total(rows.map(({ principal }) => principal))
  const open = rows.at(-1)?.closing ?? 0n
  // Where missed instalments make it grow for ever the schedule ends with more than is owed today.
  const isGrowing = open > debt.remaining
  if (!isGrowing && (open !== 0n || scheduled !== debt.remaining)) {
    const figures = `pays off ${money(scheduled)}, but ${money(debt.remaining)} are owed`
    return { wrong: `The schedule of ${labelOf(debt)} ${figures}.`, scheduled }
  }
  return { wrong: otherInstalment(debt, wording), scheduled }
}

/** Counts with which a schedule would be worked out for minutes. */
function unlikelyCounts(debt: LiabilityRow): string | null {
  const { installmentsPaid: paid, installmentsTotal: count, installmentsPaidAtEntry: atEntry } = debt
  if (count > MOST_INSTALMENTS)
    return `${labelOf(debt)} has ${count} installments, more than a debt can have.`
  if (paid > count) return `On ${labelOf(debt)} ${paid} installments are paid, but it has ${count}.`
  if (paid >= atEntry) return null
  return `On ${labelOf(debt)} ${paid} installments are paid, but ${atEntry} were when it was entered.`
}

function otherInstalment(debt: LiabilityRow, { money }: Wording): string | null {
  const { instalment, lenderInstalment, installmentsTotal: count } = debt
  const byTerms = lenderInstalment ?? orNull(() => instalmentAmount({ ...debt, count }))
  if (byTerms === instalment) return null
  const expected = byTerms === null ? 'its terms give none' : `its terms make it ${money(byTerms)}`
  return `The installment of ${labelOf(debt)} is ${money(instalment)}, but ${expected}.`
}
