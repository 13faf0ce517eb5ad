import { halfUpDiv, maxOf, minOf } from '@solvent/money'
import { assert, bigInt, boolean, integer, property, record } from 'fast-check'
import { amortizationTable } from './amortization'
import { applyCardChange } from './card-change'
import { entryProblem } from './debt-at-entry'
import { type Minimum, minimumDue } from './minimum'
import { withNextInstalment } from './next-instalment'
import { outlookOf } from './outlook'
import { applyPayment } from './payment'
import type { OwedDebt } from './plan-liability'
import { runningMinimumDue } from './projection/running-minimum'
import { withInterest } from './testing/post-interest'

const threePercent: Minimum = { shareBp: 300, atLeast: 1_500n, plusInterest: false }
const onePercentAndInterest: Minimum = { shareBp: 100, atLeast: 2_500n, plusInterest: true }

const TODAY = '2026-11-20'

/** $1,000 at 1.5% a month, due on the 10th, with statements 20 days before. */
function cardWith(minimum: Minimum, statementDays = 20) {
  const card: OwedDebt = {
    remaining: 100_000n,
    instalment: 3_000n,
    installmentsTotal: 5_200,
    installmentsPaid: 0,
    frequency: 'monthly',
    firstDueDate: '2026-12-10',
    credit: 0n,
    isCompleted: false,
    rateBp: 1_800,
    lenderTerms: { dayCount: '30_360', minimum, statementDays },
  }
  return { ...card, installmentsPaidAtEntry: 0 }
}

const money = (amount: bigint) => `$${Number(amount) / 100}`

test.each([
  ['a share of the balance', threePercent, 100_000n, 1_500n, 3_000n],
  ['no less than the least amount', threePercent, 40_000n, 600n, 1_500n],
  ['all that is left, if that is less', threePercent, 1_200n, 18n, 1_200n],
  ['a share and the interest', onePercentAndInterest, 300_000n, 4_434n, 7_434n],
  ['rounded half up', threePercent, 100_017n, 1_500n, 3_001n],
])('a minimum is %s', (_what, minimum, balance, interest, expected) => {
  expect(minimumDue(minimum, balance, interest)).toBe(expected)
})

test('a projection has the same minimum to the cent', () => {
  const someMinimum = record({
    shareBp: integer({ min: 0, max: 10_000 }),
    atLeast: bigInt(0n, 100_000n),
    plusInterest: boolean(),
  })
  assert(
    property(someMinimum, bigInt(0n, 10n ** 13n), bigInt(0n, 10n ** 9n), (minimum, balance, interest) => {
      const running = { ...minimum, atLeast: Number(minimum.atLeast) }
      const found = runningMinimumDue(running, Number(balance), Number(interest))
      expect(BigInt(found)).toBe(minimumDue(minimum, balance, interest))
    }),
  )
})

test('the minimum falls with what is owed, month by month', () => {
  const rows = amortizationTable(cardWith(threePercent), TODAY).slice(0, 3)
  // The first statement was made today. The second one adds 0.05% a day: for 20 days on $1,000 and 11 on the rest.
  expect(
    rows.map(({ dueDate, interest, payment, closing }) => [dueDate, interest, payment, closing]),
  ).toEqual([
    ['2026-12-10', 0n, 3_000n, 97_000n],
    ['2027-01-10', 1_534n, 2_956n, 95_578n],
    ['2027-02-10', 1_462n, 2_911n, 94_129n],
  ])
})

test('paying only the minimum takes as long as a loop of the rule itself says', () => {
  const rows = amortizationTable(cardWith(threePercent, 0), TODAY)
  const payments: bigint[] = []
  for (let owed = 100_000n; owed > 0n; ) {
    owed += halfUpDiv(owed * 15n, 1_000n)
    const least = maxOf(halfUpDiv(owed * 3n, 100n), 1_500n)
    payments.push(minOf(owed, least))
    owed -= minOf(owed, least)
  }
  expect(rows.map(({ payment }) => payment)).toEqual(payments)
  expect(payments).toHaveLength(92)
})

test('before a statement, the minimum is what it will ask for if nothing changes', () => {
  const card = cardWith(threePercent, 5)
  const expected = withNextInstalment(card, TODAY)
  const { debt: stated, interest } = withInterest(card, TODAY, '2026-12-05')
  expect(interest).toBe(1_250n)
  expect(expected.instalment).toBe(minimumDue(threePercent, 101_250n, 1_250n))
  expect(stated.instalment).toBe(expected.instalment)
})

test('after a statement, the minimum stays until it is paid, and then the next one is expected', () => {
  const { debt: stated } = withInterest(cardWith(threePercent, 5), TODAY, '2026-12-06')
  const less = { ...stated, remaining: stated.remaining - 50_000n }
  expect(withNextInstalment(less, '2026-12-06').instalment).toBe(stated.instalment)
  const paid = applyPayment(stated, stated.instalment, 'installment', '2026-12-06')
  expect(paid).toMatchObject({ installmentsPaid: 1, installmentsTotal: 5_200 })
  expect(withNextInstalment(paid, '2026-12-06').instalment).toBeLessThan(stated.instalment)
})

test('an expense is a part of the next statement, not due on its own', () => {
  const card = cardWith(threePercent)
  const after = applyCardChange(card, 20_000n, TODAY)
  expect(after).toMatchObject({ remaining: 120_000n, credit: 0n, instalment: 3_000n })
  const { debt, interest } = withInterest(after, TODAY, '2026-12-21')
  expect(debt.instalment).toBe(minimumDue(threePercent, 120_000n + interest, interest))
  expect(applyCardChange(after, -20_000n, TODAY)).toMatchObject({ remaining: 100_000n, credit: 0n })
})

test('a card that is paid off has one more payment, not all that there could be', () => {
  const paid = applyPayment(cardWith(threePercent), 100_000n, 'partial', '2026-11-20')
  expect(paid).toMatchObject({ isCompleted: true, installmentsPaid: 1 })
})

test('a card that was paid off has its first minimum on the due date after the next statement', () => {
  const paidOff = { ...cardWith(threePercent), remaining: 0n, isCompleted: true, installmentsPaid: 5_200 }
  const used = applyCardChange(paidOff, 10_000n, '2027-01-22')
  expect(used).toMatchObject({ remaining: 10_000n, isCompleted: false, installmentsPaid: 3 })
})

test('a card is entered with what is owed, and its first minimum is told', () => {
  const entry = { ...cardWith(threePercent), total: 100_000n, count: 5_200, firstDueDate: '2026-09-10' }
  const outlook = outlookOf({ ...entry, installmentsPaid: 3, remaining: null, lenderInstalment: null }, TODAY)
  expect(outlook).toMatchObject({ opening: 100_000n, instalment: 3_000n, overdue: 0 })
})

test.each([
  [{ frequency: 'weekly' as const }, 'Only a monthly debt can have a minimum payment.'],
  [{ rateBp: 3_600 }, 'The interest of one month is $30: a minimum of $15 never pays this off.'],
])('terms that do not work are refused: %j', (change, message) => {
  const minimum = { ...threePercent, shareBp: 100 }
  const entry = { ...cardWith(minimum), total: 100_000n, count: 5_200, firstDueDate: '2026-12-10' }
  const terms = { ...entry, installmentsPaid: 0, remaining: null, lenderInstalment: null, ...change }
  expect(entryProblem(terms, money)).toEqual({ about: 'lenderTerms', message })
})
