import { betterRun } from './better-run'
import { calendarFrom } from './calendar'
import { rulesOf } from './extra-of-month'
import type { LedgerRow, ProjectionInput } from './projection'
import { run } from './run'
import type { RunningDebt } from './running-debt'

/**
 * The full projection: a row for every debt and month with interest or a payment, month by month.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function payoffLedger(input: ProjectionInput): LedgerRow[] {
  const calendar = calendarFrom(input.today)
  const rows: LedgerRow[] = []
  const totals = new Map<RunningDebt, { interest: number; paid: number }>()
  const rules = rulesOf(input)
  const { keepsReserve } = betterRun(input, rules)
  run({ ...input, keepsReserve }, rules, (month, open) => {
    for (const debt of open) {
      const before = totals.get(debt) ?? { interest: 0, paid: 0 }
      const interest = debt.interest - before.interest
      const payment = debt.paid - before.paid
      if (interest === 0 && payment === 0) continue
      totals.set(debt, { interest: debt.interest, paid: debt.paid })
      rows.push({
        month: calendar.name(month),
        liabilityId: debt.id,
        interest: BigInt(interest),
        payment: BigInt(payment),
        balance: BigInt(debt.balance),
      })
    }
  })
  return rows
}
