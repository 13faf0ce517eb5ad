import { areasOf } from './refresh-areas'

test.each([
  ['assets', ['assets', 'dashboard']],
  ['liabilities', ['liabilities', 'dashboard', 'recommendations']],
  ['payment', ['liabilities', 'assets', 'dashboard', 'recommendations']],
  ['users', ['dashboard']],
  ['income', ['dashboard']],
  ['expenses', ['assets', 'dashboard']],
  ['trades', ['assets', 'dashboard']],
  ['something new', ['dashboard']],
  ['toString', ['dashboard']],
])('saving %s refreshes %p', (table, areas) => {
  expect(areasOf(table)).toEqual(areas)
})
