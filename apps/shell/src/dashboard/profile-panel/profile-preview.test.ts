import { parseDraft } from './profile-preview'

test.each([
  ['1250', 1250],
  ['1,250.50', 1250.5],
  [' 12.345 ', 12.345],
  ['-5', -5],
  ['', 0],
  ['plenty', 0],
  ['12 apples', 0],
  ['Infinity', 0],
])('a salary typed as "%s" counts as %d', (typed, counted) => {
  const preview = parseDraft({ monthly_salary: typed, other_income: typed, currency: 'USD' })
  expect(preview).toEqual({ monthly_salary: counted, other_income: counted, currency: 'USD' })
})
