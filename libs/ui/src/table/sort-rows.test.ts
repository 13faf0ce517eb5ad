import { searchRows } from './search-rows'
import { sortRows } from './sort-rows'

const sorted = (values: (string | number)[], descending = false) =>
  sortRows(values, (value) => value, descending)

test.each([
  ['numbers go by size', [10, 9, -1, 0.5], [-1, 0.5, 9, 10]],
  ['infinite numbers have a place', [Infinity, 3, -Infinity, Infinity], [-Infinity, 3, Infinity, Infinity]],
  ['numbers in texts go by size', ['Loan 10', 'Loan 9'], ['Loan 9', 'Loan 10']],
  ['texts go by the alphabet, not by case or accents', ['b', 'É', 'a', 'F'], ['a', 'b', 'É', 'F']],
  ['dates go from the earliest to the latest', ['2026-02-01', '2025-12-31'], ['2025-12-31', '2026-02-01']],
])('%s', (_, values, expected) => {
  expect(sorted(values)).toEqual(expected)
  expect(sorted(values, true)).toEqual([...expected].reverse())
})

test('an empty string comes last in both directions', () => {
  expect(sorted(['', 'b', 'a'])).toEqual(['a', 'b', ''])
  expect(sorted(['', 'b', 'a'], true)).toEqual(['b', 'a', ''])
})

test('sorting is stable in both directions and does not modify the given rows', () => {
  const rows = [
    { id: 1, type: 'Loan' },
    { id: 2, type: 'Card' },
    { id: 3, type: 'Loan' },
  ]
  const ids = (descending: boolean) => sortRows(rows, ({ type }) => type, descending).map(({ id }) => id)
  expect(ids(false)).toEqual([2, 1, 3])
  expect(ids(true)).toEqual([1, 3, 2])
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3])
})

test.each([
  ['', ['Café loan', 'Car loan', 'Card']],
  ['  ', ['Café loan', 'Car loan', 'Card']],
  ['CAR', ['Car loan', 'Card']],
  ['loan car', ['Car loan']],
  ['cafe', ['Café loan']],
  ['(', []],
])('a search for "%s" finds %j', (search, found) => {
  expect(searchRows(['Café loan', 'Car loan', 'Card'], (row) => row, search)).toEqual(found)
})
