import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isCard } from '@solvent/contracts'
import { amortizationTable, instalmentAmount } from '@solvent/plan'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import { toDueLiability } from '../liability-view'
import { total } from '../totals'
import { MAX_INSTALMENTS, nullIfInvalid } from './debt-interest'
import { labelOf } from './debt-state'
import { type Difference, difference, type Wording } from './difference'

/** The longest time without letting other requests run. */
const MAX_BLOCKING_MS = 10

interface Schedules {
  differences: Difference[]
  /** The principal that the remaining instalments pay off, by debt; minor units. */
  principal: ReadonlyMap<string, bigint>
}

/** Compares the schedule of each debt with the amount owed, and its instalment with the terms. */
export async function compareSchedules(debts: readonly LiabilityRow[], wording: Wording): Promise<Schedules> {
  const differences: Difference[] = []
  const principal = new Map<string, bigint>()
  let startedAt = performance.now()
  for (const debt of debts) {
    const { wrong, scheduled } = scheduleOf(debt, wording)
    principal.set(debt.id, scheduled)
    if (wrong !== null) differences.push(difference('schedules', wrong, { accountId: debt.id }))
    if (performance.now() - startedAt < MAX_BLOCKING_MS) continue
    await yieldToEventLoop()
    startedAt = performance.now()
  }
  return { differences, principal }
}

/** What is wrong with a debt, as a sentence, and the principal that its schedule pays. */
function scheduleOf(debt: LiabilityRow, wording: Wording): { wrong: string | null; scheduled: bigint } {
  const problem = countProblem(debt)
  if (problem !== null) return { wrong: problem, scheduled: 0n }
  const { money, today } = wording
  const rows = nullIfInvalid(() => amortizationTable(toDueLiability(debt, today), today))
  if (!rows) return { wrong: `The schedule of ${labelOf(debt)} cannot be calculated.`, scheduled: 0n }
  const scheduled = total(rows.map(({ principal }) => principal))
  const unpaid = rows.at(-1)?.closing ?? 0n
  // If missed instalments make the debt grow forever, the schedule ends with more than is owed today.
  const isGrowing = unpaid > debt.remaining
  if (!isGrowing && (unpaid !== 0n || scheduled !== debt.remaining)) {
    const figures = `pays off ${money(scheduled)}, but ${money(debt.remaining)} are owed`
    return { wrong: `The schedule of ${labelOf(debt)} ${figures}.`, scheduled }
  }
  return { wrong: instalmentProblem(debt, wording), scheduled }
}

/** Describes impossible counts, with which computing a schedule could take minutes. */
function countProblem(debt: LiabilityRow): string | null {
  const { installmentsPaid: paid, installmentsTotal: count, installmentsPaidAtEntry: atEntry } = debt
  if (count > MAX_INSTALMENTS) return `${labelOf(debt)} has ${count} installments, more than a debt can have.`
  if (paid > count) return `On ${labelOf(debt)} ${paid} installments are paid, but it has ${count}.`
  if (paid >= atEntry) return null
  return `On ${labelOf(debt)} ${paid} installments are paid, but ${atEntry} were when it was entered.`
}

function instalmentProblem(debt: LiabilityRow, { money }: Wording): string | null {
  const { instalment, lenderInstalment, installmentsPaid, installmentsTotal: count } = debt
  // Each statement of a card sets a new one, and so does an expense if only one is left.
  const isSpentFrom = isCard({ liability_type: debt.type }) && count - installmentsPaid <= 1
  if (debt.lenderTerms?.minimum || isSpentFrom) return null
  const byTerms = lenderInstalment ?? nullIfInvalid(() => instalmentAmount({ ...debt, count }))
  if (byTerms === instalment) return null
  const expected = byTerms === null ? 'its terms give none' : `its terms make it ${money(byTerms)}`
  return `The installment of ${labelOf(debt)} is ${money(instalment)}, but ${expected}.`
}
