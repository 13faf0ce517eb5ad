import { addDays } from '@solvent/money'
import { assert, integer, property } from 'fast-check'
import { accrualOfNewTerms, interestOfPayment, interestRunUp } from './accrual'
import { accruedOn } from './accrual-by-months'
import { monthlyPlan } from './monthly-plan'
import { applyPayment } from './payment'
import { payoffAmount } from './payoff'
import type { PlanLiability } from './plan-liability'
import { payoffLedger } from './projection/ledger'
import { projectPayoff } from './projection/project-payoff'
import { someLiability } from './testing/arbitraries'

/** 5,000.00 at 12% a year, due as a whole on 20 December 2026. */
const loan: PlanLiability = {
  id: '1',
  remaining: 500_000n,
  instalment: 560_000n,
  installmentsTotal: 1,
  installmentsPaid: 0,
  frequency: 'yearly',
  firstDueDate: '2026-12-20',
  credit: 0n,
  isCompleted: false,
  rateBp: 1200,
  priority: 50,
}

test.each([
  ['in the month before', {}, '2026-11-22', 55_000n],
  ['from the first of its month on', {}, '2026-12-01', 60_000n],
  ['is none on the due date, when it is posted', {}, '2026-12-20', 0n],
  ['after the due date in its month', {}, '2026-12-31', 0n],
  ['in the first month of the next year', {}, '2027-01-01', 5_000n],
  ['before the first period has begun', {}, '2025-12-31', 0n],
  ['in its first month', {}, '2026-01-01', 5_000n],
  ['of a quarter', { frequency: 'quarterly' }, '2026-11-22', 10_000n],
  ['of a month', { frequency: 'monthly' }, '2026-12-01', 0n],
  ['of a week', { frequency: 'weekly' }, '2026-12-16', 0n],
  ['without a due date', { firstDueDate: null }, '2026-11-22', 0n],
  ['without a rate', { rateBp: 0 }, '2026-11-22', 0n],
  [
    'by what was owed before a payment',
    { accrual: { sum: 900_000n, through: '2026-09-02' } },
    '2026-11-22',
    19_000n,
  ],
  ['never below 0', { accrual: { sum: -900_000n, through: '2026-11-02' } }, '2026-11-22', 0n],
] as const)('accrued interest %s', (_, change, today, interest) => {
  const debt = { ...loan, ...change }
  expect(interestRunUp(debt, today)).toBe(interest)
  expect(payoffAmount(debt, today)).toBe(500_000n + interest)
})

test.each([
  ['days', 'periods', { lenderTerms: { dayCount: 'actual_365' } }, { lenderTerms: null }],
  ['periods', 'days', { lenderTerms: null }, { lenderTerms: { dayCount: 'actual_365' } }],
] as const)(
  'a debt that goes from %s to %s counts the time since the due date with the new terms',
  (...row) => {
    const [, , before, after] = row
    const accrual = { sum: 9_900n, through: '2026-11-02' }
    expect(accrualOfNewTerms({ ...loan, accrual, ...before }, { ...loan, ...after }, '2026-11-22')).toBeNull()
  },
)

test('a paid-off debt costs nothing to clear', () => {
  expect(payoffAmount({ ...loan, remaining: 0n }, '2026-11-22')).toBe(0n)
  expect(payoffAmount({ ...loan, isCompleted: true }, '2026-11-22')).toBe(0n)
})

test.each([
  [499_999n, 0n, 1n],
  [500_000n, 55_000n, 55_000n],
  [554_999n, 55_000n, 1n],
  [555_000n, 55_000n, 0n],
])('a payment of %s posts %s and leaves %s', (amount, interest, left) => {
  expect(interestOfPayment(loan, amount, '2026-11-22')).toBe(interest)
  const after = applyPayment(loan, amount, 'partial', '2026-11-22')
  expect([after.remaining, after.isCompleted]).toEqual([left, left === 0n])
})

test('paying a cent more never costs more in the end', () => {
  const totals = [499_998n, 499_999n, 500_000n, 500_001n, 554_999n].map((paid) => {
    const after = applyPayment(loan, paid, 'partial', '2026-11-22')
    return paid + after.remaining + interestRunUp(after, '2026-12-19')
  })
  expect(totals).toEqual(totals.map(() => 555_000n))
})

test('the plan and the projection clear a debt with its accrued interest, and the action says so', () => {
  const plan = monthlyPlan({
    today: '2026-11-22',
    monthlyIncome: 2_000_000n,
    paidThisMonth: 0n,
    liabilities: [loan],
  })
  expect(plan.items[0]).toMatchObject({
    amount: 555_000n,
    action: 'Pay this month: $5,550.00 extra to save interest - this pays it off',
  })
  const input = { today: '2026-11-22', monthlyBudget: 1_400_000n, liabilities: [loan] }
  expect(projectPayoff(input)).toMatchObject({ totalPaid: 555_000n, debtFreeMonth: '2026-11' })
  const minimum = { ...input, strategy: 'minimum' as const }
  expect(projectPayoff(minimum)).toMatchObject({ totalPaid: 560_000n, debtFreeMonth: '2026-12' })
})

test('a projection continues from the recorded accrual', () => {
  const accrual = { sum: 9_000_000n, through: '2026-11-22' }
  const [row] = payoffLedger({
    today: '2026-11-22',
    monthlyBudget: null,
    liabilities: [{ ...loan, accrual }],
  })
  // 90,000.00 so far and 5,000.00 in December, at 1% a month.
  expect(row).toMatchObject({ month: '2026-12', interest: 95_000n, payment: 595_000n })
})

test('accruing month by month gives the same sum as accruing all months together', () => {
  assert(
    property(someLiability, integer({ min: 0, max: 60 }), ({ liability, today }, days) => {
      const later = addDays(today, days)
      const debt = { ...liability, accrual: { sum: accruedOn(liability, today), through: today } }
      const isSamePeriod = accruedOn(liability, later) >= accruedOn(liability, today)
      if (isSamePeriod && liability.remaining > 0n) {
        expect(accruedOn(debt, later)).toBe(accruedOn(liability, later))
      }
    }),
  )
})
