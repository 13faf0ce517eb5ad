import { type Entry, type PlanInputs, pageCurrency } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import type { Books } from './books'
import { liquidWorth } from './payment-sources'
import { toPlannedLiability } from './planned-liability'
import { TODAY } from './today'

/** The inputs of today's plan. */
export function toPlanInputs(books: Books): PlanInputs {
  return {
    today: TODAY,
    currency: pageCurrency(books.profile),
    monthly_income: books.profile.monthly_income,
    budget: books.planSettings.budget,
    paid_this_month: paidIn(withoutSavings(books), TODAY.slice(0, 7)),
    received: { left: receivedForDebts(books), paid: 0 },
    ...(books.planSettings.pay && { pay: books.planSettings.pay }),
    ...(books.planSettings.cushion !== null && { cushion: books.planSettings.cushion }),
    ...(books.planSettings.living_costs !== null && { living_costs: books.planSettings.living_costs }),
    liquid_assets: fromMinor(liquidWorth(books)),
    liabilities: books.liabilities.filter(({ is_completed }) => !is_completed).map(toPlannedLiability),
    ...(books.scheduled.length > 0 && {
      scheduled: books.scheduled.map(({ liability_id, on, amount }) => ({ liability_id, on, amount })),
    }),
    expected: books.expected.map(({ expected_date, asset_amount, confidence, description, asset_type }) => ({
      on: expected_date,
      amount: asset_amount,
      confidence,
      description: description || asset_type,
    })),
  }
}

/** What was paid on one debt or on all, in a month (`YYYY-MM`) or, if that is empty, at any time. */
export function paidIn({ entries }: Pick<Books, 'entries'>, month: string, liabilityId?: string): number {
  const payments = entries.filter((entry) => isCountedPayment(entry) && entry.occurred_on.startsWith(month))
  const changes = payments
    .flatMap((entry) => entry.changes)
    .filter(
      ({ account_kind, account_id }) =>
        account_kind === 'liability' && (liabilityId ?? account_id) === account_id,
    )
  return fromMinor(changes.reduce((sum, { amount }) => sum - toMinor(amount), 0n))
}

function withoutSavings(books: Books): Pick<Books, 'entries'> {
  return { entries: books.entries.filter(({ id }) => !books.paidFromSavings.has(id)) }
}

/** Received money that was put towards debts. Simpler than the real books: payments do not use it up. */
function receivedForDebts({ entries }: Books): number {
  const received = entries.filter(({ reversed_by }) => reversed_by === null)
  return fromMinor(received.reduce((sum, { towards_debts = 0 }) => sum + toMinor(towards_debts), 0n))
}

function isCountedPayment({ kind, reversed_by }: Entry): boolean {
  return kind === 'payment' && reversed_by === null
}
