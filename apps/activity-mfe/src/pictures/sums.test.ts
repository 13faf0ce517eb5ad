import { sumOf, withUniqueLabels } from './sums'

test('amounts are added up to the cent', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf([])).toBe(0)
})

test('rows with the same label get unique labels', () => {
  const rows = ['Card', 'Van', 'Card', 'Card'].map((label) => ({ label }))
  expect(withUniqueLabels(rows).map(({ label }) => label)).toEqual(['Card', 'Van', 'Card (2)', 'Card (3)'])
})
