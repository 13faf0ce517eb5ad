import { moneyFormat } from '@solvent/money'
import { assert, bigInt, integer, property, record } from 'fast-check'
import { amortizationTable } from './amortization'
import { debtAtEntry, type EntryTerms, entryProblem } from './debt-at-entry'
import { outlookOf } from './outlook'
import { someFrequency, someRateBp } from './testing/arbitraries'

/** 4,200.00 at 22.9% a year in twelve monthly instalments. */
const loan: EntryTerms = {
  total: 420_000n,
  count: 12,
  rateBp: 2290,
  frequency: 'monthly',
  installmentsPaid: 0,
  remaining: null,
  lenderInstalment: null,
}

test.each<[string, Partial<EntryTerms>, bigint, bigint]>([
  ['are those of the contract for a new debt', {}, 39_492n, 420_000n],
  // 4,200.00 + 80.15 - 394.92 = 3,885.23; + 74.14 - 394.92 = 3,564.45
  ['with two paid are what the contract leaves', { installmentsPaid: 2 }, 39_492n, 356_445n],
  ['with a known balance are that balance', { remaining: 300_000n }, 39_492n, 300_000n],
  ['are as entered if both are', { installmentsPaid: 5, remaining: 300_000n }, 39_492n, 300_000n],
  // 4,200.00 + 80.15 - 500.00 = 3,780.15
  [
    "follow the lender's own instalment",
    { installmentsPaid: 1, lenderInstalment: 50_000n },
    50_000n,
    378_015n,
  ],
])('instalment and balance at entry %s', (_, entered, instalment, remaining) => {
  expect(debtAtEntry({ ...loan, ...entered })).toEqual({ instalment, remaining })
})

test.each<[string, Partial<EntryTerms>, string | undefined]>([
  ['nothing but the contract', {}, undefined],
  ['all but one paid', { installmentsPaid: 11 }, undefined],
  ['all paid', { installmentsPaid: 12 }, 'installmentsPaid'],
  ['all of it owed', { remaining: 420_000n }, undefined],
  ['more owed than was borrowed', { remaining: 560_000n }, undefined],
  ['an instalment of the interest', { lenderInstalment: 8_015n }, 'instalment'],
  ['a cent more than the interest', { lenderInstalment: 8_016n }, undefined],
  ['the interest of what is still owed', { lenderInstalment: 1_908n, remaining: 100_000n }, 'instalment'],
  ['a cent without interest', { lenderInstalment: 1n, rateBp: 0 }, undefined],
  [
    'so much paid that nothing is left',
    { lenderInstalment: 220_000n, installmentsPaid: 2 },
    'installmentsPaid',
  ],
  ['a debt of nothing', { total: 0n }, undefined],
])('the problem of an entry with %s', (_, entered, about) => {
  expect(entryProblem({ ...loan, ...entered }, moneyFormat())?.about).toBe(about)
})

const someTerms = record({
  total: bigInt(1n, 900_000_000n),
  count: integer({ min: 1, max: 60 }),
  rateBp: someRateBp,
  frequency: someFrequency,
  remaining: integer({ min: 0, max: 0 }).map(() => null),
  lenderInstalment: integer({ min: 0, max: 0 }).map(() => null),
  installmentsPaid: integer({ min: 0, max: 59 }),
}).map((terms) => ({ ...terms, installmentsPaid: Math.min(terms.installmentsPaid, terms.count - 1) }))

test('a debt entered midway continues exactly like one entered at its start', () => {
  assert(
    property(someTerms, (terms) => {
      const firstDueDate = '2026-03-31'
      const start = debtAtEntry({ ...terms, installmentsPaid: 0 })
      const middle = debtAtEntry(terms)
      const schedule = {
        ...terms,
        installmentsTotal: terms.count,
        firstDueDate,
        credit: 0n,
        isCompleted: false,
      }
      const whole = amortizationTable({ ...schedule, ...start, installmentsPaid: 0 }, '2026-03-10')
      const beforeNext = whole[terms.installmentsPaid - 1]?.dueDate ?? '2026-03-10'
      const rest = amortizationTable({ ...schedule, ...middle }, beforeNext)
      expect(rest).toEqual(whole.slice(terms.installmentsPaid))
    }),
  )
})

test('the outlook has the payments, the interest, the last month and the overdue instalments', () => {
  const debt = { ...loan, firstDueDate: '2026-11-30' }
  expect(outlookOf(debt, '2026-11-22')).toEqual({
    instalment: 39_492n,
    course: 'level',
    inThreeYears: null,
    opening: 420_000n,
    payments: 12,
    lastPayment: 39_488n,
    interest: 53_900n,
    paidOffOn: '2027-10-30',
    deferral: null,
    overdue: 0,
    withoutOverdue: { firstDueDate: '2026-11-30', nextDueDate: '2026-11-30' },
  })
  const late = { ...debt, firstDueDate: '2026-04-30' }
  expect(outlookOf(late, '2026-11-22')).toMatchObject({
    overdue: 7,
    withoutOverdue: { firstDueDate: '2026-11-30', nextDueDate: '2026-11-30' },
  })
  expect(outlookOf({ ...late, installmentsPaid: 4 }, '2026-11-22')).toMatchObject({
    overdue: 3,
    withoutOverdue: { firstDueDate: '2026-07-30', nextDueDate: '2026-11-30' },
  })
})

test('an instalment due today is not overdue', () => {
  const debt = { ...loan, firstDueDate: '2026-11-22' }
  expect(outlookOf(debt, '2026-11-22')).toMatchObject({
    overdue: 0,
    withoutOverdue: { nextDueDate: '2026-11-22' },
  })
})
