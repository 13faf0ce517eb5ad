import { outlook } from './outlook'

const TODAY = '2026-11-22'
const course = { debt_free_month: '2027-11' }
const on = (debt_free_month: string | null) => ({ day: '2026-11-16', debt_free_month })

test.each([
  ['sooner', on('2027-12'), 'Debt-free in November 2027, 1 month sooner than forecast on 16 November'],
  ['later', on('2027-08'), 'Debt-free in November 2027, 3 months later than forecast on 16 November'],
  ['as before', on('2027-11'), 'Debt-free in November 2027'],
  ['while it had no end before', on(null), 'Debt-free in November 2027'],
  ['with nothing to compare', null, 'Debt-free in November 2027'],
])('a plan that ends %s says so', (_, before, text) => {
  expect(outlook({ course, before }, TODAY)).toBe(text)
})

test('debts that are never paid off are reported, and without debts there is no outlook', () => {
  expect(outlook({ course: { debt_free_month: null }, before: null }, TODAY)).toBe(
    'With this budget, your debts are never paid off.',
  )
  expect(outlook({ course: null, before: null }, TODAY)).toBe('')
})
