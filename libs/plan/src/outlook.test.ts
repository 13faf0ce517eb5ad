import { assert, bigInt, integer, property } from 'fast-check'
import { amortizationTable } from './amortization'
import { periodInterest } from './interest'
import { instalmentsNeeded, outlookOf } from './outlook'
import { dayAfterStart, someFrequency, someRateBp } from './testing/arbitraries'

const MOST = 5200
const TODAY = dayAfterStart(1000)

/** 2,000.00 at 21.9% with 110.00 a month. */
const card = {
  total: 200_000n,
  rateBp: 2190,
  frequency: 'monthly',
  firstDueDate: dayAfterStart(1010),
  installmentsPaid: 0,
  remaining: null,
  lenderInstalment: 11_000n,
} as const

test('the number of instalments of an amount pays the debt off with the last of them, and not before', () => {
  const someDebt = [bigInt(1n, 5_000_000n), bigInt(1n, 500_000n), someRateBp, someFrequency] as const
  assert(
    property(...someDebt, integer({ min: 990, max: 1100 }), (total, extra, rateBp, frequency, day) => {
      const instalment = periodInterest(total, rateBp, frequency) + extra
      const debt = {
        ...card,
        total,
        rateBp,
        frequency,
        firstDueDate: dayAfterStart(day),
        lenderInstalment: instalment,
      }
      const count = instalmentsNeeded(debt, TODAY, MOST)
      const rows = amortizationTable(
        { ...debt, remaining: total, instalment, installmentsTotal: count, credit: 0n, isCompleted: false },
        TODAY,
      )
      expect(rows).toHaveLength(count)
      expect(rows.at(-1)?.closing).toBe(0n)
      if (count < MOST) expect(rows.at(-1)?.payment).toBeLessThanOrEqual(instalment)
    }),
  )
})

test.each([
  // NPER(21.9% / 12, -110, 2000) is 22.3.
  ['of a card', {}, 23],
  [
    'of a card with two paid before',
    { installmentsPaid: 2, remaining: 200_000n, firstDueDate: dayAfterStart(950) },
    25,
  ],
  ['of a debt without interest', { rateBp: 0 }, 19],
  ['of a debt of nothing', { total: 0n }, 1],
])('the number of instalments %s', (_, terms, count) => {
  const debt = { ...card, ...terms }
  expect(instalmentsNeeded(debt, TODAY, MOST)).toBe(count)
  expect(outlookOf({ ...debt, count }, TODAY)).toEqual(outlookOf({ ...debt, count: MOST }, TODAY))
})
