import { areasOf, toSavedTable } from './refresh-areas'

test.each([
  ['assets', ['assets', 'dashboard']],
  ['liabilities', ['liabilities', 'dashboard', 'recommendations']],
  ['payment', ['liabilities', 'assets', 'dashboard', 'recommendations']],
  ['scheduled_payments', ['liabilities', 'recommendations', 'dashboard']],
  ['recurring', ['recommendations', 'dashboard']],
  ['plan', ['recommendations', 'dashboard']],
  ['users', ['dashboard']],
  ['income', ['dashboard']],
  ['expenses', ['assets', 'dashboard']],
  ['trades', ['assets', 'dashboard']],
  ['access', ['access']],
  ['something new', ['dashboard']],
  ['toString', ['dashboard']],
  [undefined, ['dashboard']],
])('saving %s refreshes %p', (table, areas) => {
  expect(areasOf(toSavedTable(table))).toEqual(areas)
})
