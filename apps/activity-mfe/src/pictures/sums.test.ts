import { sumOf, withOwnLabels } from './sums'

test('amounts are added up to the cent', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf([])).toBe(0)
})

test('what is called the same gets a label of its own', () => {
  const rows = ['Card', 'Van', 'Card', 'Card'].map((label) => ({ label }))
  expect(withOwnLabels(rows).map(({ label }) => label)).toEqual(['Card', 'Van', 'Card (2)', 'Card (3)'])
})
