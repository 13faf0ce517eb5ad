import { addDays, type Frequency } from '@solvent/money'
import { assert, integer, property } from 'fast-check'
import { interestPostings, periodInterest } from './interest'
import { someLiability } from './testing/arbitraries'

test.each<[bigint, number, Frequency, bigint]>([
  [120_000n, 1000, 'monthly', 1000n],
  [110_450n, 1000, 'monthly', 920n],
  [500_000n, 750, 'quarterly', 9375n],
  [2n, 2500, 'yearly', 1n],
  [1n, 2500, 'yearly', 0n],
  [520_000n, 10_000, 'weekly', 10_000n],
  [520_000n, 10_000, 'biweekly', 20_000n],
])('a period of %s cents at %i basis points %s costs %s', (balance, rateBp, frequency, interest) => {
  expect(periodInterest(balance, rateBp, frequency)).toBe(interest)
})

/** 1,200.00 at 12% a year, due at the end of each month; two of twelve instalments are paid. */
const loan = {
  remaining: 120_000n,
  rateBp: 1200,
  instalment: 10_662n,
  installmentsTotal: 12,
  installmentsPaid: 2,
  frequency: 'monthly',
  firstDueDate: '2028-01-31',
  credit: 0n,
  isCompleted: false,
} as const

test('each missed due date costs the interest of a period on the balance with all earlier interest', () => {
  expect(interestPostings(loan, '2028-01-31', '2028-04-30')).toEqual([
    { date: '2028-02-29', interest: 1200n },
    { date: '2028-03-31', interest: 1212n },
    { date: '2028-04-30', interest: 1224n },
  ])
})

test.each([
  ['before the first due date', {}, '2028-01-01', '2028-01-30', []],
  ['twice for the same day', {}, '2028-02-29', '2028-02-29', []],
  ['when the clock goes back', {}, '2028-06-30', '2028-02-01', []],
  ['without interest', { rateBp: 0 }, '2028-01-01', '2029-01-01', []],
  ['when nothing is owed', { remaining: 0n }, '2028-01-01', '2029-01-01', []],
  ['on a completed debt', { isCompleted: true }, '2028-01-01', '2029-01-01', []],
  ['without due dates', { firstDueDate: null }, '2028-01-01', '2029-01-01', []],
  ['after the last instalment too', {}, '2030-01-30', '2030-02-27', ['2030-01-31']],
  ['by the week', { frequency: 'weekly' }, '2028-02-21', '2028-03-06', ['2028-02-28', '2028-03-06']],
  ['every 2 weeks', { frequency: 'biweekly' }, '2028-02-14', '2028-03-13', ['2028-02-28', '2028-03-13']],
  ['by the quarter', { frequency: 'quarterly' }, '2028-01-31', '2028-07-31', ['2028-04-30', '2028-07-31']],
  [
    'by the year from a leap day',
    { frequency: 'yearly', firstDueDate: '2028-02-29' },
    '2028-02-29',
    '2032-02-29',
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
] as const)('interest is posted %s', (_title, change, after, through, dates) => {
  const postings = interestPostings({ ...loan, ...change }, after, through)
  expect(postings.map(({ date }) => date)).toEqual(dates)
})

test('posting day by day gives the same as posting once', () => {
  assert(
    property(someLiability, integer({ min: 0, max: 400 }), ({ liability, today }, days) => {
      const daily = { ...liability }
      const postings = []
      for (let day = 1; day <= days; day += 1) {
        const found = interestPostings(daily, addDays(today, day - 1), addDays(today, day))
        for (const { interest } of found) daily.remaining += interest
        postings.push(...found)
      }
      expect(interestPostings(liability, today, addDays(today, days))).toEqual(postings)
    }),
  )
})
