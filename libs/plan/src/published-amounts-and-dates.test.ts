import { addMonthsClamped, ceilDiv, dueDate, halfUpDiv } from '@solvent/money'
import { amortizationTable } from './amortization'
import { oracleCases } from './testing/oracles'

const dates = oracleCases('due_dates')
const traps = oracleCases('traps')
const shares = oracleCases('prorata')
const isEqualSplit = (weights: number[]) => new Set(weights).size === 1

test('all worked cases are run', () => {
  expect([dates, traps, shares].map(({ length }) => length)).toEqual([8, 1, 3])
})

test.each(dates)('$id: $title', ({ inputs: { first_due, frequency, k }, expected }) => {
  expect(k.map((number) => dueDate(first_due, frequency, number))).toEqual(expected.dates)
})

test.each(traps)('$id: $title', ({ expected }) => {
  const [clamped = '', unshifted = ''] = expected.right_results
  expect(clamped).toContain(addMonthsClamped('2026-01-31', 1))
  expect(dueDate('2026-03-01', 'monthly', 0)).toBe(unshifted)
})

test.each(shares.filter(({ inputs }) => !isEqualSplit(inputs.weights)))(
  '$id: each share is rounded half up to the cent: $title',
  ({ inputs: { total_cents, weights }, expected }) => {
    const whole = weights.reduce((total, weight) => total + weight, 0)
    const rounded = weights.map((weight) => halfUpDiv(BigInt(total_cents * weight), BigInt(whole)))
    expect(rounded).toEqual(expected.shares_cents.map(BigInt))
  },
)

test.each(shares.filter(({ inputs }) => isEqualSplit(inputs.weights)))(
  '$id: instalments without interest are an equal split: $title',
  ({ inputs: { total_cents, weights }, expected }) => {
    const total = BigInt(total_cents)
    const debt = {
      remaining: total,
      rateBp: 0,
      instalment: ceilDiv(total, BigInt(weights.length)),
      installmentsTotal: weights.length,
      installmentsPaid: 0,
      frequency: 'monthly',
      firstDueDate: '2026-02-01',
      credit: 0n,
      isCompleted: false,
    } as const
    const payments = amortizationTable(debt, '2026-01-10').map(({ payment }) => payment)
    expect(payments).toEqual(expected.shares_cents.map(BigInt))
  },
)
