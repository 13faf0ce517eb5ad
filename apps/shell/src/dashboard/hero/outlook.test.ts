import { outlook } from './outlook'

const TODAY = '2026-11-22'
const course = { ending: 'debt_free', debt_free_month: '2027-11' } as const
const end = { ...course, interest: 0 }

function since(months: number | null) {
  const drift = { before: end, now: end, months, interest: 0, parts: [], text: '' }
  return { course, since: '2026-11-16', first_day: '2026-11-16', drift }
}

test.each([
  ['sooner', since(-1), 'Debt-free in November 2027, 1 month sooner than on 16 November'],
  ['later', since(3), 'Debt-free in November 2027, 3 months later than on 16 November'],
  ['as before', since(0), 'Debt-free in November 2027'],
  ['compared with a plan without an end', since(null), 'Debt-free in November 2027'],
  [
    'compared with nothing',
    { course, since: null, first_day: null, drift: null },
    'Debt-free in November 2027',
  ],
])('a plan that ends %s says so', (_, drift, text) => {
  expect(outlook(drift, TODAY)).toBe(text)
})

test('debts that are never paid off at this budget are not hidden, and without debts nothing is said', () => {
  const nothing = { since: null, first_day: null, drift: null }
  const never = { ending: 'never', debt_free_month: null } as const
  expect(outlook({ course: never, ...nothing }, TODAY)).toBe('At this budget the debts are never paid off.')
  expect(outlook({ course: null, ...nothing }, TODAY)).toBe('')
})
