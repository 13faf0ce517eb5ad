import { assert, property } from 'fast-check'
import { amortizationTable } from './amortization'
import { applyPayment, paymentAmount } from './payment'
import { LARGEST_SAFE_TOTAL } from './safe-total'
import { nextDueDate } from './schedule'
import { someLiability } from './testing/arbitraries'

/** 300.00 at 12% a year in instalments of 102.01, due at the end of each month. */
const loan = {
  remaining: 30_000n,
  rateBp: 1200,
  instalment: 10_201n,
  installmentsTotal: 3,
  installmentsPaid: 0,
  frequency: 'monthly',
  firstDueDate: '2026-01-31',
  credit: 0n,
  isCompleted: false,
} as const

/** Number, due date, interest, payment and closing balance of each row. */
function rows(change: Partial<Parameters<typeof amortizationTable>[0]>, today: string) {
  return amortizationTable({ ...loan, ...change }, today).map((row) => [
    row.number,
    row.dueDate,
    row.interest,
    row.payment,
    row.closing,
  ])
}

test('a fresh loan is paid in equal instalments, the last one smaller', () => {
  expect(rows({}, '2026-01-10')).toEqual([
    [1, '2026-01-31', 300n, 10_201n, 20_099n],
    [2, '2026-02-28', 201n, 10_201n, 10_099n],
    [3, '2026-03-31', 101n, 10_200n, 0n],
  ])
})

test('missed instalments come first, without interest already posted, and the last takes the rest', () => {
  expect(rows({ remaining: 30_603n }, '2026-03-10')).toEqual([
    [1, '2026-01-31', 0n, 10_201n, 20_402n],
    [2, '2026-02-28', 0n, 10_201n, 10_201n],
    [3, '2026-03-31', 102n, 10_303n, 0n],
  ])
})

test('the interest of an instalment due today is already posted', () => {
  expect(rows({ remaining: 30_300n }, '2026-01-31')[0]).toEqual([1, '2026-01-31', 0n, 10_201n, 20_099n])
})

test('a credit makes the first open instalment smaller', () => {
  expect(rows({ remaining: 26_000n, credit: 4000n }, '2026-01-10')).toEqual([
    [1, '2026-01-31', 260n, 6201n, 20_059n],
    [2, '2026-02-28', 201n, 10_201n, 10_059n],
    [3, '2026-03-31', 101n, 10_160n, 0n],
  ])
})

test('the interest of a prepaid due date is added to the next payment', () => {
  expect(rows({ remaining: 19_799n, installmentsPaid: 1 }, '2026-01-10')).toEqual([
    [2, '2026-02-28', 198n + 200n, 10_201n, 9996n],
    [3, '2026-03-31', 100n, 10_096n, 0n],
  ])
})

test('a large extra payment ends the table early', () => {
  expect(rows({ remaining: 9000n }, '2026-01-10')).toEqual([[1, '2026-01-31', 90n, 9090n, 0n]])
})

test('a balance left after the last instalment is one more payment', () => {
  expect(rows({ remaining: 50n, installmentsPaid: 3 }, '2026-04-01')).toEqual([
    [4, '2026-04-30', 1n, 51n, 0n],
  ])
})

test('interest that the instalments do not cover is part of the last payment', () => {
  const table = rows({ instalment: 100n, rateBp: 10_000 }, '2026-01-10')
  expect(table.map(([, , , payment]) => payment)).toEqual([100n, 100n, 37_917n])
})

test('a debt with an instalment of 0 is paid in full with the last one', () => {
  expect(rows({ instalment: 0n, rateBp: 0 }, '2026-01-10')).toEqual([[3, '2026-03-31', 0n, 30_000n, 0n]])
})

test.each([
  ['completed', { isCompleted: true }],
  ['without a balance', { remaining: 0n }],
  ['without a first due date', { firstDueDate: null }],
])('a debt that is %s has nothing to pay', (_title, change) => {
  expect(rows(change, '2026-01-10')).toEqual([])
})

test('every row adds up, and the table ends at 0 or above the largest total, within the contract', () => {
  assert(
    property(someLiability, ({ liability, today }) => {
      const table = amortizationTable(liability, today)
      const left = Math.max(1, liability.installmentsTotal - liability.installmentsPaid)
      expect(table.length).toBeLessThanOrEqual(left)
      let balance = table.length > 0 ? liability.remaining : 0n
      for (const { opening, interest, payment, principal, closing } of table) {
        expect(opening).toBe(balance)
        expect(payment > 0n && interest >= 0n).toBe(true)
        expect([opening + interest - payment, opening - principal]).toEqual([closing, closing])
        balance = closing
      }
      expect(balance === 0n || balance > LARGEST_SAFE_TOTAL).toBe(true)
    }),
  )
})

test('paying the instalment on each due date costs what the table says', () => {
  let debt = {
    ...loan,
    isCompleted: false as boolean,
    remaining: 30_000n as bigint,
    installmentsPaid: 0 as number,
  }
  for (const row of amortizationTable(debt, '2026-01-10')) {
    expect(row.dueDate).toBe(nextDueDate(debt))
    debt = { ...debt, remaining: debt.remaining + row.interest }
    const amount = paymentAmount(debt, 'installment', row.dueDate)
    expect(amount).toBe(row.payment)
    debt = applyPayment(debt, amount, 'installment', row.dueDate)
    expect(debt.remaining).toBe(row.closing)
  }
  expect([debt.isCompleted, debt.installmentsPaid]).toEqual([true, 3])
})
