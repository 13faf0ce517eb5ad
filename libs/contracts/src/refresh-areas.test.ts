import { areasOf, toSavedTable } from './refresh-areas'

test.each([
  ['assets', ['assets', 'dashboard', 'learned_words']],
  ['liabilities', ['liabilities', 'dashboard', 'recommendations']],
  ['payment', ['liabilities', 'assets', 'dashboard', 'recommendations']],
  ['scheduled_payments', ['liabilities', 'recommendations', 'dashboard']],
  ['plan', ['recommendations', 'dashboard']],
  ['users', ['dashboard']],
  ['income', ['dashboard', 'learned_words']],
  ['expenses', ['assets', 'dashboard', 'learned_words']],
  ['trades', ['assets', 'dashboard']],
  ['learned_words', ['learned_words']],
  ['something new', ['dashboard']],
  ['toString', ['dashboard']],
  [undefined, ['dashboard']],
])('saving %s refreshes %p', (table, areas) => {
  expect(areasOf(toSavedTable(table))).toEqual(areas)
})
