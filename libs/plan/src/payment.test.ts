import { assert, bigInt, oneof, property } from 'fast-check'
import { interestOfPayment } from './accrual'
import { monthlyPlan } from './monthly-plan'
import { applyPayment, paymentAmount } from './payment'
import { payoffAmount } from './payoff'
import type { OwedDebt } from './plan-liability'
import { nextDueDate } from './schedule'
import { someLiability } from './testing/arbitraries'
import { toPlanLiability } from './testing/oracle-liability'
import { oracleCases } from './testing/oracles'

/** Instalments of 100.00 due on 20 January, 20 February, 20 March ...; the first two are paid. */
const loan: OwedDebt = {
  remaining: 100_000n,
  instalment: 10_000n,
  installmentsTotal: 12,
  installmentsPaid: 2,
  frequency: 'monthly',
  firstDueDate: '2026-01-20',
  credit: 0n,
  isCompleted: false,
  rateBp: 0,
}
const today = '2026-03-10'

test.each([
  ['a part of the due instalment becomes credit', {}, 4_000n, 2, 4_000n, '2026-03-20'],
  ['the rest of the instalment completes it', { credit: 4_000n }, 6_000n, 3, 0n, '2026-04-20'],
  ['money beyond the due instalment does not skip the next one', {}, 35_000n, 3, 0n, '2026-04-20'],
  ['missed instalments are covered oldest first', { installmentsPaid: 0 }, 25_000n, 2, 5_000n, '2026-03-20'],
  ['all missed instalments in one payment', { installmentsPaid: 0 }, 30_000n, 3, 0n, '2026-04-20'],
  ['nothing is due this month', { installmentsPaid: 3 }, 10_000n, 3, 0n, '2026-04-20'],
  ['a debt without due dates', { firstDueDate: null }, 10_000n, 2, 0n, null],
  ['a debt without instalments', { instalment: 0n }, 10_000n, 2, 0n, '2026-03-20'],
  [
    'the last instalment stays due until nothing is left',
    { installmentsPaid: 11, firstDueDate: '2025-04-20' },
    20_000n,
    11,
    0n,
    '2026-03-20',
  ],
] as const)('partial payment: %s', (_title, change, amount, paid, credit, next) => {
  const after = applyPayment({ ...loan, ...change }, amount, 'partial', today)
  expect(after.remaining).toBe(100_000n - amount)
  expect([after.installmentsPaid, after.credit, nextDueDate(after)]).toEqual([paid, credit, next])
  expect(after.isCompleted).toBe(false)
})

test.each([
  ['the due one', {}, 3, '2026-04-20'],
  ['the next one ahead of its month', { installmentsPaid: 3 }, 4, '2026-05-20'],
  ['the oldest missed one', { installmentsPaid: 0 }, 1, '2026-02-20'],
  ['one that is partly paid, and the credit carries over', { credit: 4_000n }, 3, '2026-04-20'],
])('an instalment payment counts as one: %s', (_title, change, paid, next) => {
  const before = { ...loan, ...change }
  const after = applyPayment(before, paymentAmount(before, 'installment', today), 'installment', today)
  expect([after.remaining, after.installmentsPaid, nextDueDate(after)]).toEqual([90_000n, paid, next])
  expect(after.credit).toBe(before.credit)
})

test('no more instalments are counted than agreed, even if interest leaves a balance', () => {
  const after = applyPayment({ ...loan, installmentsPaid: 11 }, 10_000n, 'installment', today)
  expect([after.installmentsPaid, after.isCompleted]).toEqual([12, false])
  expect(applyPayment(after, 10_000n, 'installment', today).installmentsPaid).toBe(12)
})

test.each([
  ['full', { remaining: 100_000n }],
  ['installment', { remaining: 2_500n, installmentsPaid: 11 }],
] as const)('a %s payment of all that is left completes the debt', (type, change) => {
  const before = { ...loan, credit: 1_000n, ...change }
  const after = applyPayment(before, paymentAmount(before, type, today), type, today)
  expect(after).toEqual({ ...before, remaining: 0n, installmentsPaid: 12, credit: 0n, isCompleted: true })
  expect(nextDueDate(after)).toBeNull()
})

test.each([
  [0n, 'partial', 'greater than 0'],
  [-1n, 'partial', 'greater than 0'],
  [100_001n, 'partial', 'must not exceed'],
  [9_999n, 'installment', 'does not fit'],
  [99_999n, 'full', 'does not fit'],
] as const)('a payment of %s as %s is rejected', (amount, type, reason) => {
  expect(() => applyPayment(loan, amount, type, today)).toThrow(RangeError)
  expect(() => applyPayment(loan, amount, type, today)).toThrow(reason)
})

test.each([{ isCompleted: true }, { remaining: 0n }])('a payment on a debt with %p is rejected', (change) => {
  expect(() => applyPayment({ ...loan, ...change }, 1n, 'partial', today)).toThrow('already paid off')
})

test('a payment lowers the balance by exactly its amount and never the count of paid instalments', () => {
  assert(
    property(
      someLiability,
      oneof(bigInt(1n, 500n), bigInt(1n, 500_000_000n)),
      ({ liability: before, today: day }, amount) => {
        if (before.isCompleted || amount > payoffAmount(before, day)) return
        const after = applyPayment(before, amount, 'partial', day)
        expect(after.remaining).toBe(before.remaining + interestOfPayment(before, amount, day) - amount)
        expect(after.isCompleted).toBe(after.remaining === 0n)
        expect(after.installmentsPaid >= before.installmentsPaid).toBe(true)
        expect(after.installmentsPaid <= after.installmentsTotal).toBe(true)
        expect(after.credit >= 0n && (after.credit === 0n || after.credit < after.instalment)).toBe(true)
      },
    ),
  )
})

test('paying a whole plan leads to the debts of the worked case PLN-28', () => {
  const [short, paid] = ['PLN-02', 'PLN-28'].map((id) => oracleCases('plan').find((one) => one.id === id))
  const liabilities = short?.inputs.liabilities.map(toPlanLiability) ?? []
  const plan = monthlyPlan({ today, monthlyIncome: 500_000n, paidThisMonth: 0n, liabilities })
  const after = liabilities.map((liability) => {
    const amount = plan.items.find((item) => item.liabilityId === liability.id)?.amount ?? 0n
    return amount === 0n ? liability : applyPayment(liability, amount, 'partial', today)
  })
  const withoutAccrual = after.map(({ accrual: _, ...debt }) => debt)
  expect(withoutAccrual).toEqual(paid?.inputs.liabilities.map(toPlanLiability))
})
